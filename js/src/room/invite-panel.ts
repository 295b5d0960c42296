// The host's invitations on the live page: a link for each guest, the code that comes back, and its result.
import { hasShareSheet } from "../effects/send-link";
import type { PeerNews, PlayTogether, RoomNews, ShownInvitation } from "../state/protocol";
import { button, make } from "./elements";
import { type Accepted, createHostPeers, type Invitation, MAX_CONNECTING_MS } from "./host-peers";
import { hasPeers, type IceServers } from "./peer";
import { createRelayed } from "./relayed";
import { RELAY, serverNames } from "./relays";
import type { meetGuests } from "./rendezvous";
import { textToSend } from "./text-to-send";

/** Milliseconds after which a host waiting at a relay is shown possible reasons. */
export const MAX_MEETING_MS = 60_000;

const sendWord = () => (hasShareSheet() ? "send" : "copy");

export interface InvitePanel {
  place: HTMLElement;
  words: Record<string, string>;
  iceServers: IceServers;
  /** Servers that connect browsers with a single link; contacted only after a press, and by default none. */
  relays: string[];
  /** Load the code that contacts them. */
  rendezvous(): Promise<{ meetGuests: typeof meetGuests }>;
  /** The address of the guests' page. */
  join: string;
  send(message: PlayTogether | PeerNews): void;
}

