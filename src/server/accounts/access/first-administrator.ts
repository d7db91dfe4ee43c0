import { accountEmail } from '#rules/accounts/email.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueChanged } from '../account-emails.ts';
import { type AccountProblem, problem, refuse } from '../account-problem.ts';
import { createCustomer } from '../create-customer.ts';
import { endOtherSessions, openCustomerSession } from '../customer-session.ts';
import { dropPasskeys } from '../passkeys/customer-passkeys.ts';
import { rememberDevice } from '../security/known-device.ts';
import { passwordProblems } from '../security/new-password.ts';
import { hashPassword } from '../security/passwords.ts';
import { dropSecondFactor } from '../security/second-factor.ts';
import { dropTokens, findToken, makeToken, takeToken } from '../security/tokens.ts';

const DAY_MINUTES = 24 * 60;

/** True while the shop has no manager. */
export async function needsManager(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('role', 'in', ['shop_manager', 'administrator'])
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/**
 * The token of the link printed at the start; it works once, for a day, and while there is no
 * manager.
 */
export async function makeSetUpToken(db: Db, now: number): Promise<string> {
  const input = { purpose: 'set-up', customerId: null, email: '', minutes: DAY_MINUTES } as const;
  return runTransaction(db, (trx) => makeToken(trx, input, now));
}

export async function isSetUpLink({ db, now }: ShopContext, token: string): Promise<boolean> {
  return (await findToken(db, 'set-up', token, now)) !== null && (await needsManager(db));
}

export type SetUpResult = { ok: true; id: number } | { ok: false; problems: AccountProblem[] };

export async function createFirstAdministrator(
  ctx: ShopContext,
  visitor: Visitor,
  token: string,
  typed: { email: string; password: string; name: string },
): Promise<SetUpResult> {
  const { db, now, settings } = ctx;
  if (!(await isSetUpLink(ctx, token))) return refuse('account.problem.link');
  const email = accountEmail(typed.email);
  const owner = { email: typed.email, names: [typed.name], staff: true };
  const problems = await passwordProblems(settings, typed.password, owner, 'password');
  if (email === null) problems.unshift(problem('account.problem.email', 'email'));
  if (email === null || problems.length > 0) return { ok: false, problems };
  const passwordHash = await hashPassword(typed.password);
  const displayName = typed.name.trim().slice(0, 80);
  const id = await runTransaction(db, async (trx) => {
    if (!(await takeToken(trx, 'set-up', token, now)) || !(await needsManager(trx))) return null;
    const person = { email, passwordHash, displayName, emailVerified: true } as const;
    const created = await createCustomer(trx, { ...person, role: 'administrator' }, now);
    if (created !== null) {
      await trx.deleteFrom('account_tokens').where('purpose', '=', 'set-up').execute();
      return created;
    }
    // The owner had registered as a shopper before; the link proves that the server is theirs.
    const owner = await trx
      .updateTable('customers')
      .set({ role: 'administrator', password_hash: passwordHash, updated_at: now })
      .where('email', '=', email)
      .returning(['id', 'email', 'first_name as name'])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('account_tokens').where('purpose', '=', 'set-up').execute();
    // Or another person set up in their name: none of their credentials is valid any more.
    await endOtherSessions(trx, owner.id, null);
    await dropTokens(trx, owner.id);
    await dropSecondFactor(trx, owner.id, now);
    await dropPasskeys(trx, owner.id);
    await queueChanged(trx, 'password-changed', owner, now);
    await writeAudit(trx, { event: 'password-reset', customerId: owner.id }, now);
    return owner.id;
  });
  if (id === null) return refuse('account.problem.link');
  await openCustomerSession(ctx, visitor, id, 'administrator');
  rememberDevice(visitor, { id, password_hash: passwordHash });
  return { ok: true, id };
}
