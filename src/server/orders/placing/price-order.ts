import { type Money, money } from '#rules/money/money.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { cartAddress } from '#server/cart/cart-location.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { getShopper } from '#server/cart/changing/change-cart.ts';
import { withoutNotices } from '#server/cart/pricing/cart-news.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import type { StoredCart } from '#server/cart/stored-cart.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { OrderRequest } from '#wire/order.ts';
import { type OrderAddresses, settleAddresses } from './order-addresses.ts';

/** The cart as it would be ordered: at the addresses and with the methods of the request. */
export interface PricedOrder {
  session: Session;
  cartVersion: number;
  /** What was priced; the priced cart may have dropped coupons of it. */
  requested: CartState;
  cart: PricedCart;
  addresses: OrderAddresses;
  /** Where the request names no total: the one last answered, and what the same cart costs now. */
  answered: { total: Money; now: Money } | null;
}

export interface PriceChoices {
  /** Uses the stock of the last reading. Only for a first attempt: no refusal may rest on it. */
  cachedStock: boolean;
}

/** Null where there is nothing to order. */
export async function priceOrder(
  ctx: ShopContext,
  stored: StoredCart,
  request: OrderRequest,
  { cachedStock }: PriceChoices,
): Promise<PricedOrder | null> {
  const { session, version: cartVersion, state, facts: details } = stored;
  if (!session || state.lines.length === 0) return null;
  const addresses = settleAddresses(request, getAddressParts(ctx.settings));
  const billing = addresses.billing.address;
  const shipping = addresses.shipping?.address ?? { ...billing, email: '' };
  const shopper = { customerId: session.customerId, placing: true, facts: details, cachedStock };
  const requested = requestedState(state, request, billing, shipping);
  const cart = await priceCart(ctx, requested, shopper);
  const handled = request.shownTotal === null ? await confirmedTotal(ctx, stored) : null;
  if (cart.shipping.needed || !request.shipping) {
    return { session, cartVersion, requested: requested, cart, addresses, answered: handled };
  }
  // Nothing is sent to the other address, so nothing is taxed there.
  const atBilling = requestedState(state, request, billing, billing);
  const priced = await priceCart(ctx, atBilling, shopper);
  return { session, cartVersion, requested: atBilling, cart: priced, addresses, answered: handled };
}

/**
 * Addresses and methods of the request may change the total, and their sender knows. What changed by
 * itself since the last answer shows in the cart as it is stored.
 */
async function confirmedTotal(
  ctx: ShopContext,
  stored: StoredCart,
): Promise<PricedOrder['answered']> {
  const { state } = stored;
  if (state.answered === null) return null;
  const { totals } = await priceCart(ctx, withoutNotices(state), getShopper(stored));
  return { total: money(state.answered), now: totals.total };
}

function requestedState(
  state: CartState,
  request: OrderRequest,
  billing: Address,
  shipping: Address,
): CartState {
  return {
    ...state,
    billing: cartAddress(billing),
    shipping: cartAddress(shipping),
    rates: { ...state.rates, ...request.shippingMethods },
    paymentMethod: request.paymentMethod,
    notices: [],
  };
}
