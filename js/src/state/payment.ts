// Payments with goods: the worth of the picks, and whether they are too much.
import type { Picks } from "./picks";
import type { Ask } from "./protocol";

/** The worth of the picks. */
export function amountPaid({ pay }: Ask, picks: Picks): number {
  return pay ? picks.reduce((sum, token) => sum + (pay.worth[token] ?? 0), 0) : 0;
}

/** Whether the picks are worth more than the price; the excess is lost. */
export function overpays(ask: Ask, picks: Picks): boolean {
  return !!ask.pay && amountPaid(ask, picks) > ask.pay.price;
}
