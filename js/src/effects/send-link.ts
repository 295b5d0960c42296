// Sending a link: by the share sheet of the system where there is one, else by way of the clipboard.

/** A link that lacks the name of its server, as behind a hub, with that of this page. */
export const wholeLink = (link: string) => (link.startsWith("/") ? location.origin + link : link);

/** What is sent. */
export interface Parcel {
  link: string;
  text: string;
}

/** What became of it; a share sheet that was closed again leaves things as they were. */
export type Sent = "sent" | "copied" | "by hand" | null;

/** Whether the system has a share sheet; what the type library says of all browsers is not so. */
export const hasShareSheet = () => "share" in navigator;

/**
 * Send a link; to be called in a press, or the browser refuses it.
 * @param picture goes along where the share sheet takes files
 */
export async function sendLink({ link, text }: Parcel, picture?: File | null): Promise<Sent> {
  const plain = { text, url: link };
  // Beside a picture some apps drop the address, but none drops the words.
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
