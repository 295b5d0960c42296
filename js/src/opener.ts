// Asks for a game: reads the code in the address that the page was opened with, or takes what is pasted.
import type { RenderProps } from "@anywidget/types";
import { type Mount, mount } from "./mount";

interface OpenerTraits {
  words: Record<"label" | "button" | "hint", string>;
  /** What came of the last try. */
  notice: string;
  /** Whether the line is only shown with a notice: what is below it offers a game as well. */
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
  // JupyterLab lets no form inside an output be sent by a key.
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
