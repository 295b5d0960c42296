// A room's frames on a data channel. The host's are compressed and sent in parts; a guest's are short and sent as they
// are, so that nobody unpacks data from a stranger.

/** The first byte of a part says whether more parts follow. */
const MORE = 0;
const LAST = 1;
/** A message size that all browsers accept. */
const PART_SIZE = 16_000;
/** Bytes that may wait for a slow reader, who is then disconnected and may come back. */
const MAX_UNREAD_BYTES = 2_000_000;
/** Bytes of one of the host's frames, packed and unpacked; the longest games need a tenth. */
const MAX_PACKED_BYTES = 1_000_000;
const MAX_UNPACKED_BYTES = 8_000_000;

const pipe = (data: BlobPart[], stream: CompressionStream | DecompressionStream) =>
  new Blob(data).stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;

export async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = pipe([text], new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function unpack(data: BlobPart[]): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = pipe(data, new DecompressionStream("deflate-raw")).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_UNPACKED_BYTES) throw new RangeError("a frame is too long");
    text += decoder.decode(value, { stream: true });
  }
}

/** The parts of a packed frame. */
export function splitParts(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const found: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at === 0 || at < packed.length; at += PART_SIZE) {
    const part = packed.subarray(at, at + PART_SIZE);
    found.push(new Uint8Array([at + PART_SIZE < packed.length ? MORE : LAST, ...part]));
  }
  return found;
}

/** Sends the host's frames in order; `close` waits for earlier ones. */
export function packetSender(channel: RTCDataChannel) {
  let last = Promise.resolve();
  const next = (step: () => void | Promise<void>) => {
    last = last.then(step).catch(() => channel.close());
  };
  return {
    send(text: string) {
      const packed = pack(text);
      next(async () => {
        const data = await packed;
        if (channel.readyState !== "open") return;
        if (channel.bufferedAmount > MAX_UNREAD_BYTES) channel.close();
        else for (const part of splitParts(data)) channel.send(part);
      });
    },
    close() {
      next(() => channel.close());
    },
  };
}

/** Joins the parts of the host's frames, and passes these on in order. */
export function packetReader(received: (text: string) => void, broken: () => void) {
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let last = Promise.resolve();
  return (data: ArrayBuffer) => {
    const part = new Uint8Array(data);
    held.push(part.subarray(1));
    size += part.length;
    if (size > MAX_PACKED_BYTES) return broken();
    if (part[0] === MORE) return;
    const frame = unpack(held);
    [held, size] = [[], 0];
    frame.catch(() => {}); // handled below, in its turn
    last = last.then(async () => received(await frame)).catch(broken);
  };
}
