// The card that explains a thing: beside it while one looks, and for as long as one likes when it was asked for.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Quantities } from "../draw/amount";
import { price, Values } from "../draw/card";
import { Icon } from "../draw/icon";
import { cardName, goodName, number, seatName } from "../names";
import type { Card } from "../protocol";
import { useView } from "../view";
import { capital, say, translated } from "../words";
import { RuleLink } from "./rule";

/** Kinds of things whose name on the page is another word. */
const NAMED: Record<string, string> = {
  economic: "economic value",
  dwelling: "dwelling value",
  gift: "given goods",
  entry: "enters",
  marker: "building marker",
  check: "checking number",
  good: "goods",
};

/** What a card is, in words. */
function CardWords({ card }: { card: Card }) {
  const book = useView().book.value;
  const cost = price(card).map(([code, n]) => `${number(n)} ${goodName(book, code)}`);
  return (
    <>
      {card.text && <p>{card.text}</p>}
      <dl>
        {cost.length > 0 && (
          <>
            <dt>{say(book, "cost")}</dt>
            <dd>
              <Quantities list={price(card)} /> {cost.join(", ")}
            </dd>
          </>
        )}
        {card.terrain.length > 0 && (
          <>
            <dt>{say(book, "terrain")}</dt>
            <dd>{card.terrain.map((terrain) => translated(book, terrain) ?? terrain).join(", ")}</dd>
          </>
        )}
        {card.label && (
          <>
            <dt>{say(book, "label")}</dt>
            <dd>{card.label}</dd>
          </>
        )}
        <dt>{say(book, "economic value")}</dt>
        <dd>{number(card.economic)}</dd>
        <dt>{say(book, "dwelling value")}</dt>
        <dd>{number(card.dwelling)}</dd>
      </dl>
    </>
  );
}

/** What a tile is worth: food, energy, points. */
function GoodWords({ code }: { code: string }) {
  const book = useView().book.value;
  const good = book.goods[code];
  if (!good) return null;
  return (
    <dl>
      {(["food", "energy", "points"] as const).map((what) => (
        <div key={what}>
          <dt>
            <Icon name={what} /> {capital(say(book, what))}
          </dt>
          <dd>{number(good[what])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Words {
  title: string;
  /** Kinds whose sentences apply. */
  kinds: string[];
  card?: Card | undefined;
  good?: string | undefined;
  facts: [string, string][];
}

/** What there is to say about a thing. */
function useWords(key: string): Words {
  const view = useView();
  const book = view.book.value;
  const scene = view.scene.value;
  const [kind = "", ...words] = key.split(" ");
  const named = (word: string) => translated(book, NAMED[word] ?? word) ?? capital(word);
  const plain: Words = { title: named(kind), kinds: [kind], facts: [] };
  const last = words.at(-1) ?? "";
  switch (kind) {
    case "card": {
      const card = book.cards[last];
      const kinds = [card?.kind ?? "building", ...(card?.cloister ? ["cloister"] : [])];
      return { ...plain, title: cardName(book, last), kinds, card };
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
    case "space": {
      const player = scene.players.find(({ seat }) => seat === words[0]);
      const space = player?.spaces.find(({ at }) => at === last);
      if (!space) return plain;
      const title = `${named(space.terrain)}, ${say(book, "space").toLowerCase()} ${last}`;
      const covered = space.holds === "forest" || space.holds === "moor" ? [space.holds] : [];
      const empty = !space.holds && space.terrain !== "water" ? ["empty"] : [];
      return { title, kinds: [...covered, ...empty, space.terrain], facts: [] };
    }
    default:
      return plain;
  }
}

export function Explained() {
  const view = useView();
  const { shown } = view.desk;
  const now = shown.value;
  const place = useRef<HTMLDivElement>(null);
  const pinned = now?.pinned ?? false;
  // Whoever asked for it goes there, and back when it is closed, before the next key is pressed.
  useLayoutEffect(() => {
    const here = place.current;
    if (!here || !pinned) return;
    const before = (here.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    here.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [pinned, now?.key]);
  if (!now) return null;
  return <Panel key={now.key} place={place} />;
}

function Panel({ place }: { place: { current: HTMLDivElement | null } }) {
  const view = useView();
  const book = view.book.value;
  const now = view.desk.shown.value;
  const { title, kinds, card, good, facts } = useWords(now?.key ?? "");
  if (!now) return null;
  const notice = view.notice.value;
  const style = { left: `${now.left}px`, top: `${now.top}px` };
  const texts = kinds.map((kind) => book.help?.[kind]).filter((text) => text !== undefined);
  return (
    <div
      ref={place}
      class={`ora-explained ${now.below ? "ora-below" : "ora-above"} ${now.pinned ? "ora-pinned" : ""}`}
      style={style}
      data-only-live
      {...(now.pinned ? { role: "dialog", "aria-label": title, tabIndex: -1 } : { "aria-hidden": true })}
    >
      <header>
        <strong>{capital(title)}</strong>
        {card && <Values card={card} />}
        {now.pinned && (
          <button
            type="button"
            class="ora-close"
            aria-label={say(book, "dismiss")}
            onClick={() => {
              view.desk.shown.value = null;
            }}
          >
            ×
          </button>
        )}
      </header>
      {now.why && notice && (
        <p class={`ora-because ora-${notice.level}`}>
          {notice.text} {notice.rule && <RuleLink number={notice.rule} />}
        </p>
      )}
      {card && <CardWords card={card} />}
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
        <p key={text} class="ora-quiet">
          {text} {now.pinned && <RuleLink number={rule} />}
        </p>
      ))}
    </div>
  );
}