export function createInvitePanel(options: InvitePanel) {
  const { place, words, iceServers, relays, join, send } = options;
  const word = (name: string) => words[`peer-${name}`] ?? "";
  /** The open invitation for each colour, so that reopening a panel shows the same link. */
  const open = new Map<string, Invitation>();
  let shown: { request: ShownInvitation; invitation: Invitation | null } | null = null;
  let panel: HTMLElement | null = null;
  let status: HTMLElement = make("p");

  const peers = createHostPeers(iceServers, send, (invitation) => {
    if (invitation.state === "connected") {
      if (shown?.invitation?.id === invitation.id) clear();
    } else if (invitation.state === "over" && shown?.invitation?.id === invitation.id) failed("no-way");
    else if (invitation.state === "connecting") show(word("connecting"));
  });

  const relayed = createRelayed(send);

  const ask = (what: PlayTogether["what"], which: string) => send({ do: "together", what, which });

  function clear() {
    shown = null;
    panel?.remove();
    panel = null;
  }

  function show(sentence: string, ...buttons: HTMLElement[]) {
    status.replaceChildren(sentence, ...buttons.flatMap((one) => [" ", one]));
  }

  const byMessage = (which: string) => {
    const made = button(word("message"), () => {
      clear();
      ask("message", which);
    });
    made.dataset.peer = "message";
    return made;
  };

  const another = (request: ShownInvitation) =>
    button(word("new"), () => {
      open.delete(request.which);
      void invite(request);
    });

  function failed(name: string) {
    if (!shown) return;
    const { request } = shown;
    show(word(name), another(request), byMessage(request.which));
  }

  function accepted(result: Accepted, field: HTMLInputElement) {
    if (typeof result !== "string") field.value = "";
    else if (!shown) return;
    else if (result === "used" || result === "other") show(word(`code-${result}`), another(shown.request));
    else show(word(`code-${result}`));
  }

  /** Show elements with a close button over the board, replacing the previous ones. */
  function put(before: HTMLElement | null, close: () => void, ...children: HTMLElement[]): HTMLElement {
    const made = make("section");
    made.className = "invite";
    made.append(...children, button(word("close"), close));
    before?.remove();
    place.append(made);
    return made;
  }

  function frame(title: string, ...children: HTMLElement[]) {
    panel = put(panel, clear, make("h2", title), ...children);
    panel.setAttribute("aria-label", title);
  }

  /** The button for a link that needs no pasting, naming the servers that it will contact. */
  function byRelay(request: ShownInvitation): HTMLElement {
    const names = serverNames(relays);
    const before = shown;
    const made = button(`${word("relay")} ${names}`, async () => {
      made.disabled = true;
      const { secret, title } = request;
      const { meetGuests } = await options.rendezvous();
      const meeting = await relayed.open(meetGuests, { relays, iceServers, secret }, () => {
        if (shown?.request === request) clear();
      });
      const text = { label: word("relay-link"), link: `${join}#${secret}.${RELAY}`, send: word(sendWord()) };
      const { elements } = textToSend({ ...text, copied: word("copied"), qr: word("qr") });
      show("");
      frame(title, make("p", word("relay-link")), ...elements, status);
      const look = (isLate: boolean) => {
        if (shown === before && (isLate || !meeting.isHeard()))
          failed(meeting.isHeard() ? "relay-late" : "relay-silent");
      };
      setTimeout(look, MAX_CONNECTING_MS, false);
      setTimeout(look, MAX_MEETING_MS, true);
    });
    made.dataset.peer = "relay";
    return made;
  }

  /** Show an invitation: the link to send, and a field for the code that comes back. */
  async function invite(request: ShownInvitation) {
    shown = { request, invitation: null };
    status = make("p");
    status.setAttribute("role", "status");
    if (!hasPeers()) {
      frame(request.title, status);
      return show(word("none"), byMessage(request.which));
    }
    frame(request.title, status);
    const before = open.get(request.which);
    const invitation = before?.state === "open" ? before : await peers.invite();
    open.set(request.which, invitation);
    if (shown?.request !== request) return;
    shown.invitation = invitation;
    const link = `${join}#${request.secret}.${invitation.code}`;
    const [first, second] = [make("p", word("link")), make("p", word("code"))];
    const text = {
      label: word("link"),
      link,
      send: word(sendWord()),
    };
    const { elements } = textToSend({ ...text, copied: word("copied"), qr: word("qr") });
    const field = Object.assign(make("input"), { autocomplete: "off", spellcheck: false });
    field.dataset.peer = "code";
    field.setAttribute("aria-label", word("code"));
    field.addEventListener("input", async () => {
      if (field.value.trim()) accepted(await peers.accept(field.value), field);
    });
    const servers = serverNames(iceServers.flatMap(({ urls }) => urls));
    const near = make("small", servers ? `${word("asks")} ${servers}` : word("near"));
    const steps = make("ol");
    for (const parts of [
      [first, ...elements],
      [second, field],
    ]) {
      const step = make("li");
      step.append(...parts);
      steps.append(step);
    }
    frame(request.title, steps, status, near, ...(relays.length ? [byRelay(request)] : []));
    show(word("waiting"));
    place.querySelector<HTMLElement>("[data-send]")?.focus();
  }

  function lost({ text, again }: NonNullable<RoomNews["lost"]>) {
    const sentence = Object.assign(make("p", text), { role: "status" });
    const buttons = again.map(([which, label]) =>
      button(label, () => {
        if (again.length === 1) notice.remove();
        ask("invite", which);
      }),
    );
    const notice: HTMLElement = put(null, () => notice.remove(), sentence, ...buttons);
  }

  return {
    receive(news: RoomNews) {
      if (news.invite) void invite(news.invite);
      if (news.frame) for (const carrier of [peers, relayed]) carrier.frame(...news.frame);
      if (news.end !== undefined) for (const carrier of [peers, relayed]) carrier.end(news.end);
      if (news.lost) lost(news.lost);
      if (news.closed) {
        peers.close("waiting");
        relayed.close();
        clear();
      }
    },
    /** Take an answer that was opened in this window. */
    async answer(code: string) {
      const field = place.querySelector<HTMLInputElement>("[data-peer=code]") ?? make("input");
      accepted(await peers.accept(code), field);
    },
    /** Close all connections, as when the game continues in another window. */
    hangUp() {
      peers.close("all");
      relayed.close();
      clear();
    },
  };
}
