// What a building does, line by line, in pictures. The card's text says the same in words.
import type { ComponentChildren } from "preact";
import { Quantities, Quantity } from "../parts/amount";
import { Icon } from "../parts/icon";
import { goodName } from "../state/names";
import type { Amount, Card, CardIcon, TradeIcon } from "../state/protocol";
import { useView } from "../state/view";
import { say, translated } from "../state/words";

/** A sign between pictures, hidden from screen readers, which have the card's text. */
function Sign({ children }: { children: ComponentChildren }) {
  return <i aria-hidden="true">{children}</i>;
}

function Times({ most }: { most: number }) {
  const book = useView().book.value;
  if (most === 1) return null;
  const title = most ? `${say(book, "at most")} ${most}` : say(book, "how often");
  return (
    <em role="img" aria-label={title}>
      ×{most || "∞"}
    </em>
  );
}

function Exchange({ trade }: { trade: TradeIcon }) {
  return (
    <>
      <Quantities list={trade.give} />
      <Sign>→</Sign>
      <Quantities list={trade.get} />
    </>
  );
}

/** Several trades side by side, and how often they may be made together. */
function Trades({ trades, sign, most }: { trades: TradeIcon[]; sign: string; most: number }) {
  return (
    <>
      {trades.map((trade, n) => (
        <span key={JSON.stringify(trade)} class="ora-line">
          {n > 0 && <Sign>{sign}</Sign>}
          <Exchange trade={trade} />
          {trade.most > 0 && <Times most={trade.most} />}
          {n === trades.length - 1 && most > 0 && <Times most={most} />}
        </span>
      ))}
    </>
  );
}

/** A choice between sets of goods; where they differ only in the kinds, one number of any kind stands for all. */
function Choice({ bags }: { bags: Amount[][] }) {
  const [first] = bags;
  const counts = (bag: Amount[]) => bag.map(([, n]) => n).sort((a, b) => b - a);
  const alike = first && bags.every((bag) => counts(bag).join() === counts(first).join());
  if (first && alike && bags.length > 3) {
    return (
      <>
        <Sign>+</Sign>
        {counts(first).map((n, at) => (
          <Quantity key={`${at} ${n}`} amount={["any", n]} />
        ))}
      </>
    );
  }
  return (
    <>
      <Sign>+</Sign>
      {bags.map((bag, n) => (
        <span key={bag.join()} class="ora-line">
          {n > 0 && <Sign>/</Sign>}
          <Quantities list={bag} />
        </span>
      ))}
    </>
  );
}

function Goods({ codes }: { codes: string[] }) {
  const book = useView().book.value;
  return (
    <>
      {codes.map((code, n) => (
        <span key={code} class="ora-quantity">
          {n > 0 && <Sign>/</Sign>}
          <Icon name={code} label={goodName(book, code)} />
        </span>
      ))}
    </>
  );
}

/** The content of one line. */
function Drawn({ icon }: { icon: CardIcon }) {
  const book = useView().book.value;
  if ("give" in icon) {
    return (
      <>
        <Exchange trade={icon} />
        <Times most={icon.most} />
      </>
    );
  }
  if ("gain" in icon || "fee" in icon) {
    const [sign, list] = "gain" in icon ? ["+", icon.gain] : ["−", icon.fee];
    return (
      <>
        <Sign>{sign}</Sign>
        <Quantities list={list} />
      </>
    );
  }
  if ("wheel" in icon) {
    return (
      <>
        <Icon name="wheel" label={say(book, "wheel")} />
        {icon.joker_only && <Icon name="joker" label={say(book, "only joker")} />}
        <Goods codes={icon.wheel} />
      </>
    );
  }
  if ("one_of" in icon) return <Trades trades={icon.one_of} sign="/" most={icon.most} />;
  if ("together" in icon) return <Trades trades={icon.together} sign="+" most={icon.most} />;
  if ("choose" in icon) return <Choice bags={icon.choose} />;
  if ("different" in icon) {
    return (
      <>
        <Quantity amount={["different", icon.different]} />
        <Sign>→</Sign>
        <Quantities list={icon.get} />
      </>
    );
  }
  if ("enter" in icon) {
    return (
      <>
        <Icon name="enter" />
        <Icon name={icon.enter} />
      </>
    );
  }
  if ("grant" in icon) {
    return (
      <>
        {icon.grant.map((action, n) => (
          <span key={action} class="ora-quantity">
            {n > 0 && <Sign>+</Sign>}
            <Icon name={action} />
          </span>
        ))}
      </>
    );
  }
  if ("clear" in icon) {
    return (
      <>
        <Icon name={icon.clear} label={translated(book, icon.clear)} />
        <Sign>{icon.get.length ? "→" : "×"}</Sign>
        <Quantities list={icon.get} />
        <Times most={icon.most} />
      </>
    );
  }
  if ("recall" in icon) {
    return (
      <>
        <Icon name="recall" />
        {icon.recall === "prior" && <Icon name="prior" />}
      </>
    );
  }
  if ("per" in icon) {
    return (
      <>
        {icon.levels.map(([least, coins]) => (
          <span key={least} class="ora-line">
            <Quantity amount={[icon.per, least]} />
            <Sign>:</Sign>
            <Quantity amount={["Pn", coins]} />
          </span>
        ))}
      </>
    );
  }
  return (
    <>
      <Icon name={icon.points_per} />
      <Sign>→</Sign>
      <Icon name="points" />
      <Sign>→</Sign>
      <Goods codes={icon.goods} />
    </>
  );
}

const MAX_LARGE_ITEMS = 2; // trades or goods in a line that does not need smaller pictures

function lineClass(icon: CardIcon): string {
  const lines = "one_of" in icon ? icon.one_of : "together" in icon ? icon.together : null;
  const listed = lines ?? ("points_per" in icon ? icon.goods : []);
  return `${lines ? "ora-lines" : "ora-line"}${listed.length > MAX_LARGE_ITEMS ? " ora-compact" : ""}`;
}

export function Functions({ card }: { card: Card }) {
  return (
    <div class="ora-functions">
      {card.icons.map((icon) => (
        <span key={JSON.stringify(icon)} class={lineClass(icon)}>
          <Drawn icon={icon} />
        </span>
      ))}
    </div>
  );
}
