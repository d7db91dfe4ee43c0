import type { Selectable } from 'kysely';
import { normaliseEmail } from '#rules/coupons/conditions/normalise-email.ts';
import { afterFailure, PAYER_KINDS, type PayerKind } from '#rules/payments/card-testing.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentTables } from './tables.ts';

// Failed payments, counted by browser, network address, email address and card, in the database, so
// that every process and every restart knows them.

export type PaymentFailure = Selectable<PaymentTables['payment_failures']>;

/** '' for what is not known. */
export type Payer = Readonly<Record<PayerKind, string>>;

/** How many milliseconds this payer has to wait; 0 for whoever may pay. */
export async function waitOf({ db, now, settings }: ShopContext, payer: Payer): Promise<number> {
  const known = settings['orders.slowFailures'] ? toKeys(payer) : [];
  if (known.length === 0) return 0;
  const row = await db
    .selectFrom('payment_failures')
    .select((eb) => eb.fn.max('wait_until').as('until'))
    .where((eb) =>
      eb.or(known.map(([kind, value]) => eb.and([eb('kind', '=', kind), eb('value', '=', value)]))),
    )
    .executeTakeFirst();
  return Math.max(0, Number(row?.until ?? 0) - now);
}

/** Counts a failure for each of the payer's keys. True where they have to wait now. */
export async function countFailure(ctx: ShopContext, payer: Payer): Promise<boolean> {
  if (!ctx.settings['orders.slowFailures']) return false;
  let waits = false;
  for (const [kind, value] of toKeys(payer)) {
    const { failures, wait_until } = await runTransaction(ctx.db, (trx) =>
      countOne(trx, kind, value, ctx.now),
    );
    if (wait_until === null) continue;
    waits = true;
    const details = { kind, failures, until: new Date(wait_until).toISOString() };
    ctx.notifyManager({ code: 'payments.cardTesting', subject: `${kind} ${value}`, details });
  }
  return waits;
}

function toKeys(payer: Payer): [PayerKind, string][] {
  return PAYER_KINDS.map((kind): [PayerKind, string] => [
    kind,
    kind === 'email' ? normaliseEmail(payer.email) : payer[kind],
  ]).filter(([, value]) => value !== '');
}

async function countOne(
  trx: Db,
  kind: PayerKind,
  value: string,
  now: number,
): Promise<PaymentFailure> {
  const known = await trx
    .selectFrom('payment_failures')
    .select(['failures as count', 'last_at as lastAt'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  const { count: failures, waitUntil: wait_until } = afterFailure(kind, known ?? null, now);
  return trx
    .insertInto('payment_failures')
    .values({ kind, value, failures, last_at: now, wait_until })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).doUpdateSet({ failures, last_at: now, wait_until }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those who have to wait now, the latest failure first. */
export function waitingPayers({ db, now }: ShopContext): Promise<PaymentFailure[]> {
  return db
    .selectFrom('payment_failures')
    .selectAll()
    .where('wait_until', '>', now)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** A manager lets them pay again; null where there is no such row. */
export async function endWait(trx: Db, id: number): Promise<PaymentFailure | null> {
  const ended = await trx
    .deleteFrom('payment_failures')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export async function purgeFailures({ db, now }: ShopContext): Promise<void> {
  await db
    .deleteFrom('payment_failures')
    .where('last_at', '<', now - MONTH_MS)
    .execute();
}
