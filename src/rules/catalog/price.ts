import type { Money } from '../money/money.ts';

// The price of something at a moment.
// Example: regular 22.00, sale 17.60 until Friday: on Thursday it costs 17.60 and is on sale, at
// the moment the sale ends it costs 22.00 again.

export interface PriceTag {
  regular: Money | null;
  sale: Money | null;
  /** Start of the sale (epoch milliseconds); null for no start. */
  saleFrom: number | null;
  /** End of the sale, exclusive; null for no end. */
  saleTo: number | null;
}

export interface ActivePrice {
  price: Money;
  regular: Money;
  onSale: boolean;
  saleEndsAt: number | null;
}

/** A price that lasts until time alone changes it. */
export interface PriceRange {
  min: Money;
  max: Money;
  regularMin: Money;
  regularMax: Money;
  onSale: boolean;
  /** The first end of a running sale. */
  saleEndsAt: number | null;
}

/** A sale price without a saving is no sale. */
function hasSale(tag: PriceTag): tag is PriceTag & { sale: Money; regular: Money } {
  if (tag.sale === null || tag.regular === null || tag.sale >= tag.regular) return false;
  return tag.saleFrom === null || tag.saleTo === null || tag.saleFrom < tag.saleTo;
}

/** Null where there is no price: it cannot be bought. */
export function activePrice(tag: PriceTag, now: number): ActivePrice | null {
  if (tag.regular === null) return null;
  const running =
    hasSale(tag) &&
    (tag.saleFrom === null || now >= tag.saleFrom) &&
    (tag.saleTo === null || now < tag.saleTo);
  if (running) {
    return { price: tag.sale, regular: tag.regular, onSale: true, saleEndsAt: tag.saleTo };
  }
  return { price: tag.regular, regular: tag.regular, onSale: false, saleEndsAt: null };
}

/** The next moment at which the active price changes by itself, or null. */
export function nextPriceChange(tag: PriceTag, now: number): number | null {
  if (!hasSale(tag)) return null;
  if (tag.saleFrom !== null && tag.saleFrom > now) return tag.saleFrom;
  return tag.saleTo !== null && tag.saleTo > now ? tag.saleTo : null;
}

/** The range over a product's variations or members; one price gives a range of one. */
export function priceRange(tags: readonly PriceTag[], now: number): PriceRange | null {
  let range: PriceRange | null = null;
  for (const tag of tags) {
    const active = activePrice(tag, now);
    if (!active) continue;
    range = range === null ? getRange(active) : widen(range, active);
  }
  return range;
}

function getRange({ price, regular, onSale, saleEndsAt }: ActivePrice): PriceRange {
  return { min: price, max: price, regularMin: regular, regularMax: regular, onSale, saleEndsAt };
}

function widen(range: PriceRange, active: ActivePrice): PriceRange {
  return {
    min: active.price < range.min ? active.price : range.min,
    max: active.price > range.max ? active.price : range.max,
    regularMin: active.regular < range.regularMin ? active.regular : range.regularMin,
    regularMax: active.regular > range.regularMax ? active.regular : range.regularMax,
    onSale: range.onSale || active.onSale,
    saleEndsAt: earliest([range.saleEndsAt, active.saleEndsAt]),
  };
}

/** earliest([null, 5, 3]) is 3. */
export function earliest(times: readonly (number | null)[]): number | null {
  return times.reduce<number | null>(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  );
}
