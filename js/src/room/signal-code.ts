// What two browsers must know before they connect, as a short code: who asks, and the addresses of each.

const VERSION = 1;
/** The longest code that is read; real ones have a few hundred characters. */
export const MAX_CODE_LENGTH = 4_000;
const MAX_CANDIDATES = 40;
const MAX_PORT = 65_535;

/** One side of a connection: an offer or its answer. */
export interface Signal {
  kind: "offer" | "answer";
  /** The number of the invitation, repeated in the answer. */
  id: number;
  /** When it was made, in minutes since 1970. */
  made: number;
  sdp: string;
}

/** Why a text is not a signal: it is incomplete or mistyped, or made by another version of the page. */
export type Fault = "cut" | "version";

type CandidateType = (typeof CANDIDATE_TYPES)[number];
const CANDIDATE_TYPES = ["host", "srflx", "prflx", "relay"] as const;
/** Forms of an address: as text, as the four numbers of IPv4, or as the random name with which browsers hide it. */
const TEXT = 0;
const IPV4 = 1;
const HIDDEN = 2;

interface Candidate {
  address: string;
  port: number;
  priority: number;
  how: CandidateType;
}

const field = (sdp: string, name: string) => sdp.match(new RegExp(`^a=${name}:(.+?)\r?$`, "m"))?.[1] ?? "";

function candidatesOf(sdp: string): Candidate[] {
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (\w+)/gim);
  return [...lines]
    .map(([, priority, address = "", port, how]) => ({
      address,
      port: Number(port),
      priority: Number(priority),
      how: how as CandidateType,
    }))
    .filter(({ how }) => CANDIDATE_TYPES.includes(how))
    .slice(0, MAX_CANDIDATES);
}

/** A check sum of two bytes that depends on every byte and on their order. */
function checkOf(bytes: Iterable<number>): [number, number] {
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 251;
    two = (two + one) % 251;
  }
  return [one, two];
}

const fourBytes = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const utf8Bytes = (text: string) => [...new TextEncoder().encode(text)];
const withLength = (bytes: number[]) => [bytes.length, ...bytes];

function addressBytes(address: string): [kind: number, bytes: number[]] {
  if (/^\d+(\.\d+){3}$/.test(address)) return [IPV4, address.split(".").map(Number)];
  const hidden = address.match(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/)?.[1];
  if (hidden) return [HIDDEN, (hidden.replaceAll("-", "").match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))];
  return [TEXT, withLength(utf8Bytes(address))];
}

export function encodeSignal({ kind, id, made, sdp }: Signal): string {
  const print = field(sdp, "fingerprint").replace(/^sha-256 /i, "");
  const bytes = [
    VERSION,
    kind === "offer" ? 0 : 1,
    ...fourBytes(id),
    ...fourBytes(made),
    ...print.split(":").map((byte) => Number.parseInt(byte, 16)),
    ...withLength(utf8Bytes(field(sdp, "ice-ufrag"))),
    ...withLength(utf8Bytes(field(sdp, "ice-pwd"))),
  ];
  for (const { address, port, priority, how } of candidatesOf(sdp)) {
    const [form, written] = addressBytes(address);
    bytes.push(CANDIDATE_TYPES.indexOf(how) * 4 + form, ...fourBytes(priority), port >> 8, port & 255, ...written);
  }
  bytes.push(...checkOf(bytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Read a code. Only checked numbers and harmless letters of it reach the browser. */
export function decodeSignal(code: string): Signal | Fault {
  let bytes: number[];
  try {
    if (code.length > MAX_CODE_LENGTH) return "cut";
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = [...text].map((letter) => letter.charCodeAt(0));
  } catch {
    return "cut";
  }
  const check = checkOf(bytes.slice(0, -2));
  if (bytes.length < 4 || check[0] !== bytes.at(-2) || check[1] !== bytes.at(-1)) return "cut";
  if (bytes[0] !== VERSION) return "version";
  let place = 1;
  const end = bytes.length - 2;
  const take = (count: number) => {
    if (place + count > end) throw new RangeError();
    place += count;
    return bytes.slice(place - count, place);
  };
  const one = () => take(1)[0] as number;
  const four = () => take(4).reduce((sum, byte) => sum * 256 + byte, 0);
  const text = (allowed: RegExp) => {
    const found = String.fromCharCode(...take(one()));
    if (!allowed.test(found)) throw new RangeError();
    return found;
  };
  const hex = (count: number) => take(count).map((byte) => byte.toString(16).padStart(2, "0"));
  try {
    const kind = one() === 0 ? "offer" : "answer";
    const [id, made] = [four(), four()];
    const print = hex(32).join(":").toUpperCase();
    const [name, password] = [text(/^[\w+/-]{4,}$/), text(/^[\w+/-]{22,}$/)];
    const candidates: Candidate[] = [];
    while (place < end) {
      const head = one();
      const [how, form] = [CANDIDATE_TYPES[head >> 2], head & 3];
      const priority = four();
      const [high = 0, low = 0] = take(2);
      const port = high * 256 + low;
      if (!how || form > HIDDEN || port > MAX_PORT || candidates.length === MAX_CANDIDATES) return "cut";
      const address =
        form === TEXT
          ? text(/^[\w:.-]+$/)
          : form === IPV4
            ? take(4).join(".")
            : `${hex(16)
                .join("")
                .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
      candidates.push({ how, priority, port, address });
    }
    return { kind, id, made, sdp: sdpOf(kind, print, name, password, candidates) };
  } catch {
    return "cut";
  }
}

/** The description that browsers exchange; all other parts of it are the same for every data channel. */
function sdpOf(kind: Signal["kind"], print: string, name: string, password: string, candidates: Candidate[]): string {
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(
      ({ how, address, port, priority }, n) =>
        `a=candidate:${n + 1} 1 udp ${priority} ${address} ${port} typ ${how}${how === "host" ? "" : " raddr 0.0.0.0 rport 0"}`,
    ),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}
