// The explanation of a thing: shown while the pointer rests on it, or after a press until it is closed.
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { useDialogFocus } from "../effects/focus";
import { ownLabel } from "../effects/help-topics";
import { usePopover } from "../effects/popover";
import { CardFacts } from "../parts/card-facts";
import { CardValues } from "../parts/card-values";
import { CloseButton } from "../parts/close-button";
import { Icon } from "../parts/icon";
import { closeHelp } from "../state/help";
import { cardName, goodName, number, seatName, spaceName } from "../state/names";
import type { Book, Card, Scene } from "../state/protocol";
import { useView } from "../state/view";
import { capitalize, say, termName, translated } from "../state/words";
import { RuleLink } from "./rule-link";

/** Kinds of things that have another name on the page. */
const TITLE_WORDS: Record<string, string> = {
  economic: "economic value",
  dwelling: "dwelling value",
  gift: "given goods",
  entry: "enters",
  marker: "building marker",
  check: "checking number",
  good: "goods",
  empty: "empty space",
  start: "start player",
  ending: "what is to come",
  values: "wheel",
  beam: "wheel",
};

/** The value of a goods tile: food, energy, points. */
function GoodWords({ code }: { code: string }) {
  const book = useView().book.value;
  const good = book.goods[code];
  if (!good) return null;
  return (
    <dl>
      {(["food", "energy", "points"] as const).map((what) => (
        <div key={what}>
          <dt>
            <Icon name={what} /> {capitalize(say(book, what))}
          </dt>
          <dd>{number(good[what])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Words {
  title: string;
  /** Kinds of things whose explanations apply. */
  kinds: string[];
  card?: Card | undefined;
  good?: string | undefined;
  facts: [string, string][];
}

/** The clergymen on a card. */
function tokensOnSpace(book: Book, scene: Scene, card: string): Words["facts"] {
  const spaces = scene.players.flatMap((player) => player.spaces).filter(({ holds }) => holds === card);
  const clergy = spaces.flatMap((space) => space.clergy ?? []);
  const names = clergy.map(({ seat, kind }) => `${seatName(book, seat)}: ${termName(book, kind)}`);
  return names.length ? [[say(book, "stands here"), names.join(", ")]] : [];
}

/** What is at a space of the wheel now or later. */
function factsOfSpace({ wheel }: Scene, book: Book, at: number): Words["facts"] {
  const here = <One extends { space: number }>(list: readonly One[]) => list.filter(({ space }) => space === at);
  const inRound = (round: number) => `${say(book, "round")} ${round}`;
  return [
    ...here(wheel.indicators).map(({ name, value }): [string, string] => [name, String(value)]),
    ...here(wheel.piles).map((pile): [string, string] => [`${say(book, "pile")} ${pile.letter}`, inRound(pile.round)]),
    ...here(wheel.entries).map(({ name, round }): [string, string] => [name, inRound(round)]),
    ...here(wheel.gifts).map(({ round }): [string, string] => [say(book, "given goods"), inRound(round)]),
  ];
}

/** Everything there is to say about a thing. */
function useWords(key: string): Words {
  const view = useView();
  const book = view.book.value;
  const scene = view.scene.value;
  const [kind = "", ...words] = key.split(" ");
  const named = (word: string) => translated(book, TITLE_WORDS[word] ?? word) ?? capitalize(word);
  const plain: Words = { title: named(kind), kinds: [kind], facts: [] };
  const last = words.at(-1) ?? "";
  switch (kind) {
    case "card": {
      const card = book.cards[last];
      const kinds = [card?.kind ?? "building", ...(card?.cloister ? ["cloister"] : [])];
      return { ...plain, title: cardName(book, last), kinds, card, facts: tokensOnSpace(book, scene, last) };
    }
    case "good":
      return { ...plain, title: goodName(book, last), good: last };
    case "indicator": {
      const indicator = scene.wheel.indicators.find(({ id }) => id === last);
      const facts: Words["facts"] = indicator ? [[say(book, "value now"), String(indicator.value)]] : [];
      return { title: indicator?.name ?? last, kinds: [last === "joker" ? "joker" : "indicator"], facts };
    }
    case "clergy":
      return { ...plain, title: `${seatName(book, words[0] ?? "")}: ${named(last)}`, kinds: [last] };
    case "pile": {
      const pile = scene.wheel.piles.find(({ letter }) => letter === last);
      const cards = pile?.cards.map((id) => cardName(book, id)).join(", ");
      const facts: Words["facts"] = [];
      if (pile) facts.push([say(book, "round"), String(pile.round)]);
      if (cards) facts.push([say(book, "pile cards"), cards]);
      return { ...plain, title: `${say(book, "pile")} ${last}`, facts };
    }
    case "wheel": {
      const at = Number(last);
      const title = `${say(book, "wheel")}: ${say(book, "space").toLowerCase()} ${last}`;
      return { title, kinds: at === scene.wheel.beam ? ["beam"] : ["values"], facts: factsOfSpace(scene, book, at) };
    }
    case "entry": {
      const entry = scene.wheel.entries.find(({ indicator }) => indicator === last);
      const facts: Words["facts"] = entry ? [[say(book, "round"), String(entry.round)]] : [];
      return { ...plain, title: `${entry?.name ?? last} ${named(kind)}`, facts };
    }
    case "gift": {
      const gift = scene.wheel.gifts.find(({ round }) => String(round) === last);
      const goods = gift?.goods.map((code) => goodName(book, code)).join(", ");
      const facts: Words["facts"] = [[say(book, "round"), last]];
      if (goods) facts.push([say(book, "goods"), goods]);
      return { ...plain, facts };
    }
    case "space": {
      const player = scene.players.find(({ seat }) => seat === words[0]);
      const space = player?.spaces.find(({ at }) => at === last);
      if (!space) return plain;
      const covered = space.holds === "forest" || space.holds === "moor" ? [space.holds] : [];
      const title = `${named(covered[0] ?? space.terrain)}, ${say(book, "space").toLowerCase()} ${spaceName(book, last)}`;
      const empty = !space.holds && space.terrain !== "water" ? ["empty"] : [];
      return { title, kinds: [...covered, ...empty, space.terrain], facts: [] };
    }
    default:
      return plain;
  }
}

export function HelpPopover() {
  const view = useView();
  const now = view.help.topic.value;
  const place = useRef<HTMLDivElement>(null);
  // An explanation that was requested gets the focus.
  useDialogFocus(place, now?.pinned && !now.brief ? now.key : false);
  if (!now) return null;
  return now.brief ? <Reason key={now.key} place={place} /> : <Panel key={now.key} place={place} />;
}

/** One line about why a press had no effect; announced to screen readers, and closed by the next press. */
function Reason({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const now = useView().help.topic.value;
  usePopover(place, now?.anchor ?? null);
  return (
    <div ref={place} class="ora-help-popover ora-pinned ora-reason" role="status" data-only-live>
      {now?.because && (
        <p>
          {now.because.text} {now.because.rule && <RuleLink number={now.because.rule} />}
        </p>
      )}
    </div>
  );
}

function Panel({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const view = useView();
  const book = view.book.value;
  const now = view.help.topic.value;
  const words = useWords(now?.key ?? "");
  usePopover(place, now?.anchor ?? null);
  if (!now) return null;
  const label = ownLabel(now.key);
  const { kinds, card, good, facts } = words;
  const title = label ?? capitalize(words.title);
  const texts = kinds.map((kind) => book.help?.[kind]).filter((text) => text !== undefined);
  return (
    <div
      ref={place}
      class={`ora-help-popover ${now.pinned ? "ora-pinned" : ""} ${label === null ? "" : "ora-help-label"}`}
      data-only-live
      {...(now.pinned ? { role: "dialog", "aria-label": title, tabIndex: -1 } : { "aria-hidden": true })}
    >
      <header>
        <strong>{title}</strong>
        {card && <CardValues card={card} />}
        {now.pinned && <CloseButton onClick={() => closeHelp(view)} />}
      </header>
      {now.because && (
        <p class={`ora-help-reason ora-${now.because.level}`} role="status">
          {now.because.text} {now.because.rule && <RuleLink number={now.because.rule} />}
        </p>
      )}
      {card?.text && <p>{card.text}</p>}
      {card && <CardFacts card={card} />}
      {good && <GoodWords code={good} />}
      {facts.length > 0 && (
        <dl>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {texts.map(({ text, rule }) => (
        <p key={text} class="ora-muted">
          {text} {now.pinned && <RuleLink number={rule} />}
        </p>
      ))}
    </div>
  );
}
