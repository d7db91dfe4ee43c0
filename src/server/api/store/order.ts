import { normaliseEmail } from '#rules/coupons/normalise-email.ts';
import { isManager } from '#rules/permissions/permissions.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { openOrder } from '#server/orders/open-order.ts';
import { orderQuestion } from '#wire/store/order.ts';
import type { RestError } from '../rest/rest-error.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { storeOrderOf } from './store-order-of.ts';

/**
 * An order for its owner, or a guest with its key and email address. Everyone else gets one answer,
 * whether the id exists or not.
 */
export const readStoreOrder = endpoint(orderQuestion, async ({ id, key, billing_email }, call) => {
  const { ctx, visitor, origin } = call;
  const customer = await currentCustomer(ctx, visitor);
  const access = { key, customerId: customer?.id ?? null, role: customer?.role ?? null };
  const order = await openOrder(ctx, id, access);
  const unknown: RestError = {
    code: 'woocommerce_rest_invalid_order',
    message: translator(ctx.settings)('store.order.unknown'),
    status: 401,
  };
  if (!order) return refused(unknown);
  const asOwner = customer !== null && order.customerId === customer.id;
  const asManager = customer !== null && isManager(customer.role);
  const emailFits = normaliseEmail(order.email) === normaliseEmail(billing_email);
  if (!asOwner && !asManager && !emailFits) return refused(unknown);
  return found(await storeOrderOf(ctx, order, origin));
});
