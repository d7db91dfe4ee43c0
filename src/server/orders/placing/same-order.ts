import { money } from '#rules/money/money.ts';
import type { StoredCart } from '#server/cart/stored-cart.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { SentOrder } from './sent-order.ts';

export interface KnownOrder extends PlacedOrder {
  paymentMethod: string;
  /** Whether it was placed by this visitor. */
  isOwner: boolean;
}

/** Who asks: by session, or by the cookie alone, whose session ended when an account was created. */
interface Asker {
  session: Session | null;
  sender: string | null;
}

/** A form without a key that comes again this soon is the same order. */
const SAME_FORM_MS = 10 * 60_000;

/** The order that this form has become already: by its key, or by the cart it emptied. */
export async function findSameOrder(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { session, state, version }: Pick<StoredCart, 'session' | 'state' | 'version'>,
  { key, sender }: SentOrder,
): Promise<KnownOrder | null> {
  if (key !== '') return orderOfKey(db, key, { session, sender });
  if (!session || state.lines.length > 0) return null;
  return latestOrder(db, { session, version, sender }, now - SAME_FORM_MS);
}

/** The order this key was used for; null where it was not used yet. */
async function orderOfKey(db: Db, key: string, asker: Asker): Promise<KnownOrder | null> {
  const [row] = await byKey(db, key);
  return row ? known(row, asker) : null;
}

/** The key of an order whose form has none: the cart in its version. */
export function keyOfCart(owner: string, version: number): string {
  return `${owner} ${version}`;
}

/** The most changes of the cart between the order, which emptied it, and the same form again. */
const MAX_CHANGES = 20;

/** The latest order of a browser without a key: its form, sent twice, finds the cart empty. */
async function latestOrder(
  db: Db,
  { version, ...asker }: Asker & { session: Session; version: number },
  since: number,
): Promise<KnownOrder | null> {
  const { cartOwner } = asker.session;
  const keys = Array.from({ length: MAX_CHANGES }, (_, at) => keyOfCart(cartOwner, version - at));
  const row = await orders(db)
    .where('idempotency_key', 'in', keys)
    .where('placed_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? known(row, asker) : null;
}

const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'order_key', 'status', 'total', 'currency', 'email'])
    .select(['customer_id', 'session_id', 'sender', 'payment_method']);

const byKey = compiledQuery((db, key: string) => orders(db).where('idempotency_key', '=', key));

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirst']>>>;

function known(row: Found, { session, sender }: Asker): KnownOrder {
  const sameBrowser =
    (session !== null && row.session_id === session.id) ||
    (sender !== null && row.sender === sender);
  const customer = session?.customerId ?? null;
  return {
    id: row.id,
    number: row.number ?? '',
    key: row.order_key,
    status: row.status,
    total: money(row.total),
    currency: row.currency,
    email: row.email,
    customerId: row.customer_id,
    paymentMethod: row.payment_method,
    isOwner: sameBrowser || (customer !== null && row.customer_id === customer),
  };
}
