// Boards and cards follow the theme of the page around them. The theme says on the body what was chosen.
const system = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  const { theme } = document.body.dataset;
  return theme === "dark" || (theme !== "light" && system.matches);
}

function dress(frame) {
  const body = frame.contentDocument?.body;
  if (body) body.dataset.jpThemeLight = String(!isDark());
}

function dressAll() {
  for (const card of document.querySelectorAll(".site-face")) card.classList.toggle("ora-dark", isDark());
  for (const frame of document.querySelectorAll(".site-board iframe")) dress(frame);
}

// What the theme leaves unsaid: that what is wider than the page can be scrolled by keys.
function makeReachable() {
  for (const wide of document.querySelectorAll("pre, .table-wrapper, .output.text_html")) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
    else wide.removeAttribute("tabindex");
  }
}

// Where there are several versions of these pages: a choice, which leads to the same page of another one, or to its front.
async function offerVersions() {
  const { content_root: root = "./" } = document.documentElement.dataset;
  const answer = await fetch(`${root}versions.json`).catch(() => null);
  const versions = answer?.ok ? await answer.json() : [];
  const place = document.querySelector(".sidebar-brand");
  if (versions.length < 2 || !place) return;
  const choice = document.createElement("select");
  choice.className = "site-versions";
  choice.setAttribute("aria-label", "Version");
  for (const { version, path } of versions) choice.add(new Option(version, path, false, path === "./"));
  choice.addEventListener("change", async () => {
    const front = new URL(`${root}${choice.value}`, location.href);
    const page = location.href.slice(new URL(root, location.href).href.length);
    const same = new URL(page, front);
    const there = await fetch(same, { method: "HEAD" }).catch(() => null);
    location.href = there?.ok ? same.href : front.href;
  });
  place.after(choice);
}

addEventListener("DOMContentLoaded", () => {
  offerVersions();
  for (const frame of document.querySelectorAll(".site-board iframe")) {
    frame.addEventListener("load", () => dress(frame));
  }
  // Nor does it say which of two sidebars this is.
  document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
  document.querySelector(".toc-drawer")?.setAttribute("aria-label", "On this page");
  makeReachable();
  addEventListener("resize", makeReachable);
  dressAll();
  new MutationObserver(dressAll).observe(document.body, { attributes: true, attributeFilter: ["data-theme"] });
  system.addEventListener("change", dressAll);
});
