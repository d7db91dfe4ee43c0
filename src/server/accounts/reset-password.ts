import { accountEmail } from '#rules/accounts/email.ts';
import { shortestPassword } from '#rules/accounts/password.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import { type AccountRow, accountByEmail, accountById } from '#server/customers/find-customer.ts';
import { claimGuestOrders } from '#server/orders/claim-orders.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueChanged, queueLink } from './account-emails.ts';
import { type AccountProblem, problem, refuse, tooMany } from './account-problem.ts';
import { endOtherSessions } from './customer-session.ts';
import { dropPasskeys } from './passkeys/own-passkeys.ts';
import { takeAttempts } from './security/attempts.ts';
import { passwordOwner, passwordProblems } from './security/new-password.ts';
import { hashPassword } from './security/passwords.ts';
import { dropSecondFactor } from './security/second-factor.ts';
import { dropTokens, findToken, makeToken, takeToken } from './security/tokens.ts';

export type ResetOutcome = { ok: true } | { ok: false; problems: AccountProblem[] };

const HOUR = 60 * 60_000;
const LINK_MINUTES = 60;

/** Sends the email where there is such an account. The answer is the same where there is none. */
export async function askReset(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
): Promise<ResetOutcome> {
  const { db, now, settings } = ctx;
  const email = accountEmail(typed);
  if (email === null) return refuse('account.problem.email', 'user_login');
  const limits = [
    { what: 'reset', who: email, most: 4, windowMs: HOUR },
    { what: 'reset-from', who: visitor.address, most: 20, windowMs: HOUR },
  ];
  const turn = await takeAttempts(db, limits, now);
  if (!turn.ok) return tooMany(turn.retryAfterSeconds);
  const account = await accountByEmail(db, email);
  const purpose = 'reset-password' as const;
  await runTransaction(db, async (trx) => {
    if (!account) {
      // The same durable write as for an account, so that the time it takes reveals nothing.
      await makeToken(trx, { purpose, customerId: null, email: '', minutes: 0 }, now);
      return;
    }
    await sendPasswordLink({ db: trx, settings, now }, account);
  });
  return { ok: true };
}

/** The email by which its owner sets a password and is let in. `db` is a transaction. */
export async function sendPasswordLink(
  { db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  { id, email, first_name: name }: Pick<AccountRow, 'id' | 'email' | 'first_name'>,
): Promise<void> {
  const purpose = 'reset-password' as const;
  const token = await makeToken(db, { purpose, customerId: id, email, minutes: LINK_MINUTES }, now);
  const link = { kind: purpose, email, name, token, minutes: LINK_MINUTES };
  await queueLink(db, settings, link, now);
}

/** The address whose password the link may change; null for a link that does not work. */
export async function emailOfReset(ctx: ShopContext, token: string): Promise<string | null> {
  return (await findToken(ctx.db, 'reset-password', token, ctx.now))?.email ?? null;
}

/** How many characters the new password of the link's account needs. */
export async function shortestOfReset(ctx: ShopContext, token: string): Promise<number> {
  const email = await emailOfReset(ctx, token);
  const account = email === null ? undefined : await accountByEmail(ctx.db, email);
  return shortestPassword({ staff: account !== undefined && isStaff(account.role) });
}

/**
 * Sets the new password. Every session of the account ends, and since the email was read by its
 * owner the address is confirmed too. The second factor and passkeys stay, unless they were set up
 * before the address was confirmed: that may have been another person, who would lock the owner out
 * for good.
 */
export async function resetPassword(
  ctx: ShopContext,
  token: string,
  password: string,
  repeated: string,
): Promise<ResetOutcome> {
  const { db, now, settings } = ctx;
  const email = await emailOfReset(ctx, token);
  if (email === null) return refuse('account.problem.link');
  const known = await accountByEmail(db, email);
  const owner = known ? passwordOwner(known) : { email };
  const problems = await passwordProblems(settings, password, owner, 'password_1');
  if (problems.length === 0 && password !== repeated) {
    problems.push(problem('account.problem.passwordRepeat', 'password_2'));
  }
  if (problems.length > 0) return { ok: false, problems };
  const hash = await hashPassword(password);
  const customerId = await runTransaction(db, async (trx) => {
    const taken = await takeToken(trx, 'reset-password', token, now);
    if (taken?.customerId == null) return null;
    // The link was sent to the address of then; it proves nothing about a newer one.
    const account = await accountById(trx, taken.customerId);
    if (account?.email !== taken.email) return null;
    await trx
      .updateTable('customers')
      .set({ password_hash: hash, email_verified: 1, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    if (account.email_verified === 0) {
      await dropSecondFactor(trx, account.id, now);
      await dropPasskeys(trx, account.id);
    }
    await endOtherSessions(trx, taken.customerId, null);
    await dropTokens(trx, taken.customerId);
    const recipient = { email, name: account.first_name };
    await queueChanged(trx, 'password-changed', recipient, now);
    await writeAudit(trx, { event: 'password-reset', customerId: account.id }, now);
    return taken.customerId;
  });
  if (customerId === null) return refuse('account.problem.link');
  await claimGuestOrders(ctx, customerId, email);
  return { ok: true };
}
