import type { CartLine } from '../../cart/cart-line.ts';
import { amountOfPieces, lineAmounts } from '../../cart/line-amounts.ts';
import { addMoney, multiplyMoney } from '../../money/arithmetic.ts';
import type { Money } from '../../money/money.ts';
import {
  addQuantities,
  multiplyQuantity,
  subtractQuantity,
  timesWithin,
} from '../../quantities/quantity.ts';
import { namesLine } from '../conditions/cart-range.ts';
import { problem } from '../conditions/problem.ts';
import type { PromotionEffect } from './effect.ts';
import { pickPieces } from './pick-pieces.ts';

/**
 * These products together cost a price, or less by a percentage. A tray of 48.00 and two mugs of 18.50
 * together for 75.00 are lowered by 10.00, and three trays with four mugs by 20.00: two sets.
 */
export interface BundlePromotion {
  kind: 'bundle';
  /** Each product once; any variation of it counts. */
  items: readonly { productId: number; quantity: number }[];
  /** Of one set, as prices are entered in this shop. */
  effect: { price: Money } | { percent: number };
  /** How often in one order; null for as often as the cart allows. */
  times: number | null;
}

export function bundleEffect(
  { items, effect, times }: BundlePromotion,
  lines: readonly CartLine[],
): PromotionEffect {
  const found = items.map((item) => {
    const candidates = lines.filter((line) =>
      namesLine({ productIds: [item.productId], categoryIds: [] }, line),
    );
    const bought = addQuantities(...candidates.map(({ quantity }) => quantity));
    return { ...item, candidates, bought };
  });
  const sets = Math.min(
    times ?? Number.MAX_SAFE_INTEGER,
    ...found.map(({ bought, quantity }) => timesWithin(bought, quantity)),
  );
  if (sets === 0) {
    const missing = found.map(({ bought, quantity }) =>
      Math.max(0, subtractQuantity(quantity, bought)),
    );
    const count = addQuantities(...missing);
    return { lowers: null, problem: problem('coupons.problem.setIncomplete', { count }) };
  }
  // Of variations at several prices the dearest, in favour of the shopper.
  const pieces = Object.assign(
    {},
    ...found.map(({ candidates, quantity }) =>
      pickPieces(candidates, multiplyQuantity(quantity, sets), 'dearest'),
    ),
  );
  if ('percent' in effect) return { lowers: { kind: 'percent', amount: effect.percent, pieces } };
  const amount = multiplyMoney(effect.price, sets);
  return amount >= priceWithoutSet(lines, pieces)
    ? { lowers: null, problem: problem('coupons.problem.alreadyLess') }
    : { lowers: { kind: 'price', amount, pieces } };
}

function priceWithoutSet(
  lines: readonly CartLine[],
  pieces: Readonly<Record<string, number>>,
): Money {
  return addMoney(
    ...lines.map((line) =>
      amountOfPieces(lineAmounts(line).discountable, pieces[line.key] ?? 0, line.quantity),
    ),
  );
}
