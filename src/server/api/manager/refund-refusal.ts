import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { may } from '#rules/permissions/permissions.ts';
import { mayRefund } from '#rules/permissions/refund-right.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { getRefusal } from '../rest/refusals.ts';
import type { RestError } from '../rest/rest-error.ts';
import type { Manager } from './manager.ts';

// Whether a manager may pay back what was just written: the transaction is given up where not. So each
// way to a refund is held by it, a status of `refunded` as well as a refund of some lines.

export function refundRefusal(
  { rights }: Manager,
  orders: { before: OrderRecord | null; after: OrderRecord },
  settings: Settings,
): RestError | null {
  const before = paidBack(orders.before);
  const amount = paidBack(orders.after) - before;
  if (amount <= 0) return null;
  const verdict = mayRefund(rights, { amount, before });
  if (verdict === 'yes') return null;
  if (verdict === 'right') return getRefusal('create', 'wc/v3', true);
  const limit = getDecimal(money(rights.refundLimit ?? 0), settings['currency.decimals']);
  const message = `Your role pays back ${limit} of one order at most. Please ask a manager.`;
  const params = { amount: message };
  return { code: 'vitrine_rest_refund_limit', message, status: 403, data: { params } };
}

/** To take a refund back is for whoever may pay back any amount. */
export function mayDeleteRefunds({ rights }: Manager): boolean {
  return may(rights, 'refund-orders') && rights.refundLimit === null;
}

function paidBack(order: OrderRecord | null): number {
  return order?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
}
