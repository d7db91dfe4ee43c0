import type { LoggedIn } from '#server/customers/current-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AccountProblem } from '../account-problem.ts';
import { checkCurrentPassword } from './current-password.ts';

/** The password typed again: for a while the session may do what needs that. */
export async function confirmPassword(
  ctx: ShopContext,
  { customer, session }: LoggedIn,
  password: string,
): Promise<{ ok: true } | { ok: false; problems: AccountProblem[] }> {
  const checked = await checkCurrentPassword(ctx, customer, password, 'password');
  if (!checked.ok) return checked;
  await runTransaction(ctx.db, async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ confirmed_at: ctx.now })
      .where('id', '=', session)
      .execute();
    await writeAudit(trx, { event: 'password-confirmed', customerId: customer.id }, ctx.now);
  });
  return { ok: true };
}
