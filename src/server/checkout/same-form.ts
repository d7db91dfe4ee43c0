import { setTimeout as sleep } from 'node:timers/promises';
import { accountEmail } from '#rules/accounts/email.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { accountByEmail } from '#server/customers/find-customer.ts';
import { orderOfKey } from '#server/orders/placing/same-order.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/checkout-form.ts';

// Between its account and its order a form is known by neither: the same form, sent to another process
// in that moment, finds its address taken or its cart gone.
// Example: of two clicks, one on each of two servers, the second waits these few moments and is
// answered with the order of the first.

/** An account this young may be the one that the same form has just made. */
const YOUNG_MS = 30_000;
/** Together about three seconds: a busy database takes one of them at most. */
const WAITS_MS = [0, 25, 50, 100, 200, 400, 800, 1600];

/** True once this very form, sent by this very browser, has become an order. */
export async function wasSentElsewhere(
  ctx: ShopContext,
  visitor: Visitor,
  { key, billing }: Pick<CheckoutForm, 'key' | 'billing'>,
): Promise<boolean> {
  const email = accountEmail(billing.email);
  if (key === '' || email === null) return false;
  for (const wait of WAITS_MS) {
    await sleep(wait);
    // The account before the session: the same moment logs in to the one and ends the other.
    const account = await accountByEmail(ctx.db, email);
    const { session } = await findStoredCart(ctx.db, visitor, ctx.now);
    const order = await orderOfKey(ctx.db, key, { session, sender: visitor.secretHash });
    if (order) return order.own;
    if (!account || Math.abs(ctx.now - account.created_at) > YOUNG_MS) return false;
    // Whoever made it is inside, and it was not this browser, which is still a guest.
    if (account.last_login_at !== null && session) return false;
  }
  return false;
}
