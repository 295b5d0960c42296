// A player's land: the tiles joined as on the table, and where more of them could go.

import { useCardLayers } from "../effects/measured-sizes";
import { useScrollToMiddle } from "../effects/scrolling";
import { ChangeBadge, Quantity } from "../parts/amount";
import { Icon } from "../parts/icon";
import { iconPaths } from "../parts/icon-paths";
import { piece } from "../parts/piece";
import { RowArrows } from "../parts/row-arrows";
import { cardName, changeWords, number, seatName, signed, spaceName } from "../state/names";
import type { Ghost, Player, Seat, Space } from "../state/protocol";
import { useView } from "../state/view";
import { say, termName } from "../state/words";
import { CardPlate, GhostPlate } from "./card";
import { ClergyOn } from "./clergy";
import { type GridTracks, ghostsByPlace, gridTracks, rowAndColumn } from "./drawing-geometry";
import { TerrainDrawing } from "./terrain";

/** The grid line of a row or column; of what lies further out, that of the last one. */
function lineOf(lines: GridTracks["rows"], at: number): number {
  const first = lines[0]?.at ?? 0;
  return Math.max(0, Math.min(lines.length - 1, at - first)) + 1;
}

/** From which grid line to which a piece of land reaches. */
function spanOf(lines: GridTracks["rows"], at: number, length: number): string {
  return `${lineOf(lines, at)} / ${lineOf(lines, at + length - 1) + 1}`;
}

/** Where a neighbour lies, seen from a space. */
function side(space: Space, other: Space): "up" | "down" | "left" | "right" {
  const [row, col] = rowAndColumn(space.at);
  const [down, right] = rowAndColumn(other.at);
  if (right !== col) return right < col ? "left" : "right";
  return down < row ? "up" : "down";
}

/** What a settlement makes with its neighbours, and on a closer look a line to each of them with its part. */
function Dwelling({ space, all }: { space: Space; all: readonly Space[] }) {
  const book = useView().book.value;
  if (space.dwelling === undefined) return null;
  const near = Object.entries(space.near ?? {}).flatMap(([at, points]) => {
    const other = all.find((one) => one.at === at);
    return other ? [{ at, points, side: side(space, other), what: cardName(book, other.holds ?? other.terrain) }] : [];
  });
  const own = space.dwelling - near.reduce((sum, one) => sum + one.points, 0);
  const parts = [
    `${cardName(book, space.holds ?? "")} ${number(own)}`,
    ...near.map((one) => `${one.what} ${signed(one.points)}`),
  ];
  const text = `${say(book, "dwelling total")} ${number(space.dwelling)}: ${parts.join(", ")}`;
  return (
    <div class="ora-dwelling-value" role="img" tabIndex={0} aria-label={text} data-says={text}>
      <b>{number(space.dwelling)}</b>
      {near.map((one) => (
        <span key={one.at} class={`ora-link ora-to-${one.side}`} aria-hidden="true">
          <i>{signed(one.points)}</i>
        </span>
      ))}
    </div>
  );
}

/** Cards that lie under another one: the neutral player's, who is given more buildings than spaces. */
function Covers({ cards }: { cards: readonly string[] | undefined }) {
  const book = useView().book.value;
  if (!cards?.length) return null;
  const text = `${say(book, "lies under it")}: ${cards.map((card) => cardName(book, card)).join(", ")}`;
  return (
    <div class="ora-covered-cards" role="img" aria-label={text} data-says={text}>
      <i aria-hidden="true" />
      <b aria-hidden="true">{cards.length}</b>
    </div>
  );
}

/** Says without words what can be done on a free space: the picture of the action, or that something may lie there. */
function ActionHint({ at }: { at: string }) {
  const view = useView();
  const verbs = new Set(
    view.selection.options.value
      .filter((option) => option.picks.includes(at))
      .map((option) => option.line.split(" ")[0] ?? ""),
  );
  const drawn = [...verbs].find((verb) => iconPaths(verb) && verbs.size === 1);
  return (
    <span class="ora-space-hint" aria-hidden="true">
      {drawn ? <Icon name={drawn} /> : "+"}
    </span>
  );
}

function SpaceView(props: { space: Space; lines: GridTracks; own: boolean; all: readonly Space[]; seat: Seat }) {
  const { space, lines, own, all } = props;
  const view = useView();
  const book = view.book.value;
  const { terrain, holds } = space;
  const covered = holds === "forest" || holds === "moor";
  const what = holds ? cardName(book, holds) : say(book, "empty space");
  const label = `${what}, ${termName(book, terrain)}, ${say(book, "space").toLowerCase()} ${spaceName(book, space.at)}`;
  const [row, col] = rowAndColumn(space.at);
  const place = {
    gridRow: `${lineOf(lines.rows, row)} / span ${space.rows ?? 1}`,
    gridColumn: `${lineOf(lines.cols, col)}`,
  };
  const shown = holds && !covered;
  const foreseen = own ? view.pieces.preview([space.at]) : null;
  const preview = foreseen && view.pieces.state([space.at]) === "live" ? foreseen : null;
  const brings = preview ? `, ${changeWords(book, preview)}` : "";
  const pressable = own ? piece(view, [space.at], shown ? null : `${label}${brings}`) : null;
  const state = pressable?.["data-state"];
  const card = state === "live" && !shown ? view.selection.picks.value.find((pick) => book.cards[pick]) : undefined;
  // As classes: to look for what lies inside would cost the browser time with every move.
  const marks = [
    space.dwelling === undefined ? "" : "ora-has-dwelling",
    space.clergy ? "ora-occupied" : "",
    card ? "ora-build-site" : "",
  ].join(" ");
  return (
    <div
      class={`ora-space ora-${terrain} ${covered ? `ora-${holds}` : ""} ${shown ? "ora-built-space" : ""} ${marks}`}
      style={place}
      // A card says its own name; the space it lies on is said after it.
      data-space={`${props.seat} ${space.at}`}
      {...pressable}
      aria-description={own && shown ? label : pressable?.["aria-description"]}
    >
      <TerrainDrawing
        terrain={terrain}
        cover={holds ?? null}
        tall={space.rows !== undefined}
        // A space that can be pressed has the name itself, and one with a card that of the card.
        label={shown || pressable?.role ? undefined : label}
      />
      {shown && <CardPlate id={holds} />}
      {state === "live" && !shown && <ActionHint at={space.at} />}
      {/* Drawn by the style sheet: as text it would have to be in the name, next to what the space brings. */}
      {!shown && <small class="ora-coordinates" data-at={spaceName(book, space.at)} aria-hidden="true" />}
      {card && <GhostPlate id={card} />}
      {preview && <ChangeBadge change={preview} />}
      <Dwelling space={space} all={all} />
      <Covers cards={space.covers} />
      {space.clergy && (
        <div class="ora-standing">
          <ClergyOn card={holds ?? ""} clergy={space.clergy} />
        </div>
      )}
    </div>
  );
}

