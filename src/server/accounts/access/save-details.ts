import { accountEmail } from '#rules/accounts/email.ts';
import { nameFits } from '#rules/addresses/check-address.ts';
import { tidyText } from '#rules/addresses/normalise-address.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import type { LoggedIn } from '#server/customers/current-customer.ts';
import { accountByEmail } from '#server/customers/find-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { queueChanged } from '../account-emails.ts';
import { type AccountProblem, problem, tooMany } from '../account-problem.ts';
import { revokeUserApplicationPasswords } from '../api-keys/revoke.ts';
import { endOtherSessions } from '../customer-session.ts';
import { takeAttempt } from '../security/attempts.ts';
import { checkCurrentPassword } from '../security/current-password.ts';
import { passwordProblems } from '../security/new-password.ts';
import { hashPassword } from '../security/passwords.ts';
import { dropTokens } from '../security/tokens.ts';
import { queueEmailChange } from './verify-email.ts';

export interface Details {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  currentPassword: string;
  newPassword: string;
  repeatedPassword: string;
}

export type SaveDetailsResult =
  | { ok: true; passwordChanged: boolean; emailAsked: boolean }
  | { ok: false; problems: AccountProblem[] };

const HOUR = 60 * 60_000;
const REQUIREMENTS = 20;
const MAX_NAME_LENGTH = 80;
const NAMES = [
  ['firstName', 'account_first_name'],
  ['lastName', 'account_last_name'],
  ['displayName', 'account_display_name'],
] as const;

/** Names at once; a new e-mail address by an email; a new password after the current one. */
export async function saveDetails(
  ctx: ShopContext,
  { customer, session }: LoggedIn,
  typed: Details,
): Promise<SaveDetailsResult> {
  const { db, now, settings } = ctx;
  const problems: AccountProblem[] = [];
  const names = { firstName: '', lastName: '', displayName: '' };
  for (const [name, field] of NAMES) {
    names[name] = tidyText(typed[name]);
    if (names[name].length > MAX_NAME_LENGTH)
      problems.push(problem('account.problem.tooLong', field));
    else if (!nameFits(names[name])) problems.push(problem('account.problem.nameText', field));
  }
  if (names.displayName === '') {
    problems.push(problem('account.problem.name', 'account_display_name'));
  }
  const email = accountEmail(typed.email);
  if (email === null) problems.push(problem('account.problem.email', 'account_email'));
  const newEmail = email === null || email === customer.email ? null : email;
  if (newEmail !== null) {
    // Who may ask without end learns, name by name, who has an account here.
    const limit = {
      what: 'new-email',
      who: String(customer.id),
      most: REQUIREMENTS,
      windowMs: HOUR,
    };
    const quota = await takeAttempt(db, limit, now);
    if (!quota.ok) return tooMany(quota.retryAfterSeconds);
    if (await accountByEmail(db, newEmail)) {
      problems.push(problem('account.problem.emailTaken', 'account_email'));
    }
  }
  const wantsPassword = typed.newPassword !== '' || typed.repeatedPassword !== '';
  if (wantsPassword) {
    const owner = {
      email: customer.email,
      names: Object.values(names),
      staff: isStaff(customer.assignedRole),
    };
    const found = await passwordProblems(settings, typed.newPassword, owner, 'password_1');
    problems.push(...found);
    if (found.length === 0 && typed.newPassword !== typed.repeatedPassword) {
      problems.push(problem('account.problem.passwordRepeat', 'password_2'));
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  if (wantsPassword || newEmail !== null) {
    const checked = await checkCurrentPassword(
      ctx,
      customer,
      typed.currentPassword,
      'password_current',
    );
    if (!checked.ok) return checked;
  }
  const hash = wantsPassword ? await hashPassword(typed.newPassword) : null;
  await runTransaction(db, async (trx) => {
    const saved = await trx
      .updateTable('customers')
      .set({
        first_name: names.firstName,
        last_name: names.lastName,
        display_name: names.displayName,
        updated_at: now,
        ...(hash !== null && { password_hash: hash }),
      })
      .where('id', '=', customer.id)
      .returning(['email', 'first_name as name'])
      .executeTakeFirst();
    if (saved && hash !== null) {
      await endOtherSessions(trx, customer.id, session);
      await revokeUserApplicationPasswords(trx, customer.id, now);
      // Who knew the old password may have asked for an email to an address of their own.
      await dropTokens(trx, customer.id, 'reset-password');
      await dropTokens(trx, customer.id, 'change-email');
      await queueChanged(trx, 'password-changed', saved, now);
      await writeAudit(trx, { event: 'password-changed', customerId: customer.id }, now);
    }
    const change = { resource: 'customer', event: 'updated', ids: [customer.id] } as const;
    await resourceChanged(trx, change, now);
    if (newEmail !== null) {
      const to = { id: customer.id, email: newEmail, name: names.firstName };
      await queueEmailChange(trx, settings, to, now);
    }
  });
  return { ok: true, passwordChanged: hash !== null, emailAsked: newEmail !== null };
}

/** An address that waits for its owner to open the email; null where none does. */
export async function waitingEmail(
  { db, now }: ShopContext,
  customerId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'change-email')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
}
