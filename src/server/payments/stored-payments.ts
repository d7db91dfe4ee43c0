import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PayableOrder, PaymentData } from './payment-provider.ts';
import type { PaymentTables } from './tables.ts';

export type StoredPayment = Selectable<PaymentTables['payments']>;

/**
 * The attempt by which an order is paid now: the one that is under way, or a new one. It is written
 * before the provider is asked, so that a lost answer is asked for again with the same key.
 */
export function openPayment(
  { db, now }: ShopContext,
  order: PayableOrder,
  provider: string,
  { data, session, address }: { data: PaymentData; session: string; address: string },
): Promise<StoredPayment> {
  return runTransaction(db, async (trx) => {
    const before = await loadPayments(trx, order.id, provider);
    const last = before.at(-1);
    const same = last?.amount === order.total && last.currency === order.currency;
    if (last && last.state !== 'failed' && same) return last;
    return trx
      .insertInto('payments')
      .values({
        order_id: order.id,
        provider,
        attempt: before.length + 1,
        idempotency_key: randomUUID(),
        reference: null,
        amount: order.total,
        currency: order.currency,
        state: 'new',
        data: encodeJson(data),
        failure: '',
        expired: 0,
        session,
        address,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const storedData = z.record(z.string(), z.string());

export function toData({ data }: Pick<StoredPayment, 'data'>): PaymentData {
  return decodeJson(data, storedData);
}

/** Of one order with one provider, the first attempt first. */
export function loadPayments(db: Db, orderId: number, provider: string): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .orderBy('attempt')
    .execute();
}

/** With whichever provider, the first one first. */
export function loadAllPayments(db: Db, orderId: number): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export function findPayment(db: Db, id: number): Promise<StoredPayment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function findByKey(
  db: Db,
  provider: string,
  key: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** As the rules of payments read it. */
export function countedPayment({ state, amount, currency, capture_amount }: StoredPayment) {
  const captured = capture_amount === null ? null : money(capture_amount);
  return { state, amount: money(amount), currency, captured };
}

/** A provider has the order's payment in hand, and the shopper has nothing to do. */
export async function isWorkedOn(db: Db, orderId: number): Promise<boolean> {
  const working = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'working')
    .executeTakeFirst();
  return working !== undefined;
}

/** The order's time ran out: money that still comes takes it up again. Part of the transaction. */
export async function markExpired(trx: Db, orderId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ expired: 1 })
    .where('order_id', '=', orderId)
    .where('state', '!=', 'paid')
    .execute();
}
