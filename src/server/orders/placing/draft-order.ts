import type { Meta } from '#rules/meta/merge-meta.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import type { OrderStatus } from '#wire/order.ts';
import { orderEmail } from '../claim-orders.ts';
import { statusOfFree } from '../downloads/status-once-paid.ts';
import { getHold, type OrderHold } from '../order-hold.ts';
import type { LineMeta } from './insert-parts.ts';
import type { PricedOrder } from './price-order.ts';
import { saveAttribution } from './save-attribution.ts';

/** Everything that will be written, decided before the transaction begins. */
export interface OrderDraft {
  cart: PricedCart;
  billing: Address;
  /** Null where nothing is sent. */
  shipping: Address | null;
  email: string;
  status: OrderStatus;
  /** Null where there is nothing to pay. */
  provider: PaymentProvider | null;
  /** How long stock, and the uses of coupons of an order that is pending, are held for it. */
  hold: OrderHold;
  customerNote: string;
  attribution: Record<string, string>;
  createdVia: string;
  /** What a manager or a program adds; null for an order of the checkout. */
  byHand: HandParts | null;
}

export interface HandParts {
  currency: string;
  parentId: number | null;
  /** May be of another program. */
  paymentMethod: string;
  paymentTitle: string;
  transactionId: string;
  meta: readonly Meta[];
  lineMeta: LineMeta;
}

/** An order of the checkout, with the cart that it empties. */
export interface CartDraft extends OrderDraft {
  session: Session;
  cartVersion: number;
}

/** Decides what is written, once the rules have let the order through. */
export async function draftOrder(
  ctx: ShopContext,
  { session, cartVersion, cart, addresses }: PricedOrder,
  form: CheckoutForm,
  createdVia: string,
): Promise<CartDraft> {
  const billing = addresses.billing.address;
  const shipping = addresses.shipping?.address ?? { ...billing, email: '' };
  const provider = cart.totals.total === 0 ? null : getProvider(ctx, form.paymentMethod);
  const status = await firstStatus(ctx, provider, cart);
  return {
    session,
    cartVersion,
    cart,
    billing,
    shipping: cart.shipping.needed ? shipping : null,
    email: orderEmail(billing.email),
    status,
    provider,
    hold: getHold(ctx, { status, provider, paid: false, onPage: provider?.confirmsHere ?? false }),
    customerNote: form.note.trim(),
    attribution: saveAttribution(form.attribution),
    createdVia,
    byHand: null,
  };
}

function getProvider(ctx: ShopContext, method: string): PaymentProvider {
  const provider = findProvider(ctx, method);
  if (!provider) throw new Error(`the unknown payment method "${method}" passed the check`);
  return provider;
}

/** A free order is paid; an offline method decides at once; all others wait for their money. */
async function firstStatus(
  ctx: ShopContext,
  provider: PaymentProvider | null,
  { lines }: PricedOrder['cart'],
): Promise<OrderStatus> {
  if (provider === null) {
    const ids = lines.map(({ stored }) => stored.variationId ?? stored.productId);
    return statusOfFree(ctx.db, ids);
  }
  return provider.immediateStatus?.(ctx) ?? 'pending';
}
