import type { Fee, TaxChoices } from '#rules/cart/cart-totals.ts';
import { discountByHand, enteredAmount, lineByHand } from '#rules/cart/entered-by-hand.ts';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import type { ShippingRate } from '#rules/shipping/shipping.ts';
import type { HandPricing, HandShipping } from '../hand-pricing.ts';
import type { OfferedPackage, ShippingOffer } from './cart-shipping.ts';
import type { PricedLine } from './price-lines.ts';

export function withHandPrices<Line extends PricedLine>(
  lines: readonly Line[],
  { prices }: HandPricing,
  tax: TaxChoices,
): Line[] {
  return lines.map((one) => {
    const price = prices.get(one.stored.key);
    if (!price || !one.line || !one.priced) return one;
    const line = lineByHand(one.line, price, tax);
    const { unitPrice: unit, regularUnitPrice: regular, once, undiscounted, steps, onSale } = line;
    const { off } = line;
    const priced = { ...one.priced, unit, regular, once, undiscounted, steps, onSale };
    return { ...one, line, priced: { ...priced, ...(off !== undefined && { off }) } };
  });
}

/** What is taken off single lines without a coupon. */
export function handDiscounts(
  lines: readonly PricedLine[],
  { prices }: HandPricing,
  tax: TaxChoices,
) {
  return lines.flatMap(({ line }) => {
    const price = line && prices.get(line.key);
    return (price && discountByHand(line, price, tax)) ?? [];
  });
}

export function handFees({ fees }: HandPricing, tax: TaxChoices): Fee[] {
  // One that lowers the order is taken off the amounts without tax.
  return fees.map((fee) =>
    fee.amount < 0 ? fee : { ...fee, amount: enteredAmount(fee.amount, fee, tax) },
  );
}

interface KnownRates {
  /** The rates of this moment. */
  offered: readonly OfferedPackage[];
  places: readonly PickupPlace[];
}

/** One package for each shipping method the manager named. */
export function handShipping(
  { shipping }: HandPricing,
  { offered, places }: KnownRates,
  needed: boolean,
): ShippingOffer {
  const packages = shipping.map((sent, id) => {
    const { rateId } = sent;
    const { title, cost, taxable } = currentRate(sent, offered) ?? sent;
    const [, instance = '0', placeId] = rateId.split(':');
    const place = places.find((each) => each.id === placeId);
    const instanceId = Number(instance) || 0;
    // A method of another program is one of a fixed cost.
    const named = { kind: 'flat_rate', rateId, instanceId, title, cost, taxable } as const;
    const rate = { ...named, ...(place && { place }) };
    return { id, lineKeys: [], rates: [rate], selected: rateId };
  });
  const costs = packages.flatMap(({ id, rates }) =>
    rates.map(({ rateId, cost, taxable }) => ({ packageId: id, rateId, cost, taxable })),
  );
  return { needed, packages, costs, progress: null };
}

function currentRate(
  { packageId, rateId }: Pick<HandShipping, 'packageId' | 'rateId'>,
  offered: readonly OfferedPackage[],
): ShippingRate | undefined {
  const rates = offered.find(({ id }) => id === packageId)?.rates ?? [];
  return rates.find((rate) => rate.rateId === rateId);
}

/** Methods whose rate is not offered any more, by their place in the list. */
export function ratesGone(
  shipping: readonly Pick<HandShipping, 'packageId' | 'rateId'>[],
  offered: readonly OfferedPackage[],
): number[] {
  return shipping.flatMap((named, at) =>
    named.packageId === null || currentRate(named, offered) ? [] : [at],
  );
}
