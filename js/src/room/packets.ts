// Frames of a room on a data channel: those of the host compressed and in parts, those of a guest as they are, for they are short
// and nobody unpacks what a stranger has packed.

/** The first byte of a part says whether more of its frame will come. */
const MORE = 0;
const LAST = 1;
/** All browsers take messages of this size. */
const PART = 16_000;
/** Bytes that may wait for a slow reader, who is then dropped and may come back. */
const MAX_UNREAD = 2_000_000;
/** Bytes of one frame of the host, and of that frame unpacked; the longest games take a tenth of it. */
const MAX_PACKED = 1_000_000;
const MAX_UNPACKED = 8_000_000;

const through = (data: BlobPart[], stream: CompressionStream | DecompressionStream) =>
  new Blob(data).stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;

export async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = through([text], new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function unpack(data: BlobPart[]): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = through(data, new DecompressionStream("deflate-raw")).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_UNPACKED) throw new RangeError("a frame is too long");
    text += decoder.decode(value, { stream: true });
  }
}

/** The parts of a packed frame. */
export function parts(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const found: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at === 0 || at < packed.length; at += PART) {
    const part = packed.subarray(at, at + PART);
    found.push(new Uint8Array([at + PART < packed.length ? MORE : LAST, ...part]));
  }
  return found;
}

/** Sends the frames of a host, one after the other; `close` lets those before it arrive. */
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
        if (channel.bufferedAmount > MAX_UNREAD) channel.close();
        else for (const part of parts(data)) channel.send(part);
      });
    },
    close() {
      next(() => channel.close());
    },
  };
}

/** Puts the parts of a host's frames together again, and hands the frames on in their order. */
export function packetReader(received: (text: string) => void, broken: () => void) {
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let last = Promise.resolve();
  return (data: ArrayBuffer) => {
    const part = new Uint8Array(data);
    held.push(part.subarray(1));
    size += part.length;
    if (size > MAX_PACKED) return broken();
    if (part[0] === MORE) return;
    const frame = unpack(held);
    [held, size] = [[], 0];
    frame.catch(() => {}); // heard of below, in its turn
    last = last.then(async () => received(await frame)).catch(broken);
  };
}
