// A picture of any size, in HTML or inside another drawing.

import { ariaImage } from "./aria-image";
import { iconPaths } from "./icon-paths";
import { memo } from "./memo";
import { BARE } from "./palette";
import { pictogram } from "./pictograms";

interface IconProps {
  name: string;
  /** Place and size inside another drawing. In HTML the style sheet decides. */
  box?: readonly [x: number, y: number, size: number];
  label?: string | undefined;
}

/** A picture; decoration for screen readers unless it has a label. */
export const Icon = memo(({ name, box, label }: IconProps) => {
  const strokes = iconPaths(name);
  if (!strokes) return box ? null : <span>{name}</span>;
  const place = box ? { x: box[0], y: box[1], width: box[2], height: box[2] } : {};
  return (
    <svg class="ora-icon" viewBox="0 0 24 24" {...place} {...ariaImage(label)}>
      {strokes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill ?? "none"} class={fill === BARE ? "bare" : undefined} />
      ))}
    </svg>
  );
});

/** The pictogram of a card: decoration for screen readers, since the card's name is beside it. */
export const Pictogram = memo(({ name }: { name: string | undefined }) => {
  const strokes = name === undefined ? undefined : pictogram(name);
  if (!strokes) return null;
  return (
    <svg class="ora-icon ora-pictogram" viewBox="0 0 32 32" aria-hidden="true">
      {strokes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill ?? "none"} />
      ))}
    </svg>
  );
});
