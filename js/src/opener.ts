// Asks for a game: reads the code in the address that the page was opened with, or takes what is pasted.
import type { AnyModel, RenderProps } from "@anywidget/types";

interface Traits {
  words: Record<"label" | "button" | "hint", string>;
  /** What came of the last try. */
  notice: string;
  /** Whether the line is only there when something is said: what is below it asks for a game as well. */
  folded: boolean;
}

const CODE = /[#?&=](ora\d+(?::|%3A)[\w%=-]+)/i;

/** The code in the address, also where the host has tidied the address up since. */
export function codeInAddress(): string {
  const [first] = performance.getEntriesByType?.("navigation") ?? [];
  for (const address of [location.href, first?.name ?? ""]) {
    const found = CODE.exec(address);
    // Not decoded: a spoilt address would throw, and Python reads the rest as it is.
    if (found?.[1]) return found[1].replace(/%3a/i, ":");
  }
  return "";
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, parent: HTMLElement): HTMLElementTagNameMap[K] {
  return parent.appendChild(document.createElement(tag));
}

function render({ model, el }: RenderProps<Traits>): () => void {
  const words = model.get("words");
  const form = element("form", el);
  form.className = "ora-opener";
  form.style.cssText = "flex-wrap:wrap;gap:8px;align-items:center;font-family:system-ui,sans-serif";
  // Otherwise keys drive the notebook.
  form.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
  });
  const label = element("label", form);
  label.textContent = words.label;
  const input = element("input", label);
  input.style.cssText = "margin-left:8px;width:32em;max-width:60vw";
  input.placeholder = words.hint;
  const button = element("button", form);
  button.textContent = words.button;
  const status = element("p", form);
  status.setAttribute("role", "status");
  status.style.cssText = "margin:0;flex-basis:100%";

  const open = (text: string, typed: boolean) => model.send({ do: "open", text, typed });
  const submit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    open(input.value, true);
  };
  form.addEventListener("submit", submit);
  // JupyterLab lets no form inside an output be sent by a key.
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") submit(event);
  });
  const follow = () => {
    const notice = model.get("notice");
    status.textContent = notice;
    form.style.display = model.get("folded") && !notice ? "none" : "flex";
  };
  model.on("change:notice", follow);
  follow();
  const code = codeInAddress();
  if (code) {
    input.value = code;
    open(code, false);
  }
  return () => {
    (model as AnyModel<Traits>).off("change:notice", follow);
    form.remove();
  };
}

export default { render };
