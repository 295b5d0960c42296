// How to go on with a game after Python has gone.
import type { LogEntry, ResumeLines } from "./protocol";

/**
 * The line of Python with the game in it, up to the last move that is known here.
 * @param kept has the game as it stood some moves ago
 * @param log the moves since, among others
 * @param at how many moves lie behind the position
 */
export function lineWithGame(kept: ResumeLines, log: readonly LogEntry[], at: number): string {
  const since = log.filter(({ ply }) => ply > kept.ply && ply <= at).map(({ line }) => line);
  return since.length ? `${kept.load}.play("${since.join("; ")}")` : kept.load;
}
