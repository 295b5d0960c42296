// <ora-board code="ora1:...">: the game in a frame, on anybody's page. It is served at an address that stays, and no module: those a
// page takes only from hosts that allow it. The build writes WORDS and PICTURE before it, and a function around both.
// A page that takes it for a module does not say which script runs.
const SITE = new URL(".", (document.currentScript ?? document.querySelector('script[src*="embed.js"]')).src);
/** What an attribute opens, as the page that plays writes it after its `#`. */
const OPENERS = {
  code: (code) => code.replace(/^.*#/, "").replace(/\s/g, ""),
  study: (code) => `study=${code.replace(/^.*#study=/, "")}`,
  lesson: (name) => `lesson=${encodeURIComponent(name)}`,
  play: (who) => `play=${encodeURIComponent(who)}`,
  task: (task) => `task=${task.replace(/^.*#task=/, "")}`,
};
const STYLE = `
:host { display: grid; height: 46rem; position: relative; font: 1rem/1.5 Georgia, serif; }
:host([hidden]) { display: none; }
iframe, img { width: 100%; height: 100%; border: 0; grid-area: 1 / 1; min-height: 0; }
img { object-fit: cover; filter: saturate(0.6) opacity(0.5); }
div, p { grid-area: 1 / 1; place-self: center; text-align: center; max-width: 40ch; padding: 1em 1.5em; margin: 0; background: #fffdf8; color: #222;
  border-radius: 0.5em; position: relative; }
button { font: inherit; font-size: 1.25em; padding: 0.6em 1.4em; border: 0; border-radius: 0.4em; background: #7a4f00; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #222; outline-offset: 3px; }
small { display: block; margin-top: 0.75em; }
a { color: #7a4f00; }`;

function add(parent, name, properties) {
  const made = Object.assign(document.createElement(name), properties);
  parent.append(made);
  return made;
}

class OraBoard extends HTMLElement {
  static observedAttributes = [...Object.keys(OPENERS), "lang", "now"];

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    this.draw();
  }

  attributeChangedCallback(_name, before, now) {
    if (this.shadowRoot && now !== before) this.draw();
  }

  /** The language of the page around it, where the game speaks that; else the browser's. */
  get language() {
    const around = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const wanted = [around, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
    return wanted.find((name) => name in WORDS) ?? "en";
  }

  draw() {
    const root = this.shadowRoot;
    const words = WORDS[this.language];
    root.replaceChildren();
    add(root, "style", { textContent: STYLE });
    const given = Object.keys(OPENERS).filter((name) => this.getAttribute(name));
    const code = this.getAttribute("code");
    if (given.length !== 1) add(root, "p", { role: "alert", textContent: words.one });
    else if (code && !/^ora(study)?[0-9]+:./i.test(OPENERS.code(code))) add(root, "p", { role: "alert", textContent: words.code });
    else this.offer(root, words, OPENERS[given[0]](this.getAttribute(given[0])));
  }

  /** A page may have many boards: a game comes when somebody asks for it, or at once by the attribute `now`. */
  offer(root, words, fragment) {
    const address = new URL(`?lang=${this.language}#${fragment}`, SITE).href;
    const frame = () => {
      root.querySelectorAll("img, div").forEach((part) => part.remove());
      return add(root, "iframe", {
        title: "Ora et Labora",
        loading: "lazy",
        allow: "clipboard-write; fullscreen; web-share",
        src: address,
      });
    };
    if (this.hasAttribute("now")) {
      frame();
      return;
    }
    add(root, "img", { src: new URL(PICTURE, SITE).href, alt: "" });
    const box = add(root, "div", {});
    add(box, "button", { type: "button", textContent: words.play }).onclick = () => frame().focus();
    const note = add(box, "small", { textContent: `${words.from} ${SITE.host}. ` });
    add(note, "a", { href: address, target: "_blank", rel: "noopener", textContent: words.apart });
  }
}

// Where a browser knows no elements of this kind, what the author has put between the tags stays.
if (window.customElements && !customElements.get("ora-board")) customElements.define("ora-board", OraBoard);
