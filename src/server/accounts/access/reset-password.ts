import { accountEmail } from '#rules/accounts/email.ts';
import { shortestPassword } from '#rules/accounts/password.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import { type AccountRow, accountByEmail, accountById } from '#server/customers/find-customer.ts';
import { claimGuestOrders } from '#server/orders/claim-orders.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueChanged, queueLink } from '../account-emails.ts';
import { type AccountProblem, problem, refuse, tooMany } from '../account-problem.ts';
import { revokeUserApplicationPasswords } from '../api-keys/revoke.ts';
import { endOtherSessions } from '../customer-session.ts';
import { dropPasskeys } from '../passkeys/customer-passkeys.ts';
import { forgiveAttempts, takeAttempts } from '../security/attempts.ts';
import { codeLimit, takeSecondFactor } from '../security/check-second-factor.ts';
import { passwordOwner, passwordProblems } from '../security/new-password.ts';
import { hashPassword } from '../security/passwords.ts';
import { dropSecondFactor } from '../security/second-factor.ts';
import { dropTokens, findToken, makeToken, takeToken } from '../security/tokens.ts';

export type ResetResult = { ok: true } | { ok: false; problems: AccountProblem[] };

const HOUR = 60 * 60_000;
const LINK_MINUTES = 60;

/** Sends the email where there is such an account. The answer is the same where there is none. */
export async function askReset(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
): Promise<ResetResult> {
  const { db, now, settings } = ctx;
  const email = accountEmail(typed);
  if (email === null) return refuse('account.problem.email', 'user_login');
  const limits = [
    { what: 'reset', who: email, most: 4, windowMs: HOUR },
    { what: 'reset-from', who: visitor.address, most: 20, windowMs: HOUR },
  ];
  const quota = await takeAttempts(db, limits, now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
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
  minutes = LINK_MINUTES,
): Promise<void> {
  const purpose = 'reset-password' as const;
  const token = await makeToken(db, { purpose, customerId: id, email, minutes }, now);
  const link = { kind: purpose, email, name, token, minutes };
  await queueLink(db, settings, link, now);
}

/** The address whose password the link may change; null for a link that does not work. */
export async function emailOfReset(ctx: ShopContext, token: string): Promise<string | null> {
  return (await findToken(ctx.db, 'reset-password', token, ctx.now))?.email ?? null;
}

/** What the form of a link asks for. */
export async function formOfReset(
  ctx: ShopContext,
  token: string,
): Promise<{ shortest: number; needsCode: boolean }> {
  const email = await emailOfReset(ctx, token);
  const account = email === null ? undefined : await accountByEmail(ctx.db, email);
  const staff = account !== undefined && isStaff(account.role);
  return { shortest: shortestPassword({ staff }), needsCode: account ? needsCode(account) : false };
}

/** Who reads an email of staff, or has set up where emails go, is not one of them yet. */
function needsCode({ role, totp_secret: key }: Pick<AccountRow, 'role' | 'totp_secret'>): boolean {
  return isStaff(role) && key !== '';
}

/**
 * Sets the new password. Every session of the account and its application passwords end, and since the
 * email was read by its owner the address is confirmed too. The second factor and passkeys stay, unless
 * they were set up before the address was confirmed: that may have been another person, who would lock
 * the owner out for good. Staff is invited by somebody, so theirs stay, and a code is asked for.
 */
export async function resetPassword(
  ctx: ShopContext,
  token: string,
  password: string,
  repeated: string,
  code = '',
): Promise<ResetResult> {
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
  if (known && needsCode(known)) {
    const claimed = await takeCode(ctx, known, code);
    if (!claimed.ok) return claimed;
  }
  const hash = await hashPassword(password);
  const customerId = await runTransaction(db, async (trx) => {
    const claimed = await takeToken(trx, 'reset-password', token, now);
    if (claimed?.customerId == null) return null;
    // The link was sent to the address of then; it proves nothing about a newer one.
    const account = await accountById(trx, claimed.customerId);
    if (account?.email !== claimed.email) return null;
    // A second factor that was set up meanwhile.
    if (needsCode(account) && !(known && needsCode(known))) return null;
    await trx
      .updateTable('customers')
      .set({ password_hash: hash, email_verified: 1, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    if (account.email_verified === 0 && !isStaff(account.role)) {
      await dropSecondFactor(trx, account.id, now);
      await dropPasskeys(trx, account.id);
    }
    await endOtherSessions(trx, claimed.customerId, null);
    await revokeUserApplicationPasswords(trx, claimed.customerId, now);
    await dropTokens(trx, claimed.customerId);
    const recipient = { email, name: account.first_name };
    await queueChanged(trx, 'password-changed', recipient, now);
    await writeAudit(trx, { event: 'password-reset', customerId: account.id }, now);
    return claimed.customerId;
  });
  if (customerId === null) return refuse('account.problem.link');
  await claimGuestOrders(ctx, customerId, email);
  return { ok: true };
}

/** With the same few tries as at the log-in. */
async function takeCode(ctx: ShopContext, account: AccountRow, code: string): Promise<ResetResult> {
  if (code.trim() === '') return refuse('account.problem.codeNeeded', 'code');
  const limit = codeLimit(account.id);
  const quota = await takeAttempts(ctx.db, [limit], ctx.now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  if (!(await takeSecondFactor(ctx, account, code))) {
    await writeAudit(
      ctx.db,
      { event: 'log-in-failed', customerId: account.id, details: { by: 'reset-link' } },
      ctx.now,
    );
    return refuse('account.problem.code', 'code');
  }
  await forgiveAttempts(ctx.db, limit);
  return { ok: true };
}
