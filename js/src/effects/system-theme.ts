// On a page without a notebook, the system decides whether the board is dark.

/** Mark the page the way Jupyter does, where the widget looks for the theme. */
export function followSystem() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const look = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
  };
  dark.addEventListener("change", look);
  look();
}
