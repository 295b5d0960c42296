// A page without a notebook is as dark as the reader's system.

/** The widget looks where Jupyter says whether it is dark; here the reader's system says it there. */
export function followSystem() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const look = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
  };
  dark.addEventListener("change", look);
  look();
}
