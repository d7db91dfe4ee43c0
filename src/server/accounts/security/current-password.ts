import type { Customer } from '#server/customers/customer.ts';
import { accountById } from '#server/customers/find-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type AccountProblem, refuse, tooMany } from '../account-problem.ts';
import { forgiveAttempts, takeAttempt } from './attempts.ts';
import { isHashingFull, verifyPassword } from './passwords.ts';

const QUARTER_HOUR = 15 * 60_000;

/** Asked before what cannot be undone: a browser left open is not enough for it. */
export async function checkCurrentPassword(
  { db, now }: ShopContext,
  customer: Pick<Customer, 'id'>,
  password: string,
  field: string,
): Promise<{ ok: true } | { ok: false; problems: AccountProblem[] }> {
  const limit = {
    what: 'own-password',
    who: String(customer.id),
    most: 10,
    windowMs: QUARTER_HOUR,
  };
  if (isHashingFull()) return refuse('account.problem.busy');
  const quota = await takeAttempt(db, limit, now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const account = await accountById(db, customer.id);
  const check = await verifyPassword(password.slice(0, 1024), account?.password_hash ?? '');
  if (!check.ok) return refuse('account.problem.passwordCurrent', field);
  await forgiveAttempts(db, limit);
  return { ok: true };
}
