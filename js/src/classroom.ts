// The teacher's panel of a class: who needs help, and commands for the whole class.
import type { RenderProps } from "@anywidget/types";
import { wholeLink } from "./effects/send-link";
import { type Mount, mount } from "./mount";
import { make } from "./room/elements";
import { qrDrawing } from "./room/qr-drawing";
import type { AnswerLine, ClassLink, ClassPress, ClassTraits, PupilLine } from "./state/protocol";

const NAMES = ["panel", "notice", "language"] as const;

function open({ place, traits, send }: Mount<ClassTraits>) {
  let now = traits;
  const section = place.appendChild(make("section"));
  const head = section.appendChild(make("div", "", "ora-today-head"));
  const columns = section.appendChild(make("div", "", "ora-class"));
  const main = columns.appendChild(make("div"));
  // Beside the pupils, so that they stay visible; its button folds it away.
  const link = columns.appendChild(make("aside"));
  const kept = main.appendChild(make("p", "", "ora-muted"));
  const status = main.appendChild(make("p", "", "ora-verdict"));
  status.role = "status";
  const rest = main.appendChild(make("div"));
  const names = main.appendChild(make("label"));
  const nameless = names.appendChild(Object.assign(make("input"), { type: "checkbox" }));
  const hide = names.appendChild(new Text());
  nameless.addEventListener("change", () => {
    const on = now.panel.pupils.find(({ shown }) => shown);
    if (on) show(on.name);
  });
  // Limited in height, so that the projector's board stays near however many pupils there are.
  const frame = main.appendChild(Object.assign(make("div"), { style: "max-height:24rem;overflow:auto" }));
  const press = (what: ClassPress["do"], which = "") => send({ do: what, which });
  const show = (name: string) => press(nameless.checked ? "hide" : "show", name);

  function button(what: ClassPress["do"], which = "", main = false) {
    const made = make("button", now.panel.words[what], `ora-button ora-small ${main ? "ora-main" : ""}`);
    Object.assign(made.dataset, { press: what, which });
    if (which) made.ariaLabel = `${made.textContent}: ${which}`;
    made.addEventListener("click", () => (what === "show" ? show(which) : press(what, which)));
    return made;
  }

  /** A button that shows the link again or folds it away. */
  function linkButton() {
    const made = make("button", now.panel.words.link, "ora-button ora-small");
    Object.assign(made.dataset, { press: "link", which: "" });
    made.ariaExpanded = String(!link.hidden);
    made.addEventListener("click", () => {
      link.hidden = !link.hidden;
      draw();
      if (!link.hidden) press("link");
    });
    return made;
  }

  function pupil({ name, here, step, tries, hints, last, since, shown }: PupilLine) {
    const line = make("tr");
    line.dataset.pupil = name;
    line.style.opacity = here ? "" : ".6";
    const buttons = make("td");
    buttons.style.whiteSpace = "nowrap";
    buttons.append(shown ? button("own") : button("show", name), "\u00a0");
    buttons.append(Object.assign(button("remove", name), { textContent: "✕", title: now.panel.words.remove }));
    line.append(make("th", name), ...[step, tries, hints, last, since].map((text) => make("td", `${text}`)), buttons);
    return line;
  }

  function answer({ line, label, count, percent }: AnswerLine) {
    const row = make("li", `${label} ${count} (${percent} %) `);
    row.append(button("play-out", line));
    return row;
  }

  function table() {
    const { words, pupils } = now.panel;
    const made = make("table");
    made.ariaLabel = words.pupils ?? "";
    const columns = ["name", "step", "tries", "hints", "last", "since"].map((name) =>
      make("th", words[`column-${name}`]),
    );
    const head = made.createTHead().insertRow();
    head.append(...columns, make("td"));
    made.createTBody().append(...pupils.map(pupil));
    return made;
  }

  function draw() {
    const { panel, notice, language } = now;
    section.className = `ora-board ora-today ${document.body.dataset.jpThemeLight === "false" ? "ora-dark" : "ora-light"}`;
    section.lang = language;
    section.ariaLabel = panel.title;
    head.replaceChildren(make("h2", panel.title), make("p", panel.counts, "ora-muted"));
    kept.textContent = `${panel.full} ${panel.kept}`;
    status.textContent = notice;
    const { press: what, which = "" } = section.querySelector<HTMLElement>(":focus")?.dataset ?? {};
    const bar = make("div", "", "ora-lesson-buttons");
    bar.append(button(panel.frozen || panel.asking ? "go-on" : "freeze", "", true));
    if (panel.has_next) bar.append(button("push"));
    if (panel.has_solution) bar.append(button("reveal"));
    bar.append(button("poll"), linkButton(), button(panel.locked ? "unlock" : "lock"), button("close"));
    const answers = make("ul");
    answers.ariaLabel = panel.words.answers ?? "";
    answers.append(...panel.answers.map(answer));
    if (panel.answers.length) bar.append(Object.assign(button("play-out"), { textContent: panel.words.board }));
    if (panel.missing) answers.append(make("li", panel.missing));
    rest.replaceChildren(bar, ...(panel.asking ? [answers] : []));
    hide.data = panel.words.hide ?? "";
    frame.replaceChildren(table());
    // The panel is redrawn when a pupil answers; keep the focus on the same button.
    if (what) section.querySelector<HTMLElement>(`[data-press="${what}"][data-which="${CSS.escape(which)}"]`)?.focus();
  }

  draw();
  press("link");
  const dark = new MutationObserver(draw);
  dark.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  return {
    unmount: () => dark.disconnect(),
    receive(news: Partial<ClassTraits>) {
      now = { ...now, ...news };
      draw();
    },
    receiveMessage(message: unknown) {
      const found = message as ClassLink;
      if (found.do !== "link") return;
      const label = now.panel.words.link ?? "";
      const text = { type: "text", readOnly: true, value: wholeLink(found.link), ariaLabel: label };
      const field = Object.assign(make("input"), text);
      field.addEventListener("focus", () => field.select());
      link.replaceChildren(field, make("p", now.panel.says, "ora-muted"));
      if (found.code) {
        const drawing = qrDrawing(found.code, found.size, label);
        link.prepend(drawing);
      }
    },
  };
}

export default () => ({ render: (props: RenderProps<ClassTraits>) => mount(props, NAMES, open) });
