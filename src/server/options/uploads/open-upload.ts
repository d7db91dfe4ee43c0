import { may } from '#rules/permissions/permissions.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** An upload, for its sender, the customer of its order, and whoever looks after orders. */
export async function openUpload(ctx: ShopContext, visitor: Visitor, reference: string) {
  if (!/^[0-9a-f]{32}$/.test(reference)) return null;
  const row = await ctx.db
    .selectFrom('option_uploads')
    .leftJoin('orders', 'orders.id', 'option_uploads.order_id')
    .select(['reference', 'owner', 'name', 'mime', 'has_preview', 'orders.customer_id'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  if ((await loadOwner(ctx, visitor)) === row.owner) return row;
  const customer = await currentCustomer(ctx, visitor);
  if (!customer) return null;
  return may(customer.rights, 'see-uploads') || row.customer_id === customer.id ? row : null;
}
