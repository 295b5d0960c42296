// Pictures of the terrain on a landscape.

import { ariaImage } from "../parts/aria-image";
import { memo } from "../parts/memo";

const TREE = "M0-11L7 2H4L9 10H-9L-4 2H-7z";

/** Trees at a few places, back to front. */
function Forest() {
  const trees = [
    [24, 34, 1.5],
    [50, 28, 1.7],
    [77, 35, 1.45],
    [36, 56, 1.7],
    [65, 57, 1.8],
    [20, 74, 1.5],
    [50, 80, 1.9],
    [80, 76, 1.6],
  ] as const;
  return (
    <g class="ora-trees">
      {trees.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-1.5 9h3v4h-3z" class="trunk" />
          <path d={TREE} />
        </g>
      ))}
    </g>
  );
}

/** Pools, reeds and a stack of cut turf. */
function Moor() {
  return (
    <g class="ora-moor">
      <ellipse cx="32" cy="36" rx="20" ry="8" class="pool" />
      <ellipse cx="68" cy="70" rx="22" ry="9" class="pool" />
      <path d="M60 30v-14M66 32v-18M72 31v-13M22 74v-14M28 76v-19M34 74v-13M40 52v-10M45 54v-12" class="reed" />
      <path d="M62 42h10v6h-10zM73 42h10v6h-10zM67 35h10v6h-10z" class="turf" />
    </g>
  );
}

const WAVES = "c5-5 10-5 15 0s10 5 15 0 10-5 15 0";

function Terrain({ terrain }: { terrain: string }) {
  switch (terrain) {
    case "water":
      return <path d={`M12 26${WAVES}M38 50${WAVES}M14 76${WAVES}`} class="stroke" />;
    case "coast":
      return (
        <>
          <path d="M0 0h22c8 14-8 24 0 38s8 20-2 34c-4 9 4 18 2 28H0z" class="sea" />
          <path d="M42 30h2M60 60h2M80 26h2M50 82h2M76 78h2M88 52h2" class="stroke" />
        </>
      );
    case "hillside":
      return (
        <path d="M0 88c16-32 34-32 50-4 12-26 34-30 50-10M8 46c10-16 22-16 30-2M58 40c9-14 20-13 28 0" class="stroke" />
      );
    case "plains":
      return (
        <path d="M18 30l3-8 3 8M66 24l3-8 3 8M42 58l3-8 3 8M80 66l3-8 3 8M16 82l3-8 3 8M56 88l3-8 3 8" class="stroke" />
      );
    default:
      return null;
  }
}

/** A mountain as tall as its plot. */
function Mountain() {
  return (
    <>
      <path d="M0 200V150L38 60l20 34 14-20 28 60v66z" class="rock" />
      <path d="M38 60l-15 36 11-6 8 10 8-12 8 6z" class="snow" />
      <path d="M72 74l-9 22 8-4 6 7 6-5z" class="snow" />
      <path d="M34 120l-12 40M64 118l8 34M48 140l4 30" class="stroke" />
    </>
  );
}

interface GroundProps {
  terrain: string;
  cover: string | null;
  tall: boolean;
  label: string | undefined;
}

/** The picture of a space without a building; it has a label where nothing else names the space. */
export const TerrainDrawing = memo(({ terrain, cover, tall, label }: GroundProps) => {
  return (
    <svg
      class="ora-ground"
      viewBox={tall ? "0 0 100 200" : "0 0 100 100"}
      // A mountain fills its plot and is stretched where spaces are low.
      preserveAspectRatio={tall ? "none" : "xMidYMax slice"}
      {...ariaImage(label)}
    >
      {tall ? <Mountain /> : cover !== "forest" && cover !== "moor" && <Terrain terrain={terrain} />}
      {cover === "forest" && <Forest />}
      {cover === "moor" && <Moor />}
    </svg>
  );
});
