// The teacher's panel of a class: who needs help, and what can be done with all of them.
import type { RenderProps } from "@anywidget/types";
import { type Mount, mount } from "./mount";
import type { AnswerShown, ClassLink, ClassPress, ClassTraits, PupilShown } from "./state/protocol";

const NAMES = ["panel", "notice", "language"] as const;
const SVG = "http://www.w3.org/2000/svg";

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = "", name = ""): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text, className: name });
}

/** A QR code, black on white whatever the theme. */
function drawing({ code, size }: ClassLink, label: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label }))
    svg.setAttribute(name, value);
  svg.style.cssText = "display:block;width:min(16rem,100%)";
  svg.innerHTML = `<rect width="${size}" height="${size}" fill="white"/><path fill="black"/>`;
  svg.querySelector("path")?.setAttribute("d", code);
  return svg;
}

function open({ place, traits, send }: Mount<ClassTraits>) {
  let now = traits;
  let nameless = false;
  const section = place.appendChild(make("section"));
  const head = section.appendChild(make("div", "", "ora-today-head"));
  const link = section.appendChild(make("div"));
  const kept = section.appendChild(make("p", "", "ora-muted"));
  const status = section.appendChild(make("p", "", "ora-verdict"));
  status.setAttribute("role", "status");
  const rest = section.appendChild(make("div"));
  const press = (what: ClassPress["do"], which = "") => send({ do: what, which });

  function button(what: ClassPress["do"], which = "", main = false) {
    const made = make("button", now.panel.words[what], `ora-button ora-small ${main ? "ora-main" : ""}`);
    made.type = "button";
    Object.assign(made.dataset, { press: what, which });
    if (which) made.setAttribute("aria-label", `${made.textContent}: ${which}`);
    made.addEventListener("click", () => press(what, which));
    return made;
  }

  function pupil({ name, here, step, tries, hints, last, since, shown }: PupilShown) {
    const line = make("tr");
    Object.assign(line.dataset, { pupil: name, here });
    line.style.opacity = here ? "" : ".6";
    const told = make("th", name);
    told.scope = "row";
    const buttons = make("td");
    buttons.style.whiteSpace = "nowrap";
    const show = button(nameless ? "hide" : "show", name);
    show.textContent = now.panel.words.show ?? "";
    buttons.append(shown ? button("own") : show, " ");
    buttons.append(Object.assign(button("remove", name), { textContent: "✕", title: now.panel.words.remove }));
    line.append(told, ...[step, tries, hints, last, since].map((text) => make("td", String(text))), buttons);
    return line;
  }

  function answer({ line, label, count, percent }: AnswerShown) {
    const row = make("li", `${label} ${count} (${percent} %) `);
    const bar = make("meter");
    Object.assign(bar, { max: 100, value: percent });
    bar.setAttribute("aria-hidden", "true");
    row.append(bar, " ", button("play-out", line));
    return row;
  }

  function names() {
    const label = make("label");
    const box = Object.assign(make("input"), { type: "checkbox", checked: nameless });
    box.dataset.press = "names";
    box.addEventListener("change", () => {
      nameless = box.checked;
      const on = now.panel.pupils.find(({ shown }) => shown);
      if (on) press(nameless ? "hide" : "show", on.name);
      draw();
    });
    label.append(box, ` ${now.panel.words.hide}`);
    return label;
  }

  function table() {
    const { words, pupils } = now.panel;
    const made = make("table", "", "ora-class-table");
    made.setAttribute("aria-label", words.pupils ?? "");
    const columns = ["name", "step", "tries", "hints", "last", "since"].map((name) =>
      make("th", words[`column-${name}`]),
    );
    made
      .createTHead()
      .insertRow()
      .append(...columns, make("td"));
    made.createTBody().append(...pupils.map(pupil));
    // So that the projector's board stays near, however many pupils there are.
    const frame = make("div");
    frame.style.cssText = "max-height:24rem;overflow:auto";
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", words.pupils ?? "");
    frame.append(made);
    return frame;
  }

  function draw() {
    const { panel, notice, language } = now;
    section.className = `ora-board ora-today ${document.body.dataset.jpThemeLight === "false" ? "ora-dark" : "ora-light"}`;
    section.lang = language;
    section.setAttribute("aria-label", panel.title);
    head.replaceChildren(make("h2", panel.title), make("p", panel.counts, "ora-muted"));
    kept.textContent = [panel.full, panel.kept].filter(Boolean).join(" ");
    status.textContent = notice;
    const focus = document.activeElement as HTMLElement | null;
    const { press: what, which = "" } = focus && rest.contains(focus) ? focus.dataset : {};
    const bar = make("div", "", "ora-lesson-buttons");
    bar.append(button(panel.frozen || panel.asking ? "go-on" : "freeze", "", true));
    if (panel.has_next) bar.append(button("push"));
    if (panel.has_solution) bar.append(button("reveal"));
    bar.append(button("poll"), button("link"), button("close"));
    const scrolled = rest.lastElementChild?.scrollTop ?? 0;
    const answers = make("ul");
    answers.setAttribute("aria-label", panel.words.answers ?? "");
    answers.append(...panel.answers.map(answer));
    if (panel.answers.length) {
      const back = Object.assign(button("play-out"), { textContent: panel.words.board });
      answers.appendChild(make("li")).append(back);
    }
    if (panel.missing) answers.append(make("li", panel.missing));
    rest.replaceChildren(bar, ...(panel.asking ? [answers] : []), names(), table());
    rest.lastElementChild?.scrollTo(0, scrolled);
    // Pupils answer while somebody is at a button: the keyboard stays there.
    if (what)
      rest
        .querySelector<HTMLElement>(`[data-press="${what}"]${which && `[data-which="${CSS.escape(which)}"]`}`)
        ?.focus();
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
      // One that lacks the name of its server, as behind a hub, gets that of this page.
      const whole = found.link.startsWith("/") ? location.origin + found.link : found.link;
      const field = Object.assign(make("input"), { readOnly: true, value: whole });
      field.setAttribute("aria-label", now.panel.words.link ?? "");
      field.style.cssText = "width:100%;box-sizing:border-box";
      link.replaceChildren(...(found.code ? [drawing(found, now.panel.words.link ?? "")] : []), field);
      link.append(make("p", now.panel.says, "ora-muted"));
    },
  };
}

export default () => ({ render: (props: RenderProps<ClassTraits>) => mount(props, NAMES, open) });
