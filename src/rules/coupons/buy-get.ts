import type { CartLine } from '../cart/cart-line.ts';
import { addQuantities, subtractQuantity, timesWithin } from '../quantities/quantity.ts';
import { namesLine } from './conditions/cart-range.ts';

// Buy so many of these and so many of those are free: with { buy: 3 napkins, get: 1 napkin, repeat }
// a cart of 9 napkins has 2 free ones (3 + 1, 3 + 1 and one over). The free pieces are the cheapest
// that may be free, and must be in the cart. Nothing is counted twice: a free piece is not a bought one.

export interface BuyGetSide {
  quantity: number;
  productIds: readonly number[];
  categoryIds: readonly number[];
}

export interface BuyGet {
  /** Without products and categories: anything. */
  buy: BuyGetSide;
  get: BuyGetSide;
  /** As often as the cart allows, instead of once. */
  repeat: boolean;
}

/** Number of free pieces by line key; empty where there are none. */
export function freePieces(
  offer: BuyGet,
  lines: readonly CartLine[],
): Readonly<Record<string, number>> {
  const sorted = lines.map((line) => ({
    line,
    buys: onSide(offer.buy, line),
    gets: onSide(offer.get, line),
  }));
  const count = (of: (one: (typeof sorted)[number]) => boolean) =>
    addQuantities(...sorted.filter(of).map(({ line }) => line.quantity));
  const bought = count((one) => one.buys);
  const givable = count((one) => one.gets);
  const together = count((one) => one.buys || one.gets);

  const times = bestTimes(offer, bought, together);
  const paid = times * offer.buy.quantity;
  let left = Math.min(times * offer.get.quantity, givable, subtractQuantity(together, paid));
  // Of pieces that could be either, so many must be paid for.
  let leftOfBoth = subtractQuantity(bought, paid);
  const free: Record<string, number> = {};
  const cheapestFirst = sorted
    .filter((one) => one.gets)
    .sort((a, b) => a.line.unitPrice - b.line.unitPrice || (a.line.key < b.line.key ? -1 : 1));
  for (const { line, buys } of cheapestFirst) {
    const pieces = Math.min(line.quantity, left, buys ? leftOfBoth : left);
    if (pieces <= 0) continue;
    free[line.key] = pieces;
    left = subtractQuantity(left, pieces);
    if (buys) leftOfBoth = subtractQuantity(leftOfBoth, pieces);
  }
  return free;
}

/** More rounds give more until the paid pieces use up those that could be free. */
function bestTimes(offer: BuyGet, bought: number, together: number): number {
  const maxTimes = Math.min(
    timesWithin(bought, offer.buy.quantity),
    offer.repeat ? Number.MAX_SAFE_INTEGER : 1,
  );
  const round = offer.buy.quantity + offer.get.quantity;
  const fullRounds = Math.min(maxTimes, timesWithin(together, round));
  const begun = Math.min(maxTimes, fullRounds + 1);
  const freePieces = (times: number) =>
    Math.min(times * offer.get.quantity, subtractQuantity(together, times * offer.buy.quantity));
  return freePieces(begun) > freePieces(fullRounds) ? begun : fullRounds;
}

function onSide(side: BuyGetSide, line: CartLine): boolean {
  const anything = side.productIds.length === 0 && side.categoryIds.length === 0;
  return anything || namesLine(side, line);
}

/** Pieces still to be bought before anything is free; 0 when only the free piece is missing. */
export function missingToBuy(offer: BuyGet, lines: readonly CartLine[]): number {
  const bought = lines.filter((line) => onSide(offer.buy, line)).map(({ quantity }) => quantity);
  return Math.max(0, subtractQuantity(offer.buy.quantity, addQuantities(...bought)));
}
