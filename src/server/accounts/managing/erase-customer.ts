import { maskEmail } from '#rules/accounts/mask-email.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import { productTag } from '#server/catalog/tags.ts';
import { accountById } from '#server/customers/find-customer.ts';
import type { Buyer } from '#server/orders/buyers/list-buyers.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { boughtBy, hasOpenOrder } from '../privacy/bought-by.ts';
import { eraseBuyer, eraseEmail } from '../privacy/erase-person.ts';
import { deleteManaged } from './manage-customer.ts';

export type EraseResult = { ok: true } | { ok: false; reason: 'open-order' | 'staff' };

/**
 * Deletes everything personal of a customer at their wish, as they could do themselves; orders stay
 * without the person. `ctx.db` is a transaction.
 */
export async function eraseCustomer(ctx: ShopContext, buyer: Buyer): Promise<EraseResult> {
  const { db, now } = ctx;
  const { customer_id: id, email } = buyer;
  if (await hasOpenOrder(db, { id, email })) return { ok: false, reason: 'open-order' };
  const account = id === null ? undefined : await accountById(db, id);
  if (account) {
    if (isStaff(account.role)) return { ok: false, reason: 'staff' };
    await deleteManaged(ctx, account);
    return { ok: true };
  }
  const guest = { id: null, email };
  const bought = await boughtBy(db, guest);
  await eraseBuyer(db, guest, now);
  await eraseEmail(db, email);
  await writeAudit(db, { event: 'account-deleted', who: maskEmail(email) }, now);
  await ctx.invalidate(bought.map(productTag));
  return { ok: true };
}
