// The production wheel: 13 fixed spaces, a rotating disc of values, and the pieces on them.
import { useRef, useState } from "preact/hooks";
import { ariaImage } from "../parts/aria-image";
import { Icon } from "../parts/icon";
import { piece } from "../parts/piece";
import { goodName } from "../state/names";
import type { Indicator, Wheel } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { fannedTokens, polar, SPACE_ANGLE, SPACE_COUNT, sector, spaceAngle, turnedAngle } from "./drawing-geometry";

const HUB_RADIUS = 54;
const DISC_RADIUS = 108;
const RIM_RADIUS = 270;
const RING_OF_GIVEN_GOODS = 296; // piles, entries and goods given to all
const TOKEN_RADIUS = 34;
const VALUE_RADIUS = 21;
const WHEEL_RADIUS = 320;
const SPACE_NUMBERS = Array.from({ length: SPACE_COUNT }, (_, n) => n + 1);

/** The disc with the values, and the beam along the edge of its 0. */
function Disc({ values, beam, read }: { values: number[]; beam: number; read: ReadonlySet<number> }) {
  // The angle is not taken modulo 360, so that the disc does not turn back between 13 and 1.
  const angle = useRef(spaceAngle(beam));
  angle.current = turnedAngle(angle.current, beam);
  const upright = `rotate(${-angle.current}deg)`;
  return (
    <g class="ora-disc" data-help="values" style={{ transform: `rotate(${angle.current}deg)` }}>
      {values.map((value, d) => {
        const [x, y] = polar((HUB_RADIUS + DISC_RADIUS) / 2 + 1, -d * SPACE_ANGLE);
        return (
          <g key={d} class={read.has(d) ? "ora-current-value" : ""}>
            <path
              d={sector(HUB_RADIUS, DISC_RADIUS, -d * SPACE_ANGLE)}
              class={d % 2 ? "ora-slice ora-odd" : "ora-slice"}
            />
            <g style={{ transform: `translate(${x}px, ${y}px) ${upright}` }} class="ora-turning">
              <text class="ora-wheel-value">{value}</text>
            </g>
          </g>
        );
      })}
      <g data-help="beam" style={{ transform: `rotate(${SPACE_ANGLE / 2}deg)` }}>
        <path class="ora-beam" d={`M-6 0L-4 ${-RIM_RADIUS - 4}L0 ${-RIM_RADIUS - 15}L4 ${-RIM_RADIUS - 4}L6 0z`} />
        <path class="ora-beam-line" d={`M0 ${-HUB_RADIUS}V${-RIM_RADIUS}`} />
      </g>
    </g>
  );
}

/** An indicator, with the value it shows. */
function Token(props: { indicator: Indicator; value: number; place: { radius: number; angle: number } }) {
  const view = useView();
  const { indicator, value, place } = props;
  const [x, y] = polar(place.radius, place.angle);
  const name = `${indicator.name}: ${value}`;
  const art = TOKEN_RADIUS * 1.45;
  const looks = value === indicator.value ? "ora-indicator" : "ora-indicator ora-future";
  return (
    <g
      class={view.previews.taken.value.includes(indicator.id) ? `${looks} ora-taken` : looks}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-indicator={indicator.good ?? indicator.id}
      data-at={indicator.space}
      data-help={`indicator ${indicator.id}`}
      {...ariaImage(name)}
      {...piece(view, [indicator.id], name)}
    >
      <circle r={TOKEN_RADIUS} class="ora-token" />
      <Icon name={indicator.good ?? indicator.id} box={[-art / 2, -art / 2 - 3, art]} />
      <g transform="translate(23 23)">
        <circle r={VALUE_RADIUS} class="ora-pointer" />
        {/* Two figures are narrower, so that they stay on their disc. */}
        <text class="ora-pointer-value" textLength={value > 9 ? 32 : undefined} lengthAdjust="spacingAndGlyphs">
          {value}
        </text>
      </g>
    </g>
  );
}

