// A teacher's text above a board, and the code that a learner sends back. lessons/assignments/codes.py has the grammar
// of the code.
import { copyFrom } from "../effects/clipboard";
import type { ClassTask } from "../state/protocol";

const CODE_KIND = "oraanswer1";
const DEVICE_KEY = "ora_device";

/** The check sum that shows damage to a code. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * The code of an answer.
 * @param moves the moves played at each step
 * @param about when it was made, and in which browser
 */
export function answerCode(
  task: string,
  name: string,
  moves: Record<string, string>,
  about: { sent?: string; from?: string } = {},
): string {
  const text = new TextEncoder().encode(JSON.stringify({ task, name, moves, ...about }));
  const whole = new Uint8Array(4 + text.length);
  new DataView(whole.buffer).setUint32(0, crc32(text));
  whole.set(text, 4);
  const letters = btoa(Array.from(whole, (byte) => String.fromCharCode(byte)).join(""));
  return `${CODE_KIND}:${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** A random word for this browser, by which a teacher tells learners of the same name apart. */
function deviceWord(): string {
  const drawn = Math.random().toString(36).slice(2, 10);
  try {
    const word = localStorage.getItem(DEVICE_KEY) ?? drawn;
    localStorage.setItem(DEVICE_KEY, word);
    return word;
  } catch {
    return drawn; // where nothing can be stored, the word lasts until the page is closed
  }
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = ""): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}

/**
 * Insert the task before the board: the teacher's text, and a form that makes the code.
 * @param moves the moves played so far, by step
 */
export function showTask(task: ClassTask, before: HTMLElement, moves: () => Record<string, string>): void {
  const { words } = task;
  const from = deviceWord();
  const section = make("section");
  section.className = "ora-class-task";
  section.style.cssText = "flex:none;max-height:40%;overflow:auto;padding:2px 0 6px;line-height:1.35";
  const introduction = make("p", task.instructions);
  introduction.style.cssText = "margin:4px 0;white-space:pre-line;overflow-wrap:anywhere";
  const form = make("form");
  form.style.cssText = "display:flex;flex-wrap:wrap;gap:6px 10px;align-items:center";
  const label = make("label", `${words.name} `);
  const name = make("input");
  name.maxLength = 40;
  name.autocomplete = "name";
  label.append(name);
  const send = make("button", words.send);
  const status = make("p");
  status.setAttribute("role", "status");
  status.style.cssText = "margin:0;flex-basis:100%";
  form.append(label, send, status);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const played = moves();
    if (!Object.keys(played).length) {
      status.textContent = words.empty ?? "";
      return;
    }
    const code = make("input");
    code.readOnly = true;
    code.value = answerCode(task.id, name.value, played, { sent: new Date().toISOString().slice(0, 16), from });
    code.style.cssText = "width:min(100%,40em)";
    code.setAttribute("aria-label", words.sent ?? "");
    const button = make("button", words.copy);
    button.type = "button";
    button.addEventListener("click", () => void copyFrom(code));
    status.replaceChildren(make("span", `${words.sent} `), code, " ", button);
    code.select();
  });
  section.append(...(task.instructions ? [introduction] : []), form);
  before.before(section);
}
