// Jupyter's theme, which it sets as an attribute of the body.
import { useEffect, useState } from "preact/hooks";

/** Whether the notebook is dark, kept up to date. */
export function useNotebookDark(): boolean {
  const [dark, setDark] = useState(false);
  useEffect(() => {
    const { body } = document;
    const look = () => setDark(body.dataset.jpThemeLight === "false");
    const observer = new MutationObserver(look);
    observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    look();
    return () => observer.disconnect();
  }, []);
  return dark;
}
