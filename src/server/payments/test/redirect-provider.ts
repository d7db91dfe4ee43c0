import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import { returnAddress } from '#wire/forms/payment-data.ts';
import type { Charging, PaymentProvider } from '../payment-provider.ts';
import {
  createPayment,
  readPayment,
  refundPayment,
  seenPayment,
  type TestRow,
} from './test-payments.ts';

// An account to pay with elsewhere, as many shops take one: its buyer approves the payment on a page of
// the test provider and comes back.

export const REDIRECT_ID = 'test-account';

export const APPROVE_PATH = '/test-pay/approve';

const charging: Charging = {
  async create(ctx, { order, key }) {
    const pay = address(ctx.settings, 'routes.orderPay', { id: String(order.id) });
    const approval = {
      order: order.number,
      done: returnAddress(REDIRECT_ID, order),
      left: `${pay}?key=${encodeURIComponent(order.key)}`,
    };
    const row = await createPayment(ctx, { order, key }, async () => ({
      state: 'open',
      details: { approval },
    }));
    return seen(row);
  },
  read: async (ctx, reference) => seen(await readPayment(ctx, reference)),
  refund: refundPayment,
};

function seen(row: TestRow) {
  const url = `${APPROVE_PATH}/${encodeURIComponent(row.reference)}`;
  return seenPayment(row, { kind: 'redirect', url });
}

export const redirectProvider: PaymentProvider = {
  id: REDIRECT_ID,
  title: ({ settings }) => translator(settings)('payments.testAccount.title'),
  description: ({ settings }) => translator(settings)('payments.testAccount.description'),
  marks: () => ['account'],
  available: () => true,
  charging,
};
