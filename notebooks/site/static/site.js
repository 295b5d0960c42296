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

addEventListener("DOMContentLoaded", () => {
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
