// The player's own land and below it, where there is room, all others at a scale of their own.

import { useElementSize } from "../effects/measured-sizes";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { arrangeLands, gridTracks } from "./drawing-geometry";
import { OwnBoard, WholeBoard } from "./player";

export function Landscapes({ own }: { own: Player }) {
  const view = useView();
  const [place, { width, height }] = useElementSize();
  const others = view.scene.value.players.filter((player) => player !== own);
  const lands = others
    .map(({ spaces }) => gridTracks(spaces))
    .map(({ rows, cols }) => [cols.length, rows.length] as const);
  const { panels, cell, tall } = arrangeLands(width, height, lands);
  const style = { "--ora-shared-cell": `${cell}px`, "--ora-shared-tall": `${tall}px` };
  return (
    <div class="ora-landscapes">
      <OwnBoard player={own} visited={false} />
      <div ref={place} class="ora-other-lands" style={style}>
        {others.map((player, n) => (
          <div
            key={player.seat}
            class="ora-land-panel"
            style={{ width: `${panels[n]?.width}px`, height: `${panels[n]?.height}px` }}
          >
            <WholeBoard player={player} />
          </div>
        ))}
      </div>
    </div>
  );
}
