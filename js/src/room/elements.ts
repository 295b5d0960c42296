// Elements of the pages around a room, and what the browser remembers for them.

export function remember(name: string, value?: string): string {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name) ?? "";
  } catch {
    return value ?? "";
  }
}

/** An element with a text and class names. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = "", name = ""): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text, className: name });
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(make("button", text), { type: "button" });
  made.addEventListener("click", press);
  return made;
}

/** A named part of a guest's page. */
export const part = <Found extends HTMLElement>(name: string) =>
  document.querySelector(`[data-room="${name}"]`) as Found;

/** The key under which the latest name is stored. */
export const NAME_KEY = "ora-room-name";

/** A field for a name, filled with the latest one. */
export function nameField(label: string): HTMLInputElement {
  const field = Object.assign(make("input"), { value: remember(NAME_KEY), maxLength: 24 });
  Object.assign(field, { placeholder: label, autocomplete: "nickname" });
  field.setAttribute("aria-label", label);
  return field;
}
