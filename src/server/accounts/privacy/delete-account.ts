import { productTag } from '#server/catalog/tags.ts';
import type { Customer } from '#server/customers/customer.ts';
import { endCredit } from '#server/gift-cards/store-credit.ts';
import { abandonUploads } from '#server/options/uploads/visitor-uploads.ts';
import { deleteCustomerAtProvider } from '#server/payments/saved/provider-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { type AccountProblem, refuse } from '../account-problem.ts';
import { endVisitor } from '../customer-session.ts';
import { isLastAdministrator } from '../last-administrator.ts';
import { checkCurrentPassword } from '../security/current-password.ts';
import { removeDevice } from '../security/known-device.ts';
import { boughtBy, hasOpenOrder } from './bought-by.ts';
import { eraseBuyer, eraseEmail } from './erase-person.ts';

export type DeleteResult = { ok: true } | { ok: false; problems: AccountProblem[] };

/**
 * Deletes the account and everything personal. Orders stay, as accounting requires, without the
 * person.
 */
export async function deleteAccount(
  ctx: ShopContext,
  visitor: Visitor,
  customer: Customer,
  password: string,
): Promise<DeleteResult> {
  const checked = await checkCurrentPassword(ctx, customer, password, 'password');
  if (!checked.ok) return checked;
  let bought: number[] = [];
  const refused = await runTransaction(ctx.db, async (trx): Promise<DeleteResult> => {
    if (await isLastAdministrator(trx, { id: customer.id, role: customer.assignedRole })) {
      return refuse('account.problem.lastAdministrator');
    }
    if (await hasOpenOrder(trx, customer)) return refuse('account.problem.openOrder');
    await abandonUploads(trx, customer.id);
    bought = await boughtBy(trx, customer);
    await eraseBuyer(trx, customer, ctx.now);
    if (customer.emailVerified) await eraseEmail(trx, customer.email);
    await trx.deleteFrom('carts').where('owner', '=', `c:${customer.id}`).execute();
    await trx.deleteFrom('sessions').where('customer_id', '=', customer.id).execute();
    await deleteCustomerAtProvider(trx, customer.id, ctx.now);
    await endCredit(trx, ctx, customer.id);
    await trx.deleteFrom('customers').where('id', '=', customer.id).execute();
    const change = { resource: 'customer', event: 'deleted', ids: [customer.id] } as const;
    await resourceChanged(trx, change, ctx.now);
    await writeAudit(trx, { event: 'account-deleted', customerId: customer.id }, ctx.now);
    return { ok: true };
  });
  if (!refused.ok) return refused;
  endVisitor(visitor);
  removeDevice(visitor);
  // A cached page may name the last buyer.
  if (bought.length > 0) await ctx.invalidate(bought.map(productTag));
  return refused;
}
