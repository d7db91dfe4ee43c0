import type { PriceStep } from '../cart/cart-line.ts';
import { elementAt } from '../lists/element-at.ts';
import { zip } from '../lists/zip.ts';
import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import type { BundleDiscount, BundleTier } from './bundle.ts';
import { amountOff, getTier } from './discount.ts';

// The price of one bundle and of its parts. The tier depends on the number of chosen items, is
// applied once to their sum and distributed to the last cent, so that tax and refunds of a part are
// right. Charges per line are not part of it.
// Example: mug 18.00, tray 48.00, napkin 14.00, honey 16.00 at 15 %: 96.00 less 14.40, of which
// 2.70, 7.20, 2.10 and 2.40 are the parts'.

/** One piece of a part, options included. */
export interface PartPrice {
  unit: Money;
  /** The part of it that no discount applies to. */
  undiscounted: Money;
}

export interface BundlePart extends PartPrice {
  id: string;
  /** Pieces in one bundle. */
  quantity: number;
  /** The discount of this item. */
  discount: BundleDiscount | null;
}

export interface PricedPart {
  id: string;
  quantity: number;
  /** All its pieces in one bundle: before and after discounts. */
  sum: Money;
  total: Money;
  /** One piece after both discounts, rounded up where its pieces cannot share a cent. */
  unit: Money;
  /** Excess of the rounded pieces over the bundle's total: less than a cent each. */
  cents: Money;
  /** Price steps of one piece. */
  steps: readonly PriceStep[];
}

export interface BundlePrice {
  tier: BundleTier | null;
  /** Everything in one bundle: regular price, and the discount. */
  sum: Money;
  off: Money;
  total: Money;
  /** The bundle's own product; null where it costs nothing. */
  base: PricedPart | null;
  parts: readonly PricedPart[];
}

export interface BundleTerms {
  base: 'free' | 'added' | 'discounted';
  tiers: readonly BundleTier[];
}

export function priceBundle(
  { base: baseMode, tiers }: BundleTerms,
  productPart: PartPrice,
  chosen: readonly BundlePart[],
): BundlePrice {
  const tier = getTier(tiers, chosen.length);
  const base: BundlePart | null =
    baseMode === 'free' ? null : { ...productPart, id: '', quantity: 1, discount: null };
  const all = [...(base ? [base] : []), ...chosen].map((part) => {
    const touched = atLeastZero(part.unit - Math.max(0, part.undiscounted));
    const itemOff = amountOff(part.discount, touched);
    const counts = part !== base || baseMode === 'discounted';
    const left = multiplyMoney(subtractMoney(touched, itemOff), part.quantity);
    return { part, itemOff, left: counts ? left : money(0) };
  });
  const lefts = all.map(({ left }) => left);
  const tierOff = amountOff(tier?.discount ?? null, addMoney(...lefts));
  const shares = tierOff === 0 ? lefts.map(() => money(0)) : shareOut(tierOff, lefts);
  const priced = zip(all, shares).map(([{ part, itemOff }, share]) => settle(part, itemOff, share));
  const sum = addMoney(...priced.map((part) => part.sum));
  const total = addMoney(...priced.map((part) => part.total));
  return {
    tier,
    sum,
    off: subtractMoney(sum, total),
    total,
    base: base && elementAt(priced, 0),
    parts: base ? priced.slice(1) : priced,
  };
}

function settle(part: BundlePart, itemOff: Money, share: Money): PricedPart {
  const { id, quantity, unit } = part;
  const sum = multiplyMoney(unit, quantity);
  const afterItem = subtractMoney(unit, itemOff);
  const off = Math.floor(share / quantity);
  const steps: PriceStep[] = [];
  if (itemOff > 0) steps.push({ code: 'bundle.item', subject: '', amount: money(-itemOff) });
  if (off > 0) steps.push({ code: 'bundle.tier', subject: '', amount: money(-off) });
  return {
    id,
    quantity,
    sum,
    total: subtractMoney(multiplyMoney(afterItem, quantity), share),
    unit: subtractMoney(afterItem, money(off)),
    cents: subtractMoney(share, money(off * quantity)),
    steps,
  };
}

function atLeastZero(amount: number): Money {
  return money(Math.max(0, amount));
}
