// The marks and arrows of a comment, or the answers of a class, drawn over the board.
import type { RefObject } from "preact";
import { useCommentMarks } from "../effects/comment-marks";
import { useView } from "../state/view";

const ARROW_HEAD = "M0,0 L8,4 L0,8 Z";

/** Above everything, but transparent to presses. */
export function CommentMarks({ root }: { root: RefObject<HTMLElement | null> }) {
  const { boxes, lines } = useCommentMarks(root, useView());
  if (!boxes.length && !lines.length) return null;
  return (
    <svg class="ora-marks" aria-hidden="true">
      <defs>
        <marker id="ora-arrow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d={ARROW_HEAD} />
        </marker>
      </defs>
      {boxes.map(({ x, y, width, height, count, percent = 0 }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={width} height={height} rx="6" />
          <path d={`M${x},${y + height} v-24 h${(width * percent) / 100} v24`} />
          <text x={x + width / 2} y={y + height - 6}>
            {count}
          </text>
        </g>
      ))}
      {lines.map(({ x1, y1, x2, y2 }) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} marker-end="url(#ora-arrow-head)" />
      ))}
    </svg>
  );
}
