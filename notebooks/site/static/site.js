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

addEventListener("DOMContentLoaded", () => {
  for (const frame of document.querySelectorAll(".site-board iframe")) {
    frame.addEventListener("load", () => dress(frame));
  }
  // What the theme leaves unsaid: which of two sidebars this is, and that long lines can be scrolled by keys.
  document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
  document.querySelector(".toc-drawer")?.setAttribute("aria-label", "On this page");
  for (const code of document.querySelectorAll("pre")) {
    if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
  }
  dressAll();
  new MutationObserver(dressAll).observe(document.body, { attributes: true, attributeFilter: ["data-theme"] });
  system.addEventListener("change", dressAll);
});
