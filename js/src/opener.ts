// Asks for a game: takes the code from the page's address, or from a field for pasting.
import type { RenderProps } from "@anywidget/types";
import { type Mount, mount } from "./mount";

interface OpenerTraits {
  words: Record<"label" | "button" | "hint", string>;
  /** The result of the latest attempt. */
  notice: string;
  /** Whether the form is shown only with a notice, because the content below it offers a game too. */
  folded: boolean;
}

const CODE = /[#?&=](ora\d+(?::|%3A)[\w%=-]+)/i;

/** The code in the address, even if the host has since cleaned up the address. */
export function codeInAddress(): string {
  const [first] = performance.getEntriesByType?.("navigation") ?? [];
  for (const address of [location.href, first?.name ?? ""]) {
    const found = CODE.exec(address);
    // Not decoded: a damaged address would throw, and Python reads the code as it is.
    if (found?.[1]) return found[1].replace(/%3a/i, ":");
  }
  return "";
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, parent: HTMLElement): HTMLElementTagNameMap[K] {
  return parent.appendChild(document.createElement(tag));
}

function open({ place, traits, send }: Mount<OpenerTraits>) {
  const { words, folded } = traits;
  const form = element("form", place);
  form.className = "ora-opener";
  form.style.cssText = "flex-wrap:wrap;gap:8px;align-items:center;font-family:system-ui,sans-serif";
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

  const submit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    send({ do: "open", text: input.value, typed: true });
  };
  form.addEventListener("submit", submit);
  // A button and a key handler, since JupyterLab does not let a form in an output be submitted.
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") submit(event);
  });
  const receive = ({ notice = "" }: Partial<OpenerTraits>) => {
    status.textContent = notice;
    form.style.display = folded && !notice ? "none" : "flex";
  };
  receive(traits);
  const code = codeInAddress();
  if (code) {
    input.value = code;
    send({ do: "open", text: code, typed: false });
  }
  return { receive };
}

export default { render: (props: RenderProps<OpenerTraits>) => mount(props, ["words", "notice", "folded"], open) };
