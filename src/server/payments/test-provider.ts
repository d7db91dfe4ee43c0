import type { Selectable } from 'kysely';
import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { translator } from '#server/language/translator.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { TEST_RESULTS, type TestResult, testResult } from '#wire/forms/payment-data.ts';
import type { Charging, PaymentProvider, ProviderPayment } from './payment-provider.ts';
import type { PaymentTables } from './tables.ts';

// A provider without money, to see the whole path of a payment in the demo shop. It keeps its own
// record, as one elsewhere would: what the shop knows of it, it learns by asking.
// Example: `test_outcome=authenticate` leads the shopper to a page that plays the bank.

type TestRow = Selectable<PaymentTables['test_payments']>;

/** A slow payment is decided after so long. */
const SLOW_MS = 3000;
const refunds = z.record(z.string(), z.int());

const FIRST_STATE = {
  accept: 'paid',
  decline: 'failed',
  authenticate: 'open',
  slow: 'working',
} as const satisfies Record<TestResult, TestRow['state']>;

const charging: Charging = {
  async create(ctx, { order, key, data }) {
    const result = testResult.parse(data.test_outcome) ?? 'accept';
    await ctx.db
      .insertInto('test_payments')
      .values({
        reference: `test_${key}`,
        idempotency_key: key,
        amount: order.total,
        currency: order.currency,
        state: FIRST_STATE[result],
        due_at: result === 'slow' ? ctx.now + SLOW_MS : 0,
        refunds: encodeJson({}),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return charging.read(ctx, `test_${key}`);
  },

  async read(ctx, reference) {
    await ctx.db
      .updateTable('test_payments')
      .set({ state: 'paid' })
      .where('reference', '=', reference)
      .where('state', '=', 'working')
      .where('due_at', '<=', ctx.now)
      .execute();
    return seenPayment(await loadRow(ctx, reference));
  },

  async refund(ctx, { reference, amount, key }) {
    return runTransaction(ctx.db, async (trx) => {
      const row = await loadRow({ db: trx }, reference);
      const before = decodeJson(row.refunds, refunds);
      const refunded = Object.values(before).reduce((sum, one) => sum + one, 0);
      if (before[key] === undefined) {
        if (row.state !== 'paid' || refunded + amount > row.amount) return { ok: false };
        await trx
          .updateTable('test_payments')
          .set({ refunds: encodeJson({ ...before, [key]: amount }) })
          .where('reference', '=', reference)
          .execute();
      }
      return { ok: true, reference: `test_${key}` };
    });
  },
};

export const testProvider: PaymentProvider = {
  id: 'test',
  title: ({ settings }) => translator(settings)('payments.test.title'),
  description: ({ settings }) => translator(settings)('payments.test.description'),
  results: ({ settings }) => {
    const t = translator(settings);
    return TEST_RESULTS.map((value) => ({ value, label: t(`payments.test.${value}`) }));
  },
  available: () => true,
  charging,
};

/** The shopper's answer on the page that plays the bank; false where it was given before. */
export async function settleAtTestBank(
  { db }: Pick<ShopContext, 'db'>,
  reference: string,
  result: 'confirm' | 'refuse',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set({ state: result === 'confirm' ? 'paid' : 'failed' })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function loadRow({ db }: Pick<ShopContext, 'db'>, reference: string): Promise<TestRow> {
  return db
    .selectFrom('test_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

function seenPayment({
  reference,
  state,
  amount,
  currency,
  refunds: input,
}: TestRow): ProviderPayment {
  const refunded = Object.values(decodeJson(input, refunds)).reduce((sum, one) => sum + one, 0);
  return {
    reference,
    state,
    amount: money(amount),
    currency,
    refunded: money(refunded),
    next: state === 'open' ? { kind: 'confirm', data: { bank: 'test' } } : null,
    failure: state === 'failed' ? 'declined' : '',
  };
}
