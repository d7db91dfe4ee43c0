import type { CartLine } from '#rules/cart/cart-line.ts';
import type { CartTotals, Fee, ShippingCost, TaxChoices } from '#rules/cart/cart-totals.ts';
import { withPercents } from '#rules/cart/percent-off.ts';
import { cartTotals } from '#rules/cart/totals.ts';
import type { AppliedCoupon } from '#rules/coupons/combine.ts';
import type { CartSituation } from '#rules/coupons/conditions/situation.ts';
import type { NextStep } from '#rules/coupons/next-steps.ts';
import { subtractMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Location, TaxRate } from '#rules/tax/tax-rate.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { cartHash } from '../cart-hash.ts';
import { shippingLocation } from '../cart-location.ts';
import type { CartShopper, CartState } from '../cart-state.ts';
import { handDiscounts, handFees, handShipping, withHandPrices } from './by-hand.ts';
import { loadSituation, settleCoupons } from './cart-coupons.ts';
import { type CartGift, loadGift } from './cart-gift.ts';
import { lineNews, type News } from './cart-news.ts';
import {
  loadShipping,
  NO_OFFER,
  type OfferedPackage,
  type ShippingOffer,
} from './cart-shipping.ts';
import { loadTax } from './cart-tax.ts';
import { collectedAt } from './collected-at.ts';
import { type PricedLines, priceLines } from './price-lines.ts';

/** A cart priced at one moment, with everything that was read for it. */
export interface PricedCart extends PricedLines {
  /** What is to be stored: coupons that still apply, lines marked as seen. */
  state: CartState;
  /** Messages that are sent once. */
  news: News[];
  /** The lines that count. */
  counted: CartLine[];
  situation: CartSituation;
  coupons: AppliedCoupon[];
  /** What could be added to pay less. */
  nextSteps: readonly NextStep[];
  fees: Fee[];
  /** `total` is what is left to pay after gift cards and store credit. */
  totals: CartTotals;
  gift: CartGift;
  /** By id; computed on demand, like the hash. */
  taxRates(): ReadonlyMap<number, TaxRate>;
  /** The tax on a shipping method's cost here. */
  shippingTax(cost: ShippingCost): Money;
  shipping: ShippingOffer;
  /** The rates of this moment; none for an order by hand that did not ask for them. */
  offered: readonly OfferedPackage[];
  place: Location;
  hash(): string;
}

export async function priceCart(
  shopContext: ShopContext,
  state: CartState,
  shopper: CartShopper,
): Promise<PricedCart> {
  // What is proven to be the same need not be read again; only a cart that is not ordered yet may be
  // priced by what was read a moment ago.
  const versioned = shopContext.versionedCache.at(shopper.facts ?? null);
  const ctx =
    shopper.placing || versioned.proven ? { ...shopContext, readCache: versioned } : shopContext;
  const cart = await priceTaxed({ ctx, shopContext }, state, shopper);
  const taxedAt = collectedAt(cart.shipping, state, ctx.settings);
  return taxedAt ? priceTaxed({ ctx, shopContext, taxedAt }, state, shopper) : cart;
}

interface Pricing {
  ctx: ShopContext;
  /** Which reads money of cards anew. */
  shopContext: ShopContext;
  /** Where tax is owed, if it is not where the address says. */
  taxedAt?: Location;
}

async function priceTaxed(
  { ctx, shopContext, taxedAt }: Pricing,
  state: CartState,
  shopper: CartShopper,
): Promise<PricedCart> {
  const hand = shopper.byHand;
  const found = await priceLines(ctx, state, {
    cachedStock: shopper.cachedStock === true,
    ...(hand && { lowest: hand.lowest }),
  });
  const tax = await loadTax(ctx, state, taxedAt);
  const priced = hand ? { ...found, lines: withHandPrices(found.lines, hand, tax) } : found;
  const counted = priced.lines.flatMap(({ line }) => line ?? []);
  const situation = await loadSituation(ctx, state, counted, shopper);
  const coupons = await settleCoupons(ctx, state, situation, { automatic: !hand });
  const place = shippingLocation(state, ctx.settings);
  const discounts = hand
    ? [...coupons.discounts, ...handDiscounts(priced.lines, hand, tax)]
    : coupons.discounts;
  const fees: Fee[] = withPercents(hand ? handFees(hand, tax) : [], () =>
    cartTotals({ lines: counted, discounts, fees: [], tax, shipping: [] }),
  );
  const before = { lines: counted, discounts, fees, tax };
  const goods = cartTotals({ ...before, shipping: [] });
  const offer =
    hand && !hand.withRates
      ? NO_OFFER
      : await loadShipping(ctx, {
          lines: counted,
          place,
          chosen: state.rates,
          freeByCoupon: coupons.freeShipping,
          coupons: coupons.applied.map(({ coupon }) => coupon.code),
          goods,
          zones: shopper.zones ?? null,
        });
  const offered = offer.packages;
  const needed = counted.some(({ needsShipping }) => needsShipping);
  const places = ctx.settings['pickup.places'];
  const shipping = hand ? handShipping(hand, { offered, places }, needed) : offer;
  // Free delivery changes nothing about the goods, and adding these up is what takes time.
  const free = shipping.costs.every(({ cost }) => cost === 0);
  const totals = free
    ? { ...goods, shippingLines: shipping.costs.map(freeLine) }
    : cartTotals({ ...before, shipping: shipping.costs });
  const gift = await loadGift(shopContext, state, counted, totals, shopper.customerId);
  const total = subtractMoney(totals.total, gift.amount);
  const { news, seen } = lineNews(priced.lines, ctx.settings);
  return {
    ...priced,
    state: {
      ...state,
      lines: seen,
      coupons: coupons.codes,
      parked: coupons.parked,
      giftCards: gift.cards.map(({ id, last4 }) => ({ id, last4 })),
    },
    news: [...news, ...coupons.news, ...gift.news],
    gift,
    counted,
    situation,
    coupons: coupons.applied,
    nextSteps: coupons.next,
    fees,
    totals: { ...totals, total },
    taxRates: () => ratesById([...counted, ...fees], tax),
    shippingTax: (cost) => cartTotals({ ...before, shipping: [cost] }).shippingTax,
    shipping,
    offered,
    place,
    hash: () => cartHash(state.lines, total),
  };
}

function freeLine({ packageId, rateId }: ShippingCost) {
  return { packageId, rateId, cost: money(0), tax: money(0), taxes: {} };
}

function ratesById(lines: readonly { taxClass: string }[], tax: TaxChoices): Map<number, TaxRate> {
  const classes = new Set(['', ...lines.map((line) => line.taxClass), tax.shippingClass]);
  const rates = [...classes].flatMap((taxClass) => tax.rates(taxClass));
  return new Map(rates.map((rate) => [rate.id, rate]));
}
