import type { CartLine } from '#rules/cart/cart-line.ts';
import type { CartTotals, ShippingCost } from '#rules/cart/cart-totals.ts';
import { addMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { money } from '#rules/money/money.ts';
import { multiplyQuantity } from '#rules/quantities/quantity.ts';
import { chargedWeight } from '#rules/shipping/charged-weight.ts';
import { chooseRate } from '#rules/shipping/choose-rate.ts';
import { findZone } from '#rules/shipping/find-zone.ts';
import {
  type FreeShippingProgress,
  freeShippingProgress,
  progressTo,
} from '#rules/shipping/free-shipping-progress.ts';
import type { PackageLine } from '#rules/shipping/package-details.ts';
import { splitPackages } from '#rules/shipping/packages.ts';
import type { ShippingPackage, ShippingRate, ShippingZone } from '#rules/shipping/shipping.ts';
import { freeInsteadOfPaid, shippingRates } from '#rules/shipping/shipping-rates.ts';
import type { Location } from '#rules/tax/tax-rate.ts';
import { cached } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';

export interface OfferedPackage extends ShippingPackage {
  rates: ShippingRate[];
  /** The rate that counts; null where nothing is offered for the place. */
  selected: string | null;
}

export interface ShippingOffer {
  needed: boolean;
  packages: OfferedPackage[];
  costs: ShippingCost[];
  progress: FreeShippingProgress | null;
}

export interface ShippingQuestion {
  lines: readonly CartLine[];
  place: Location;
  /** Package to rate, as the visitor chose. */
  chosen: Readonly<Record<string, string>>;
  freeByCoupon: boolean;
  /** Codes of the coupons that apply. */
  coupons: readonly string[];
  /** Totals of the goods alone. */
  goods: CartTotals;
  /** Those that are tried; null for the shop's. */
  zones: readonly ShippingZone[] | null;
}

export const NO_OFFER: ShippingOffer = { needed: false, packages: [], costs: [], progress: null };

/** What delivery is offered for, at which cost, and which of it is taken. */
export async function loadShipping(
  ctx: ShopContext,
  question: ShippingQuestion,
): Promise<ShippingOffer> {
  const { settings } = ctx;
  const apart = settings['shipping.ownPackages'];
  const packages = splitPackages(question.lines, ({ shippingClass }) =>
    apart.includes(shippingClass) ? shippingClass : '',
  );
  if (packages.length === 0 || !settings['shipping.enabled']) return NO_OFFER;
  const zones =
    question.zones ?? (await cached(ctx, 'zones', [SHIPPING_TAG], () => loadShippingZones(ctx.db)));
  const zone = findZone(zones, question.place);
  const methods = zone?.methods ?? [];
  const { goods } = question;
  const withTax = settings['tax.displayInCart'] === 'incl';
  const before = withTax ? addMoney(goods.items, goods.itemsTax) : goods.items;
  const discount = withTax ? addMoney(goods.discount, goods.discountTax) : goods.discount;
  const shared = {
    spent: subtractMoney(before, discount),
    spentBeforeDiscounts: before,
    freeShippingCoupon: question.freeByCoupon,
    coupons: question.coupons,
    chargedWeight: chargedWeight(settings['units.weight']).size,
    decimals: settings['currency.decimals'],
    places: settings['pickup.places'],
  };
  const totals = new Map(goods.lines.map((line) => [line.key, line]));
  const lines = new Map(question.lines.map((line) => [line.key, line]));
  const inPackage = (key: string): PackageLine => {
    const line = lines.get(key);
    const { total, totalTax } = totals.get(key) ?? { total: money(0), totalTax: money(0) };
    return {
      quantity: line?.quantity ?? 0,
      cost: total,
      price: withTax ? addMoney(total, totalTax) : total,
      weight: multiplyQuantity(line?.weight ?? 0, line?.quantity ?? 0),
      shippingClass: line?.shippingClass ?? '',
    };
  };
  const offered = packages.map((one) => {
    const all = shippingRates(methods, { lines: one.lineKeys.map(inPackage), ...shared }).rates;
    const rates = settings['shipping.freeReplacesPaid'] ? freeInsteadOfPaid(all) : all;
    const selected = chooseRate(rates, question.chosen[one.id] ?? null);
    return { ...one, rates, rate: selected?.rate ?? null };
  });
  const freeFrom = settings['shipping.freeFrom'];
  return {
    needed: true,
    packages: offered.map(({ rate, ...one }) => ({ ...one, selected: rate?.rateId ?? null })),
    costs: offered.flatMap(({ id, rate }) =>
      rate ? [{ packageId: id, rateId: rate.rateId, cost: rate.cost, taxable: rate.taxable }] : [],
    ),
    progress:
      freeFrom === null
        ? freeShippingProgress(methods, shared)
        : progressTo(money(freeFrom), shared.spent),
  };
}
