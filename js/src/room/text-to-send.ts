// A text to send: a field, a button for the share sheet or the clipboard, and a QR code.
import { sendLink } from "../effects/send-link";
import { button, make } from "./elements";
import { qrCode } from "./qr";

export interface TextToSend {
  label: string;
  link: string;
  /** The labels of its button and result. */
  send: string;
  copied: string;
  qr: string;
}

/** Send a text after a press; where nothing can be copied, select it. */
export async function send({ link, copied }: TextToSend, field: HTMLInputElement, status: HTMLElement): Promise<void> {
  const sent = await sendLink({ link, text: "" });
  status.textContent = sent === "copied" ? copied : "";
  if (sent === "by hand") {
    field.focus();
    field.select();
    // The only clipboard without a secure connection.
    if (document.execCommand("copy")) status.textContent = copied;
  }
}

export function textToSend(text: TextToSend) {
  const field = Object.assign(make("input"), { readOnly: true, value: text.link });
  field.setAttribute("aria-label", text.label);
  field.addEventListener("focus", () => field.select());
  const status = make("small");
  status.setAttribute("role", "status");
  const press = () => void send(text, field, status);
  const made = button(text.send, press);
  made.dataset.send = "true";
  return { press, elements: [field, made, status, qrCode(text.link, text.qr)] };
}