/** A line from an indicator to its value. */
function Leader({ space, place }: { space: number; place: { radius: number; angle: number } }) {
  const [fromX, fromY] = polar(DISC_RADIUS, spaceAngle(space));
  const [x, y] = polar(place.radius, place.angle);
  return <path class="ora-leader" d={`M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`} />;
}

/** The things at the rim of a space, side by side: piles, entries and goods given to all. */
function Rim({ wheel, space }: { wheel: Wheel; space: number }) {
  const book = useView().book.value;
  const marked = (letter: string) => (wheel.marker === letter ? `, ${say(book, "building marker")}` : "");
  const items = [
    ...wheel.piles
      .filter((pile) => pile.space === space)
      .map((pile) => ({
        key: pile.letter,
        pile,
        help: `pile ${pile.letter}`,
        title: `${say(book, "pile")} ${pile.letter}, ${say(book, "round")} ${pile.round}${marked(pile.letter)}`,
      })),
    ...wheel.entries
      .filter((entry) => entry.space === space)
      .map((entry) => ({
        key: entry.indicator,
        icon: entry.indicator,
        help: `entry ${entry.indicator}`,
        title: `${say(book, "enters")}: ${entry.name}, ${say(book, "round")} ${entry.round}`,
      })),
    ...wheel.gifts
      .filter((gift) => gift.space === space)
      .flatMap((gift) =>
        gift.goods.map((code, n) => ({
          key: `${code}${n}`,
          gift: code,
          help: `gift ${gift.round}`,
          title: `${say(book, "given goods")}: ${goodName(book, code)}`,
        })),
      ),
  ];
  const angle = spaceAngle(space);
  return (
    <g>
      {items.map((item, n) => {
        const spread = Math.min(9, 25 / items.length);
        const [x, y] = polar(RING_OF_GIVEN_GOODS, angle + spread * (n - (items.length - 1) / 2));
        return (
          <g
            key={item.key}
            transform={`translate(${x} ${y})`}
            class="ora-rim"
            {...ariaImage(item.title)}
            data-help={item.help}
          >
            {"pile" in item && (
              <g class={item.pile.dealt ? "ora-pile ora-dealt-pile" : "ora-pile"}>
                <path d="M-19-23h38v46h-38z" />
                <text>{item.pile.letter}</text>
                {wheel.marker === item.pile.letter && (
                  <path class="ora-marker" d="M-13-26L0-35 13-26 13-17H-13z" data-help="marker" />
                )}
              </g>
            )}
            {"icon" in item && (
              <g class="ora-entry">
                <circle r="21" />
                <Icon name={item.icon} box={[-16, -16, 32]} />
              </g>
            )}
            {"gift" in item && <Icon name={item.gift} box={[-17, -17, 34]} />}
          </g>
        );
      })}
    </g>
  );
}

/** The check number at the end of the beam, by which players notice a forgotten step. */
function Check({ space }: { space: number }) {
  const view = useView();
  const check = view.reports.coming.value?.check;
  if (!check) return null;
  const [x, y] = polar(RIM_RADIUS + 28, spaceAngle(space) + SPACE_ANGLE / 2);
  const word = `${say(view.book.value, "checking number")} ${check.number}`;
  return (
    <g
      class={check.bold ? "ora-check-mark ora-bold" : "ora-check-mark"}
      transform={`translate(${x} ${y})`}
      {...ariaImage(word)}
      data-help="check"
    >
      <circle r="20" />
      <text>{check.number}</text>
    </g>
  );
}

