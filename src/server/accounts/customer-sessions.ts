import type { LoggedIn } from '#server/customers/current-customer.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { endOtherSessions } from './customer-session.ts';

/** On how many devices the customer is logged in. */
export async function countSessions({ db, now }: ShopContext, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function logOutElsewhere(
  { db }: ShopContext,
  { customer, session }: LoggedIn,
): Promise<void> {
  await runTransaction(db, (trx) => endOtherSessions(trx, customer.id, session));
}
