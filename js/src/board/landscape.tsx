// A player's land: the joined tiles, and where more of them could be placed.

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

/** The grid line of a row or column; for one beyond the grid, the nearest line. */
function lineOf(lines: GridTracks["rows"], at: number): number {
  const first = lines[0]?.at ?? 0;
  return Math.max(0, Math.min(lines.length - 1, at - first)) + 1;
}

/** The grid lines between which a piece of land lies. */
function spanOf(lines: GridTracks["rows"], at: number, length: number): string {
  return `${lineOf(lines, at)} / ${lineOf(lines, at + length - 1) + 1}`;
}

/** The side of a space on which a neighbour lies. */
function side(space: Space, other: Space): "up" | "down" | "left" | "right" {
  const [row, col] = rowAndColumn(space.at);
  const [down, right] = rowAndColumn(other.at);
  if (right !== col) return right < col ? "left" : "right";
  return down < row ? "up" : "down";
}

/** The dwelling value of a settlement with its neighbours, and on hover a line to each neighbour with its share. */
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

/** Cards under another card: the neutral player gets more buildings than there are spaces. */
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

/** A picture on a free space of what can be done there: clear it, or place something. */
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
  // Classes, because a selector for the content (`:has`) would slow the browser down with every move.
  const marks = [
    space.dwelling === undefined ? "" : "ora-has-dwelling",
    space.clergy ? "ora-occupied" : "",
    card ? "ora-build-site" : "",
  ].join(" ");
  return (
    <div
      class={`ora-space ora-${terrain} ${covered ? `ora-${holds}` : ""} ${marks}`}
      style={place}
      // The card has its own name; the space is read out after it.
      data-space={`${props.seat} ${space.at}`}
      {...pressable}
      aria-description={own && shown ? label : pressable?.["aria-description"]}
    >
      <TerrainDrawing
        terrain={terrain}
        cover={holds ?? null}
        tall={space.rows !== undefined}
        // Only a space without a card and without a press needs the label; the others have a name.
        label={shown || pressable?.role ? undefined : label}
      />
      {shown && <CardPlate id={holds} />}
      {state === "live" && !shown && <ActionHint at={space.at} />}
      {/* Drawn by the style sheet: as text it would have to be part of the accessible name. */}
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

/** One or two handles in the middle of a place for a tile. Places may overlap; handles do not. */
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
        // A plot stands upright, with room for one sign of each kind of ground.
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

/** A key that changes with the names on a landscape and with the clergymen, which take room from names. */
function namesOn({ spaces }: Player, language: string): string {
  return spaces.map(({ holds, clergy }) => `${holds ?? ""}${clergy?.length ?? ""}`).join() + language;
}

/** The middle of a player's first land. */
const HEARTLAND = '[data-space$=" 0,2"]';

/**
 * A landscape.
 * @param large whether there is room around it, where it also shows the places for more land
 */
export function Landscape({ player, large = false }: { player: Player; large?: boolean }) {
  const view = useView();
  const ruler = useCardLayers(namesOn(player, view.book.value.language));
  const own = view.layout.landSeat.value === player.seat;
  const ghosts = large ? player.ghosts.filter((ghost) => view.pieces.state(ghost.picks) !== "dead") : [];
  // The room for more land stays the same throughout the turn, so that the scale does not change between picks.
  const lines = gridTracks(player.spaces, large ? player.extent : []);
  const owned = player.spaces.map(({ at }) => rowAndColumn(at)[1]);
  // The same frame may show another player's land later.
  const sides = [Math.min(...owned), Math.max(...owned)] as const;
  const frame = useScrollToMiddle(`${player.seat} ${large}`, HEARTLAND, sides, view.selection.live.value);
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
      {/* The frame scrolls on a narrow board, so the keyboard must be able to focus it. */}
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
