import { findProvider } from '#server/payments/payment-methods.ts';
import type {
  PaymentData as ChargedData,
  Charging,
  PayableOrder,
  ProviderPayment,
} from '#server/payments/payment-provider.ts';
import { chargedData } from '#server/payments/saved/saved-methods.ts';
import { openPayment, type StoredPayment, toData } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentData } from '#wire/forms/payment-data.ts';
import type { OrderStatus } from '#wire/order.ts';
import { getStart, type PaymentStart } from '../started-payment.ts';
import { noteFailure } from './note-failure.ts';
import { settlePayment } from './settle-payment.ts';

/** Who pays, and what they sent with the choice of the method. */
export interface PaymentSender {
  data?: PaymentData | undefined;
  /** The customer who is logged in; only they pay with what they saved, or save what they pay with. */
  payer?: number | null | undefined;
  /** Hash of the browser's cookie. */
  session?: string;
  address?: string;
}

/**
 * Begins the payment of an order that waits for it. Order and attempt are written already, so a
 * provider that cannot be reached loses nothing: the order waits and can be paid from its page, and
 * the same attempt is never charged twice.
 */
export async function startPayment(
  ctx: ShopContext,
  order: PayableOrder & { status: OrderStatus; customerId: number | null },
  method: string,
  { data = {}, payer = null, session = '', address = '' }: PaymentSender = {},
): Promise<PaymentStart> {
  const charging = findProvider(ctx, method)?.charging;
  if (order.status === 'failed' && charging) return { kind: 'declined' };
  if (order.status !== 'pending') return { kind: 'done', status: order.status };
  if (!charging) return { kind: 'failed' };
  const { id, number, key, total, currency, email } = order;
  const payable = { id, number, key, total, currency, email };
  const charged = await chargedData(ctx, payer === order.customerId ? payer : null, method, data);
  const payment = await openPayment(ctx, payable, method, {
    data: charged,
    session,
    address,
  });
  try {
    const seen = await ask(ctx, charging, payable, payment, charged);
    const { status } = await settlePayment(ctx, payment.id, seen);
    const start = getStart(seen, status);
    if (start.kind === 'declined') await noteFailure(ctx, payment, seen.card ?? '');
    return start;
  } catch (error) {
    ctx.report(error, { task: 'payment', provider: method, order: id });
    return { kind: 'failed' };
  }
}

/** A payment that is open already, such as after a declined card, is paid with what is chosen or typed now. */
async function ask(
  ctx: ShopContext,
  charging: Charging,
  order: PayableOrder,
  payment: StoredPayment,
  data: ChargedData,
): Promise<ProviderPayment> {
  const { reference, idempotency_key: key } = payment;
  if (reference === null) return charging.create(ctx, { order, key, data: toData(payment) });
  const seen = await charging.read(ctx, reference);
  const isNamed = data.payment_method !== undefined || data.card_token !== undefined;
  if (!isNamed || seen.next?.kind !== 'confirm') return seen;
  return (await charging.chargeSaved?.(ctx, { order, reference, data })) ?? seen;
}
