// Time as clocks show it.

/** Seconds as minutes and seconds; an expired time counts on below zero. */
export function clockText(seconds: number): string {
  const whole = Math.abs(Math.floor(seconds));
  return `${seconds < 0 ? "−" : ""}${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
}
