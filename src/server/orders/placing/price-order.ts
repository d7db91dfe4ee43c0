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
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { type OrderAddresses, settleAddresses } from './order-addresses.ts';

/** The cart as it would be ordered: at the addresses and with the methods of the form. */
export interface PricedOrder {
  session: Session;
  cartVersion: number;
  /** What was priced; the priced cart may have dropped coupons of it. */
  requested: CartState;
  cart: PricedCart;
  addresses: OrderAddresses;
  /** Where the form names no total: the total of the last response, and what the same cart costs now. */
  confirmed: { total: Money; now: Money } | null;
}

export interface PriceChoices {
  /** Uses the stock of the last reading. Only for a first attempt: no refusal may rest on it. */
  cachedStock: boolean;
}

/** Null where there is nothing to order. */
export async function priceOrder(
  ctx: ShopContext,
  stored: StoredCart,
  form: CheckoutForm,
  { cachedStock }: PriceChoices,
): Promise<PricedOrder | null> {
  const { session, version: cartVersion, state, facts: details } = stored;
  if (!session || state.lines.length === 0) return null;
  const addresses = settleAddresses(form, getAddressParts(ctx.settings));
  const billing = addresses.billing.address;
  const shipping = addresses.shipping?.address ?? { ...billing, email: '' };
  const shopper = { customerId: session.customerId, placing: true, facts: details, cachedStock };
  const requested = requestedState(state, form, billing, shipping);
  const cart = await priceCart(ctx, requested, shopper);
  const confirmed = form.shownTotal === null ? await confirmedTotal(ctx, stored) : null;
  if (cart.shipping.needed || !form.shipToDifferent) {
    return { session, cartVersion, requested, cart, addresses, confirmed };
  }
  // Nothing is sent to the other address, so nothing is taxed there.
  const atBilling = requestedState(state, form, billing, billing);
  const priced = await priceCart(ctx, atBilling, shopper);
  return { session, cartVersion, requested: atBilling, cart: priced, addresses, confirmed };
}

/**
 * Addresses and methods of the form may change the total, and their sender knows. What changed by
 * itself since the last answer shows in the cart as it is stored.
 */
async function confirmedTotal(
  ctx: ShopContext,
  stored: StoredCart,
): Promise<PricedOrder['confirmed']> {
  const { state } = stored;
  if (state.answered === null) return null;
  const { totals } = await priceCart(ctx, withoutNotices(state), getShopper(stored));
  return { total: money(state.answered), now: totals.total };
}

function requestedState(
  state: CartState,
  form: CheckoutForm,
  billing: Address,
  shipping: Address,
): CartState {
  return {
    ...state,
    billing: cartAddress(billing),
    shipping: cartAddress(shipping),
    rates: { ...state.rates, ...form.shippingMethods },
    paymentMethod: form.paymentMethod,
    notices: [],
  };
}
