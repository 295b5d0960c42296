// Python's latest news: the position, its question, and what surrounds a game.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ask, Book, Notice, ResumeLines, RoomPanel, Scene, Start, Traits, TurnToSend } from "./protocol";

export interface Position {
  /** The book without players' names. */
  printedBook: Signal<Book>;
  /** The position on the table: the present one, or while another player's turn is shown, the one after it. */
  scene: ReadonlySignal<Scene>;
  /** The present position. */
  latest: Signal<Scene>;
  /** The question, for whichever page may answer it. */
  question: Signal<Ask>;
  ply: Signal<number>;
  notice: Signal<Notice | null>;
  /** A remark on the latest turn in a teaching game. */
  remark: Signal<Notice | null>;
  /** The choices on the start screen, while it is open. */
  start: Signal<Start | null>;
  /** How to resume the game when Python is gone. */
  kept: Signal<ResumeLines | null>;
  /** In a game by message, the turn to send now. */
  outgoing: Signal<TurnToSend | null>;
  /** The data of the editor of positions, while it replaces the game. */
  editor: Signal<Traits["editor"]>;
  editing: ReadonlySignal<boolean>;
  /** The room for guests. */
  together: Signal<RoomPanel | null>;
}

export function createPosition(traits: Traits): Position {
  const editor = signal(traits.editor);
  const latest = signal(traits.scene);
  return {
    printedBook: signal(traits.book),
    scene: latest,
    latest,
    question: signal(traits.ask),
    ply: signal(traits.ply),
    notice: signal(traits.notice),
    remark: signal(traits.remark ?? null),
    start: signal(traits.start ?? null),
    kept: signal(traits.kept ?? null),
    outgoing: signal(traits.outgoing ?? null),
    editor,
    editing: computed(() => Boolean(editor.value)),
    together: signal(traits.together ?? null),
  };
}

export function receivePosition(position: Position, news: Partial<Traits>): void {
  if (news.book) position.printedBook.value = news.book;
  if (news.scene) position.latest.value = news.scene;
  if (news.notice !== undefined) position.notice.value = news.notice;
  if (news.remark !== undefined) position.remark.value = news.remark;
  if (news.start !== undefined) position.start.value = news.start;
  if (news.kept !== undefined) position.kept.value = news.kept;
  if (news.outgoing !== undefined) position.outgoing.value = news.outgoing;
  if (news.editor !== undefined) position.editor.value = news.editor;
  if (news.together !== undefined) position.together.value = news.together;
  if (news.ply !== undefined) position.ply.value = news.ply;
  if (news.ask) position.question.value = news.ask;
}
