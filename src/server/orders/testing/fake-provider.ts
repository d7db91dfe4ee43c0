import { money } from '#rules/money/money.ts';
import type {
  Charging,
  PaymentProvider,
  ProviderPayment,
} from '#server/payments/payment-provider.ts';
import { loadPayments } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Settled, settlePayment } from '../paying/settle-payment.ts';

/** A provider the shopper is redirected to; its news is what the test says. */
export function fakeProvider(
  parts: Partial<PaymentProvider> = {},
  charging: Partial<Charging> = {},
): PaymentProvider {
  const known = new Map<string, ProviderPayment>();
  return {
    id: 'fake',
    title: () => 'Fake card',
    description: () => '',
    available: () => true,
    charging: {
      async create(_, { order, key }) {
        const payment: ProviderPayment = {
          reference: `pay_${key}`,
          state: 'open',
          amount: order.total,
          currency: order.currency,
          refunded: money(0),
          next: { kind: 'redirect', url: `https://pay.example/${order.id}?key=${order.key}` },
          failure: '',
        };
        known.set(payment.reference, payment);
        return payment;
      },
      async read(_, reference) {
        const payment = known.get(reference);
        if (!payment) throw new Error(`no payment ${reference}`);
        return payment;
      },
      refund: async (_, { key }) => ({ ok: true, reference: `re_${key}` }),
      ...charging,
    },
    ...parts,
  };
}

/** News of the order's latest payment, as a webhook or the returning browser brings it. */
export async function paymentNews(
  ctx: ShopContext,
  orderId: number,
  seen: Partial<ProviderPayment> = {},
): Promise<Settled> {
  const payment = (await loadPayments(ctx.db, orderId, 'fake')).at(-1);
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  return settlePayment(ctx, payment.id, {
    reference: payment.reference ?? '',
    state: 'paid',
    amount: money(payment.amount),
    currency: payment.currency,
    refunded: money(0),
    next: null,
    failure: '',
    ...seen,
  });
}
