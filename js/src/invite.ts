// The part of the live page for inviting guests and opening answers, loaded when first needed (js/src/live.ts).
import { answerIn, handAnswer } from "./room/handed-answer";
import { createInvitePanel, type InvitePanel } from "./room/invite-panel";
import { decodeSignal } from "./room/signal-code";

export type Inviting = ReturnType<typeof createInvitePanel>;

export default {
  create: (panel: InvitePanel): Inviting => createInvitePanel(panel),
  /** Hand the answer in an address to the window with the game, and report the result by a word of the page. */
  handOver(address: string, say: (word: string) => void): void {
    const code = answerIn(address) ?? "";
    const signal = decodeSignal(code);
    if (typeof signal === "string") say(`peer-code-${signal}`);
    else say(handAnswer(signal.id, code, () => say("peer-taken")) ? "peer-handed" : "peer-nobody");
  },
};
