import type { QuantityLimits } from '#rules/quantities/limits.ts';
import { subtractQuantity, timesWithin } from '#rules/quantities/quantity.ts';
import { lineLimits } from '#server/catalog/facts/line-stock.ts';
import { isHead } from '../bundles/bundle-group.ts';
import type { FoundLine } from './priced.ts';

// How many of a bundle may be taken: as many as the scarcest of its parts allows, seeing what other
// lines take. Example: 7 mugs left, 1 of them in a line of its own, 2 in each bundle: 3 bundles.

/** `held` is what the whole cart takes of each stock. */
export function groupLimits(
  one: FoundLine,
  lines: readonly FoundLine[],
  held: ReadonlyMap<number, number>,
): QuantityLimits {
  const { stored, sold, stock } = one;
  if (!sold || !isHead(stored)) return { min: 1, max: null, step: 1 };
  const productLimits = lineLimits(sold, stock?.left ?? null, 0);
  const members = lines.filter((line) => line.stored.bundle?.group === stored.key);
  const each = new Map<number, { left: number; pieces: number }>();
  for (const line of members) {
    const place = line.stored.bundle;
    const left = line.sold?.product.sold_individually === 1 ? 1 : (line.stock?.left ?? null);
    if (!place || !line.stock || left === null) continue;
    const { owner } = line.stock;
    const known = each.get(owner) ?? { left, pieces: 0 };
    each.set(owner, { left, pieces: known.pieces + place.each });
  }
  const bounds = [...each].map(([owner, { left, pieces }]) => {
    const others = subtractQuantity(held.get(owner) ?? 0, pieces * stored.quantity);
    return timesWithin(subtractQuantity(left, Math.max(0, others)), pieces);
  });
  const max = Math.min(...bounds, productLimits.max ?? 999, 999);
  return {
    min: productLimits.min,
    max: Math.max(max, productLimits.min),
    step: productLimits.step,
  };
}
