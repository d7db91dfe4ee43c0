import { money } from '#rules/money/money.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { PlacedOrder } from './placed-order.ts';

export interface KnownOrder extends PlacedOrder {
  paymentMethod: string;
  /** Whoever asks is who placed it. */
  own: boolean;
}

/** Who asks: by session, or by the cookie alone, whose session ended when an account was made. */
interface Asker {
  session: Session | null;
  sender: string | null;
}

/** The order this key was used for; null where it was not used yet. */
export async function orderOfKey(db: Db, key: string, asker: Asker): Promise<KnownOrder | null> {
  const [row] = await byKey(db, key);
  return row ? known(row, asker) : null;
}

/** What an order is known by whose form has no key: the cart as it was. */
export function keyOfCart(owner: string, version: number): string {
  return `${owner} ${version}`;
}

/** Emptied by the order, the cart has been changed this often at most when the form comes again. */
const MOST_CHANGES = 20;

/** What a browser without a key has just ordered: a form sent twice finds its cart empty. */
export async function latestOrder(
  db: Db,
  { version, ...asker }: Asker & { session: Session; version: number },
  since: number,
): Promise<KnownOrder | null> {
  const { cartOwner } = asker.session;
  const keys = Array.from({ length: MOST_CHANGES }, (_, at) => keyOfCart(cartOwner, version - at));
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
    own: sameBrowser || (customer !== null && row.customer_id === customer),
  };
}
