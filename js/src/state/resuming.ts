// Resuming a game after Python has gone.
import type { LogEntry, ResumeLines } from "./protocol";

/**
 * A line of Python that loads the game up to the last known move.
 * @param kept the game as it was some moves ago
 * @param log contains the moves since then
 * @param at the number of moves before the position
 */
export function lineWithGame(kept: ResumeLines, log: readonly LogEntry[], at: number): string {
  const since = log.filter(({ ply }) => ply > kept.ply && ply <= at).map(({ line }) => line);
  return since.length ? `${kept.load}.play("${since.join("; ")}")` : kept.load;
}