/** The wheel; hovering over its middle previews the next rotation. */
export function WheelView() {
  const view = useView();
  const { wheel, round, rounds } = view.scene.value;
  const book = view.book.value;
  const [ahead, setAhead] = useState(false);
  const next = ahead ? wheel.next : null;
  const places = fannedTokens(wheel.indicators.map(({ space }) => space));
  const shown = (indicator: Indicator) => next?.values[indicator.id] ?? indicator.value;
  const last = wheel.values.length - 1;
  const read = new Set(wheel.indicators.map(({ d }) => (next ? Math.min(d + 1, last) : d)));
  const looking = {
    onPointerEnter: () => setAhead(true),
    onPointerLeave: () => setAhead(false),
    onFocus: () => setAhead(true),
    onBlur: () => setAhead(false),
  };
  return (
    <section class="ora-wheel" aria-label={say(book, "wheel")}>
      <svg viewBox="-322 -322 644 644" role="group" aria-label={say(book, "wheel")}>
        <circle r={WHEEL_RADIUS} class="ora-board-disc" />
        {SPACE_NUMBERS.map((space) => (
          <path
            key={space}
            d={sector(DISC_RADIUS, RIM_RADIUS, spaceAngle(space))}
            {...ariaImage(`${say(book, "space")} ${space}`)}
            data-help={`wheel ${space}`}
            class={`ora-space-slice ${space === wheel.beam ? "ora-current" : ""} ${space === next?.space ? "ora-upcoming" : ""}`}
          />
        ))}
        <circle r={RIM_RADIUS} class="ora-rim-line" />
        <Disc values={wheel.values} beam={next?.space ?? wheel.beam} read={read} />
        <g
          class="ora-axle"
          {...(wheel.next && {
            role: "img",
            tabindex: 0,
            "aria-label": wheel.next.text,
            ...looking,
          })}
        >
          <circle r={HUB_RADIUS} class="ora-hub" />
          <text class="ora-hub-round" y={rounds === null ? 0 : -12}>
            {next ? round + 1 : round}
          </text>
          {rounds !== null && round + (next ? 1 : 0) <= rounds && (
            <text class="ora-hub-word" y="25">
              /{rounds}
            </text>
          )}
        </g>
        {!next && wheel.next && (
          <path
            class="ora-beam-ahead"
            d={`M0 ${-DISC_RADIUS}V${-RIM_RADIUS}`}
            transform={`rotate(${spaceAngle(wheel.next.space) + SPACE_ANGLE / 2})`}
          />
        )}
        {!next && <Check space={wheel.beam} />}
        {SPACE_NUMBERS.map((space) => (
          <Rim key={space} wheel={wheel} space={space} />
        ))}
        {wheel.indicators.map((indicator, n) => {
          const place = places[n];
          return place && <Leader key={indicator.id} space={indicator.space} place={place} />;
        })}
        {/* In fixed order, so that an indicator stays the same element when it moves. */}
        {wheel.indicators.map((indicator, n) => {
          const place = places[n];
          return place && <Token key={indicator.id} indicator={indicator} value={shown(indicator)} place={place} />;
        })}
      </svg>
      {wheel.next && (
        <p class={next ? "ora-next-check ora-future" : "ora-next-check"} {...looking}>
          {wheel.next.text}
        </p>
      )}
    </section>
  );
}

/** The values of the wheel in one line, where there is no room for the wheel; a press opens it. */
export function WheelStrip() {
  const view = useView();
  const { wheel } = view.scene.value;
  const book = view.book.value;
  const open = view.layout.tab.value === "wheel";
  return (
    <button
      type="button"
      class="ora-wheel-strip"
      data-region="wheel"
      aria-expanded={open}
      data-says={say(book, "wheel")}
      aria-description={say(book, "wheel")}
      onClick={() => {
        view.layout.tab.value = open ? "buildings" : "wheel";
      }}
    >
      {/* The picture of the wheel, since the line would otherwise look like a row of the player's goods. */}
      <Icon name="wheel" />
      {wheel.indicators.map((indicator) => (
        <span key={indicator.id} class={view.previews.taken.value.includes(indicator.id) ? "ora-taken" : ""}>
          <Icon name={indicator.good ?? indicator.id} label={indicator.name} />
          <b>{indicator.value}</b>
        </span>
      ))}
    </button>
  );
}
