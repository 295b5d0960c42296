// Sends a link by the system's share sheet, or copies it where there is none.

/** A link with this page's server name, where it has none, as behind a hub. */
export const wholeLink = (link: string) => (link.startsWith("/") ? location.origin + link : link);

/** What to send. */
export interface Parcel {
  link: string;
  text: string;
}

/** How it was sent; null if the share sheet was closed without sending. */
export type Sent = "sent" | "copied" | "by hand" | null;

/** Whether the system has a share sheet; the type library wrongly declares it for all browsers. */
export const hasShareSheet = () => "share" in navigator;

/**
 * Send a link. Browsers allow this only during a press.
 * @param picture a picture to send along, where the share sheet takes files
 */
export async function sendLink({ link, text }: Parcel, picture?: File | null): Promise<Sent> {
  const plain = { text, url: link };
  // Some apps drop the address beside a picture, but none drops the text.
  const drawn = picture ? { text: `${text}\n${link}`, files: [picture] } : null;
  if (navigator.share) {
    try {
      await navigator.share(drawn && navigator.canShare?.(drawn) ? drawn : plain);
      return "sent";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
      console.warn("ora_widgets: no share sheet", error);
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "by hand";
  }
}
