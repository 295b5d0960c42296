// Elements of the pages around a room, and what a browser remembers for them.

export function remember(kind: "localStorage" | "sessionStorage", name: string, value?: string): string {
  try {
    const store = window[kind];
    if (value !== undefined) store.setItem(name, value);
    return store.getItem(name) ?? "";
  } catch {
    return value ?? "";
  }
}

/** An element with a text and the names of its classes. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = "", name = ""): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text, className: name });
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(make("button", text), { type: "button" });
  made.addEventListener("click", press);
  return made;
}

/** A part of a guest's page, by its name. */
export const part = <Found extends HTMLElement>(name: string) =>
  document.querySelector(`[data-room="${name}"]`) as Found;

/** What somebody called themselves last. */
export const NAME_KEY = "ora-room-name";

/** The field for a name, with the name of the last time. */
export function nameField(label: string): HTMLInputElement {
  const field = Object.assign(make("input"), { value: remember("localStorage", NAME_KEY), maxLength: 24 });
  Object.assign(field, { placeholder: label, autocomplete: "nickname" });
  field.setAttribute("aria-label", label);
  return field;
}
