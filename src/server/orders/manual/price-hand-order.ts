import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { money } from '#rules/money/money.ts';
import { baseLocation, cartAddress } from '#server/cart/cart-location.ts';
import { type CartAddress, type CartState, EMPTY_CART } from '#server/cart/cart-state.ts';
import { ratesGone } from '#server/cart/pricing/by-hand.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import type { OrderProblem } from '../order-problem.ts';
import { checkCoupons, checkManualLines } from '../placing/order-rules.ts';
import type { ReadyLine } from './hand-lines.ts';
import type { HandFee, HandFields, HandShippingLine } from './hand-order.ts';

export interface HandParts {
  lines: readonly ReadyLine[];
  shippingLines: readonly HandShippingLine[];
  fees: readonly HandFee[];
  coupons: readonly string[];
  /** Whether the rates of this moment are asked for. */
  withRates?: boolean;
}

type Buyer = Pick<HandFields, 'customerId' | 'billing' | 'shipping' | 'paymentMethod'>;

/** Prices the parts as a cart is priced at the checkout, with the amounts the manager named. */
export async function priceHandOrder(
  ctx: ShopContext,
  { lines, shippingLines, fees, coupons, withRates = false }: HandParts,
  { customerId, billing, shipping, paymentMethod }: Buyer,
): Promise<{ cart: PricedCart; state: CartState }> {
  const destination = shipping?.country ? shipping : { ...billing, email: '' };
  const state: CartState = {
    ...EMPTY_CART,
    lines: lines.map(({ stored }) => stored),
    coupons: [...new Set(coupons.map(normaliseCode))],
    billing: taxedAddress(billing, ctx.settings),
    shipping: taxedAddress(destination, ctx.settings),
    rates: Object.fromEntries(
      shippingLines.map(({ packageId, rateId }, at) => [String(packageId ?? at), rateId]),
    ),
    paymentMethod,
  };
  const priced = lines.flatMap(({ stored, price }) =>
    price ? [[stored.key, price] as const] : [],
  );
  // Coupons lower the price of a line from its beginning: they replace what was taken off by hand.
  const prices = priced.map(([key, price]) => {
    const isLowered = coupons.length > 0 && 'total' in price;
    return [key, isLowered ? { ...price, total: price.subtotal } : price] as const;
  });
  const byHand = {
    prices: new Map(prices),
    fees: fees.map(({ name, total, percent, taxable, taxClass }, at) => {
      const fee = { id: feeId(at), name, amount: total, taxable, taxClass };
      return percent === null ? fee : { ...fee, amount: money(0), percent };
    }),
    shipping: shippingLines.map(({ rateId, title, total, taxable, packageId }) => {
      return { rateId, title, cost: total, taxable, packageId };
    }),
    withRates: withRates || shippingLines.some(({ packageId }) => packageId !== null),
    lowest: await lowestPrices(ctx.db, lines),
  };
  const cart = await priceCart(ctx, state, { customerId, placing: true, byHand });
  return { cart, state };
}

/** Without a country an order is taxed as at the shop itself. */
function taxedAddress(address: Address, settings: Settings): CartAddress {
  const plain = cartAddress(address);
  return plain.country === '' ? { ...plain, ...baseLocation(settings) } : plain;
}

/** Prices of the products that are ordered without the choice they ask for. */
async function lowestPrices(
  db: Db,
  lines: readonly ReadyLine[],
): Promise<ReadonlyMap<number, number>> {
  const ids = lines.flatMap(({ stored }) => (stored.variationId === null ? stored.productId : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_min'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, price_min }) => [id, price_min ?? 0]));
}

export function feeId(at: number): string {
  return `fee-${at + 1}`;
}

/** The rules of an order, but for those about a form and what it showed. */
export function handProblems(
  state: CartState,
  cart: PricedCart,
  { shippingLines }: Pick<HandParts, 'shippingLines'>,
): OrderProblem[] {
  const gone = ratesGone(shippingLines, cart.offered).map((at): OrderProblem => {
    return { code: 'ordering.problem.rateGone', field: `shipping_lines[${at}]` };
  });
  return [...checkManualLines(cart.lines), ...checkCoupons(state, cart), ...gone];
}
