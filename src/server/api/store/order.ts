import { normaliseEmail } from '#rules/coupons/conditions/normalise-email.ts';
import { may } from '#rules/permissions/permissions.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { mayOpen } from '#server/orders/open-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { orderQuestion } from '#wire/store/order.ts';
import type { CallRequest } from '../call.ts';
import type { RestError } from '../rest/rest-error.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { loadStoreOrder } from './to-store-order.ts';

interface OrderQuestion {
  id: number;
  key: string;
  billing_email: string;
}

export type AllowedOrder = { ok: true; order: OrderRecord } | { ok: false; error: RestError };

/** An order for its owner, a manager, or a guest with its key and email address. */
export async function allowedOrder(
  { ctx, visitor }: CallRequest,
  { id, key, billing_email }: OrderQuestion,
): Promise<AllowedOrder> {
  const t = translator(ctx.settings);
  const message = t('store.order.unknown');
  const refusal = (code: string, status: number): AllowedOrder => ({
    ok: false,
    error: { code, message, status },
  });
  const order = await findOrder(ctx, id);
  if (!order) return refusal('woocommerce_rest_invalid_order', 404);
  const customer = await currentCustomer(ctx, visitor);
  const access = { key, customerId: customer?.id ?? null, rights: customer?.rights ?? null };
  if (!mayOpen(order, access)) return refusal('woocommerce_rest_invalid_order', 401);
  const asOwner = customer !== null && order.customerId === customer.id;
  const asManager = customer !== null && may(customer.rights, 'see-all-orders');
  const emailFits = normaliseEmail(order.email) === normaliseEmail(billing_email);
  if (asOwner || asManager || emailFits) return { ok: true, order };
  return refusal('woocommerce_rest_invalid_billing_email', 401);
}

export const readStoreOrder = endpoint(orderQuestion, async (requested, call) => {
  const allowed = await allowedOrder(call, requested);
  if (!allowed.ok) return refused(allowed.error);
  return found(await loadStoreOrder(call.ctx, allowed.order, call.origin));
});
