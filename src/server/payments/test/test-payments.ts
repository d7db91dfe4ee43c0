import type { Selectable } from 'kysely';
import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type {
  Charging,
  PaymentIntent,
  ProviderPayment,
  ProviderRefund,
  ProviderRefundResult,
  ShopperStep,
} from '../payment-provider.ts';
import type { PaymentTables } from '../tables.ts';

// Payments as the test provider keeps them, as one elsewhere would: what the shop knows of them, it
// learns by asking.

export type TestRow = Selectable<PaymentTables['test_payments']>;

/** A slow payment is decided after so long. */
const SLOW_MS = 3000;
const refunds = z.record(z.string(), z.int());

const details = z.object({
  /** Why it failed. */
  failure: z.optional(z.string()),
  fingerprint: z.optional(z.string()),
  /** The card, where its buyer saves it. */
  saved: z.optional(
    z.object({
      reference: z.string(),
      brand: z.string(),
      last4: z.string(),
      expMonth: z.int(),
      expYear: z.int(),
      fingerprint: z.string(),
    }),
  ),
  /** Of a payment that is approved elsewhere: what is seen there, and where it leads back to. */
  approval: z.optional(z.object({ order: z.string(), done: z.string(), left: z.string() })),
});
export type TestDetails = z.infer<typeof details>;

/** How a payment begins. */
export interface FirstState {
  state: TestRow['state'];
  details?: TestDetails;
}

export async function createPayment(
  ctx: ShopContext,
  { order, key }: Pick<PaymentIntent, 'order' | 'key'>,
  begin: (trx: Db) => Promise<FirstState>,
): Promise<TestRow> {
  const reference = `test_${key}`;
  return runTransaction(ctx.db, async (trx) => {
    const known = await findPayment(trx, reference);
    if (known) return known;
    const { state, details: of = {} } = await begin(trx);
    await trx
      .insertInto('test_payments')
      .values({
        reference,
        idempotency_key: key,
        amount: order.total,
        currency: order.currency,
        state,
        due_at: state === 'working' ? ctx.now + SLOW_MS : 0,
        refunds: encodeJson({}),
        details: encodeJson(of),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return loadPayment(trx, reference);
  });
}

export async function readPayment(ctx: ShopContext, reference: string): Promise<TestRow> {
  await ctx.db
    .updateTable('test_payments')
    .set({ state: 'paid' })
    .where('reference', '=', reference)
    .where('state', '=', 'working')
    .where('due_at', '<=', ctx.now)
    .execute();
  return loadPayment(ctx.db, reference);
}

/** Decides a payment that waits for its buyer; false where it was decided before. */
export async function decidePayment(
  db: Db,
  reference: string,
  { state, details: of = {} }: FirstState,
): Promise<boolean> {
  const row = await findPayment(db, reference);
  if (!row) return false;
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set({ state, details: encodeJson({ ...toDetails(row), ...of }) })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const refundPayment: Charging['refund'] = (
  { db }: ShopContext,
  { reference, amount, key }: ProviderRefund,
): Promise<ProviderRefundResult> =>
  runTransaction(db, async (trx) => {
    const row = await loadPayment(trx, reference);
    const before = decodeJson(row.refunds, refunds);
    if (before[key] === undefined) {
      if (row.state !== 'paid' || getRefunded(row) + amount > row.amount) return { ok: false };
      await trx
        .updateTable('test_payments')
        .set({ refunds: encodeJson({ ...before, [key]: amount }) })
        .where('reference', '=', reference)
        .execute();
    }
    return { ok: true, reference: `test_${key}` };
  });

function getRefunded({ refunds: input }: TestRow): number {
  return Object.values(decodeJson(input, refunds)).reduce((sum, one) => sum + one, 0);
}

export function toDetails(row: Pick<TestRow, 'details'>): TestDetails {
  return decodeJson(row.details, details);
}

export async function findPayment(db: Db, reference: string): Promise<TestRow | null> {
  const row = await db
    .selectFrom('test_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

async function loadPayment(db: Db, reference: string): Promise<TestRow> {
  const row = await findPayment(db, reference);
  if (!row) throw new Error(`the test provider knows no payment ${reference}`);
  return row;
}

/** `next` is what its buyer does while it is open. */
export function seenPayment(row: TestRow, next: ShopperStep): ProviderPayment {
  const { reference, state, amount, currency } = row;
  const { failure = 'declined', fingerprint, saved } = toDetails(row);
  return {
    reference,
    state,
    amount: money(amount),
    currency,
    refunded: money(getRefunded(row)),
    next: state === 'open' ? next : null,
    failure: state === 'failed' ? failure : '',
    ...(fingerprint !== undefined && { card: fingerprint }),
    ...(saved && { method: saved }),
  };
}
