// The board as a picture: the drawing on the page with the style sheets that it needs, in one SVG.
const XHTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** Pixels of a PNG for each pixel of the page. */
const PNG_SCALE = 2;

/** Controls, which a picture leaves out. */
const LIVE_ONLY = "[data-only-live]";

/** All style rules that apply to the board. */
function collectStyles(board: HTMLElement): string {
  const root = board.getRootNode() as Document | ShadowRoot;
  const sheets = new Set([...document.styleSheets, ...root.styleSheets, ...(root.adoptedStyleSheets ?? [])]);
  const found: string[] = [];
  for (const sheet of sheets) {
    try {
      for (const rule of sheet.cssRules) if (rule.cssText.includes(".ora-board")) found.push(rule.cssText);
    } catch {
      // The style sheet of another origin cannot be read, and does not belong to the board.
    }
  }
  return found.join("\n");
}

/** The SVG of a board as it is drawn now. */
export function svgOf(board: HTMLElement): string {
  const [width, height] = [board.offsetWidth, board.offsetHeight];
  const copy = board.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(LIVE_ONLY)) part.remove();

  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const frame = svg.appendChild(document.createElementNS(SVG, "foreignObject"));
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const style = document.createElementNS(XHTML, "style");
  style.textContent = collectStyles(board);
  frame.append(style, copy);
  return new XMLSerializer().serializeToString(svg);
}

/** The PNG of a board. */
export async function pngOf(board: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(board))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser draws nothing");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("this browser makes no PNG"))), "image/png");
  });
}

/** The picture file of a board in the given format. */
export async function pictureOf(board: HTMLElement, kind: "svg" | "png"): Promise<Blob> {
  return kind === "svg" ? new Blob([svgOf(board)], { type: "image/svg+xml" }) : pngOf(board);
}
