// The totals by round: a line for each player, distinct in dashes and marks as well as in colour.

import { useElementSize } from "../effects/measured-sizes";
import { seatName } from "../state/names";
import type { RoundTotals, Seat } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Mark } from "./figures";
import { Table } from "./table";

const MAX_WIDTH = 680;
const LABEL_WIDTH = 40; // pixels of a round's number, with the distance to the next
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 128;
const TOP = 12;
const BOTTOM = 26;
const MAX_LETTERS = 9; // as many as fit

/** A name short enough for its line's end; the mark there shows the colour. */
function short(name: string): string {
  const letters = [...name];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join("")}…` : name;
}
const DASHES: Record<string, string> = { R: "", G: "9 4", B: "3 4", W: "12 4 3 4" };

/** About five round numbers from below the least to above the most. */
export function scale(least: number, most: number): number[] {
  const rough = Math.max(most - least, 5) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((one) => one >= rough) ?? unit * 10;
  const from = Math.floor(least / step) * step;
  const marks = [];
  const top = Math.max(most, from + step);
  for (let value = from; value < top + step; value += step) marks.push(value);
  return marks;
}

/** Heights at least `gap` apart, in order and as near as possible to the wanted ones. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((at, n) => ({ at, n })).sort((a, b) => a.at - b.at);
  const placed = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const { at, n } of order) {
    above = Math.max(at, above + gap);
    placed[n] = above;
  }
  return placed;
}

interface ChartProps {
  title: string;
  seats: readonly Seat[];
  chart: readonly RoundTotals[];
}

export function Chart({ title, seats, chart }: ChartProps) {
  const view = useView();
  const book = view.book.value;
  // As wide as possible, with letters of constant size.
  const [figure, seen] = useElementSize();
  const wide = Math.min(seen.width || MAX_WIDTH, MAX_WIDTH);
  const across = wide - LEFT - RIGHT;
  const last = chart.at(-1);
  if (!last || chart.length < 2) return null;
  const all = chart.flatMap(({ totals }) => totals);
  const marks = scale(Math.min(0, ...all), Math.max(...all));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const x = (place: number) => LEFT + (across * place) / (chart.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low);
  const ends = spread(
    last.totals.map((total) => y(total)),
    15,
  );
  // A round may have several totals, one for each turn.
  const begins = chart.flatMap(({ round }, place) => (round === chart[place - 1]?.round ? [] : [{ round, place }]));
  const every = Math.ceil((begins.length * LABEL_WIDTH) / across);
  const summary = seats.map((seat, n) => `${seatName(book, seat)} ${last.totals[n]}`).join(", ");
  return (
    <figure ref={figure} class="ora-chart">
      <figcaption>{title}</figcaption>
      <svg width={wide} height={HEIGHT} role="img" aria-label={`${title}: ${summary}`}>
        {marks.map((value) => (
          <g key={value}>
            <path class="ora-grid" d={`M${LEFT} ${y(value)}h${across}`} />
            <text class="ora-axis" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {begins
          .filter((_, n) => n % every === 0)
          .map(({ round, place }) => (
            <text key={round} class="ora-axis" x={x(place)} y={HEIGHT - 8} text-anchor="middle">
              {round}
            </text>
          ))}
        {seats.map((seat, n) => (
          <g key={seat} class={`ora-seat-${seat}`}>
            <polyline
              class="ora-course"
              points={chart.map(({ totals }, place) => `${x(place)},${y(totals[n] ?? 0)}`).join(" ")}
              stroke-dasharray={DASHES[seat] ?? ""}
            />
            <svg x={wide - RIGHT + 4} y={(ends[n] ?? 0) - 7} width="14" height="14">
              <Mark seat={seat} />
            </svg>
            <text class="ora-chart-end" x={wide - RIGHT + 22} y={(ends[n] ?? 0) + 4}>
              {short(view.preferences.values.value.names[seat] || seatName(book, seat))} {last.totals[n]}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{say(book, "as table")}</summary>
        <Table
          head={[say(book, "round"), ...seats.map((seat) => seatName(book, seat))]}
          rows={chart.map(({ round, totals }) => [round, ...totals])}
        />
      </details>
    </figure>
  );
}
