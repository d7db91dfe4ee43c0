import { maskEmail } from '#rules/accounts/mask-email.ts';
import type { Customer } from '#server/customers/customer.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { claimGuestOrders } from '#server/orders/claim-orders.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { queueEmailChanged, queueLink } from '../account-emails.ts';
import { type AccountProblem, refuse, tooMany } from '../account-problem.ts';
import { revokeUserApplicationPasswords } from '../api-keys/revoke.ts';
import { endOtherSessions } from '../customer-session.ts';
import { takeAttempt } from '../security/attempts.ts';
import {
  type ClaimedToken,
  dropTokens,
  findToken,
  makeToken,
  takeToken,
} from '../security/tokens.ts';

const TWO_DAYS = 2 * 24 * 60;
const HOUR = 60 * 60_000;

interface Receiver {
  id: number;
  email: string;
  name: string;
}

/** An email whose link proves that the account's address is read by its owner. */
export async function queueVerification(
  trx: Db,
  settings: Settings,
  to: Receiver,
  now: number,
): Promise<void> {
  const purpose = 'verify-email';
  const input = { purpose, customerId: to.id, email: to.email, minutes: TWO_DAYS } as const;
  const token = await makeToken(trx, input, now);
  await queueLink(trx, settings, { kind: 'verify-email', ...to, token, minutes: TWO_DAYS }, now);
}

/** The address counts for the account only once its email has been answered. */
export async function queueEmailChange(
  trx: Db,
  settings: Settings,
  to: Receiver,
  now: number,
): Promise<void> {
  const purpose = 'change-email';
  const input = { purpose, customerId: to.id, email: to.email, minutes: TWO_DAYS } as const;
  const token = await makeToken(trx, input, now);
  await queueLink(trx, settings, { kind: 'verify-email', ...to, token, minutes: TWO_DAYS }, now);
}

/** Another email, for a customer who cannot find the first; a few per hour at most. */
export async function sendVerificationAgain(
  ctx: ShopContext,
  customer: Customer,
): Promise<{ ok: true } | { ok: false; problems: AccountProblem[] }> {
  const limit = { what: 'verify', who: String(customer.id), most: 4, windowMs: HOUR };
  const quota = await takeAttempt(ctx.db, limit, ctx.now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  await runTransaction(ctx.db, (trx) =>
    queueVerification(trx, ctx.settings, { ...customer, name: customer.firstName }, ctx.now),
  );
  return { ok: true };
}

const PURPOSES = ['verify-email', 'change-email'] as const;

/** The address a link is about, and whose account; null for a link that does not work. */
export async function findLink(
  { db, now }: ShopContext,
  token: string,
): Promise<ClaimedToken | null> {
  for (const purpose of PURPOSES) {
    const found = await findToken(db, purpose, token, now);
    if (found) return found;
  }
  return null;
}

export type VerifyResult =
  | { ok: true; customerId: number; email: string; claimed: number }
  | { ok: false; problems: AccountProblem[] };

/**
 * The owner of the address has opened the link: guest orders of this address become theirs. Whoever
 * opens it must be logged in to that account: an account can be opened with another person's
 * address, and its owner would hand over their orders with one click. `session` stays open where the
 * account has a new address; the others end.
 */
export async function verifyEmail(
  ctx: ShopContext,
  token: string,
  customer: Pick<Customer, 'id'>,
  session: string | null,
): Promise<VerifyResult> {
  const proven = await runTransaction(ctx.db, async (trx) => {
    for (const purpose of PURPOSES) {
      const claimed = await takeToken(trx, purpose, token, ctx.now, customer.id);
      if (claimed?.customerId == null) continue;
      const done = await saveProven(trx, claimed.customerId, claimed.email, session, ctx.now);
      return done ? { customerId: claimed.customerId, email: claimed.email } : 'taken';
    }
    return null;
  });
  if (proven === null) return refuse('account.problem.link');
  if (proven === 'taken') return refuse('account.problem.emailTaken');
  const claimed = await claimGuestOrders(ctx, proven.customerId, proven.email);
  return { ok: true, ...proven, claimed };
}

/** False where another account has taken the address since the email was sent. */
async function saveProven(
  trx: Db,
  customerId: number,
  email: string,
  session: string | null,
  now: number,
): Promise<boolean> {
  const other = await trx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', customerId)
    .executeTakeFirst();
  if (other) return false;
  const before = await accountById(trx, customerId);
  await trx
    .updateTable('customers')
    .set({ email, email_verified: 1, updated_at: now })
    .where('id', '=', customerId)
    .execute();
  await resourceChanged(trx, { resource: 'customer', event: 'updated', ids: [customerId] }, now);
  if (before && before.email !== email) {
    // Whoever was let in by the old address, or by what its owner gave away, asks again.
    await endOtherSessions(trx, customerId, session);
    await revokeUserApplicationPasswords(trx, customerId, now);
    await dropTokens(trx, customerId, 'reset-password');
    await queueEmailChanged(trx, { email: before.email, name: before.first_name }, email, now);
    const details = { from: maskEmail(before.email), to: maskEmail(email) };
    await writeAudit(trx, { event: 'email-changed', customerId, details }, now);
  }
  return true;
}
