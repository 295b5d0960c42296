// Paying an amount with goods: what the picks are worth, and whether they are too much.
import type { Picks } from "./picks";
import type { Ask } from "./protocol";

/** How much the picks are worth. */
export function paidBy({ pay }: Ask, picks: Picks): number {
  return pay ? picks.reduce((sum, token) => sum + (pay.worth[token] ?? 0), 0) : 0;
}

/** Whether the picks are worth more than the price: the rest is lost. */
export function overpays(ask: Ask, picks: Picks): boolean {
  return !!ask.pay && paidBy(ask, picks) > ask.pay.price;
}
