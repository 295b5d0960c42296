// Jupyter says on the body whether its theme is light.

/**
 * Follow the theme.
 * @param tell called now and after every change
 * @returns ends it
 */
export function followTheme(tell: (dark: boolean) => void): () => void {
  const { body } = document;
  const look = () => tell(body.dataset.jpThemeLight === "false");
  const observer = new MutationObserver(look);
  observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  look();
  return () => observer.disconnect();
}
