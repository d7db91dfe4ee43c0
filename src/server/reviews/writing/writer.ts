import { sql } from 'kysely';
import { BOUGHT_STATUSES } from '#rules/orders/order-status.ts';
import type { WriterDetails } from '#rules/reviews/restrict-reviews.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findInvitation, type Invitation } from './invitation.ts';
import type { SentReview } from './sent-review.ts';

/** Who writes, as far as it is proven and not only claimed. */
export interface Writer {
  customerId: number | null;
  name: string;
  /** Lower case; '' where none is known. */
  email: string;
  /** The address is theirs: they are logged in with it, or an email to it brought them here. */
  proven: boolean;
  invitation: Invitation | null;
}

/** Null where the key of an invitation does not work (any more). */
export async function loadWriter(
  ctx: ShopContext,
  visitor: Visitor,
  sent: SentReview,
): Promise<Writer | null> {
  const customer = await currentCustomer(ctx, visitor);
  let invitation: Invitation | null = null;
  if (sent.invitation !== '') {
    invitation = await findInvitation(ctx.db, visitor.sign, sent.invitation);
    if (invitation?.productId !== sent.productId) return null;
  }
  const entered = sent.email.trim().toLowerCase();
  return {
    customerId: customer?.id ?? null,
    name: sent.author.trim() || (customer?.name ?? ''),
    email: customer?.email.toLowerCase() ?? invitation?.email ?? entered,
    proven: customer !== null || invitation !== null,
    invitation,
  };
}

/** A review of theirs was published before, under an identity that is proven now. */
export async function hasPublished(
  db: Db,
  { customerId, email, proven }: Pick<Writer, 'customerId' | 'email' | 'proven'>,
): Promise<boolean> {
  if (!proven) return false;
  const published = db
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'approved')
    .where('parent_id', 'is', null)
    .limit(1);
  const byEmail = email === '' ? [] : await published.where('email', '=', email).execute();
  if (byEmail.length > 0 || customerId === null) return byEmail.length > 0;
  return (await published.where('customer_id', '=', customerId).execute()).length > 0;
}

/** What the rules need to know: reviews by the claimed identity, orders by the proven one. */
export async function writerDetails(
  db: Db,
  productId: number,
  writer: Writer,
): Promise<WriterDetails> {
  const { customerId, email } = writer;
  const known = email !== '' || customerId !== null;
  const written = known ? await countWritten(db, productId, { customerId, email }) : 0;
  if (!writer.proven) return { written, orders: 0 };
  const bought = await countOrders(db, productId, writer);
  // A completed order may have been cancelled since; an invitation proves the purchase.
  return { written, orders: Math.max(bought, writer.invitation ? 1 : 0) };
}

/** By person and product alone: "no reply" as a condition would tempt SQLite to read every review. */
async function countWritten(
  db: Db,
  productId: number,
  { customerId, email }: Pick<Writer, 'customerId' | 'email'>,
): Promise<number> {
  const query = db
    .selectFrom('reviews')
    .select(['id', 'parent_id', 'status'])
    .where('product_id', '=', productId);
  const byEmail = email === '' ? [] : await query.where('email', '=', email).execute();
  const byAccount =
    customerId === null
      ? []
      : await db
          .selectFrom('reviews')
          .select(['id', 'product_id', 'parent_id', 'status'])
          .where('customer_id', '=', customerId)
          .execute();
  const written = [...byEmail, ...byAccount.filter((row) => row.product_id === productId)]
    .filter((row) => row.parent_id === null && row.status !== 'spam')
    .map(({ id }) => id);
  return new Set(written).size;
}

async function countOrders(
  db: Db,
  productId: number,
  { customerId, invitation }: Writer,
): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((eb) => eb.fn.count<number>('orders.id').distinct().as('count'))
    .where('orders.status', 'in', BOUGHT_STATUSES)
    // Written so that the few orders of a person are read, not the many lines of a product.
    .where(sql`order_lines.product_id + 0`, '=', productId)
    .where((eb) =>
      eb.or([
        ...(customerId === null ? [] : [eb('orders.customer_id', '=', customerId)]),
        ...(invitation === null ? [] : [eb('orders.email', '=', invitation.email)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