/** One or two handles in the middle of where a tile could lie. Places overlap; handles do not. */
function GhostView({ ghosts, lines }: { ghosts: Ghost[]; lines: GridTracks }) {
  const view = useView();
  const book = view.book.value;
  const [first] = ghosts;
  if (!first) return null;
  const place = {
    gridRow: spanOf(lines.rows, first.row, first.rows),
    gridColumn: spanOf(lines.cols, first.col, first.cols),
  };
  return (
    <div class={`ora-land-offer ${first.cols > first.rows ? "ora-flat" : "ora-vertical"}`} style={place}>
      {ghosts.map((ghost) => {
        // A plot stands upright, where there is room for one sign of each kind.
        const signs = ghost.cols > ghost.rows ? ghost.ground : [...new Set(ghost.ground)];
        const ground = ghost.ground.map((name) => termName(book, name)).join(", ");
        return (
          <div
            key={ghost.picks.join()}
            class="ora-handle"
            data-says={`${ghost.label}: ${ground}`}
            {...piece(view, ghost.picks, ghost.label)}
          >
            <i aria-hidden="true">+</i>
            <span class="ora-signs">
              {signs.map((name, at) => (
                <Icon key={at} name={name} />
              ))}
            </span>
            {ghost.price !== null && <Quantity amount={["Pn", ghost.price]} />}
          </div>
        );
      })}
    </div>
  );
}

/** Changes with every name that lies on a land, and with what takes room from it. */
function namesOn({ spaces }: Player, language: string): string {
  return spaces.map(({ holds, clergy }) => `${holds ?? ""}${clergy?.length ?? ""}`).join() + language;
}

/** The middle of the land with which a player begins. */
const HEARTLAND = '[data-space$=" 0,2"]';

/**
 * A landscape.
 * @param large whether there is room for more land around it, and it is shown where that could go
 */
export function Landscape({ player, large = false }: { player: Player; large?: boolean }) {
  const view = useView();
  const ruler = useCardLayers(namesOn(player, view.book.value.language));
  const own = view.layout.landSeat.value === player.seat;
  const ghosts = large ? player.ghosts.filter((ghost) => view.pieces.state(ghost.picks) !== "dead") : [];
  // Where land may be laid is kept free in every question of the turn, so that nothing is rescaled between two picks.
  const lines = gridTracks(player.spaces, large ? player.extent : []);
  const owned = player.spaces.map(({ at }) => rowAndColumn(at)[1]);
  // Another player's land may lie in the same frame.
  const frame = useScrollToMiddle(`${player.seat} ${large}`, HEARTLAND, [Math.min(...owned), Math.max(...owned)]);
  const size = (line: { slim: boolean }, full: string, slim: string) => (line.slim ? slim : full);
  const wide = lines.cols.filter((col) => !col.slim).length;
  const high = lines.rows.filter((row) => !row.slim).length;
  const style = {
    "--ora-cols": wide,
    "--ora-thin": lines.cols.length - wide,
    "--ora-rows": high,
    "--ora-thin-rows": lines.rows.length - high,
    gridTemplateColumns: lines.cols.map((col) => size(col, "var(--ora-cell)", "var(--ora-slim)")).join(" "),
    gridTemplateRows: lines.rows.map((row) => size(row, "var(--ora-tall)", "var(--ora-slim-row)")).join(" "),
  };
  return (
    <>
      {/* It scrolls where the board is narrow, so the keyboard must be able to get there. */}
      <div
        ref={frame}
        class="ora-land-frame"
        role="group"
        tabIndex={0}
        aria-label={seatName(view.book.value, player.seat)}
      >
        <div class={`ora-land ${large ? "ora-laying" : ""}`} style={style}>
          <i ref={ruler} class="ora-ruler" />
          {player.spaces.map((space) => (
            <SpaceView key={space.at} space={space} lines={lines} own={own} all={player.spaces} seat={player.seat} />
          ))}
          {ghostsByPlace(ghosts).map((group) => (
            <GhostView key={group[0]?.picks.join()} ghosts={group} lines={lines} />
          ))}
        </div>
      </div>
      <RowArrows row={frame} />
    </>
  );
}
