import { type Insertable, sql } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DerivedTable } from '#server/platform/derived/derived-table.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import { type Address, address } from '#wire/address.ts';
import type { OrderTables } from '../tables.ts';
import { BUYER_COUNTS } from './buyer-counts.ts';
import { COUNTED } from './counted-orders.ts';
import { writeFound } from './found-by.ts';

// The figures of customers, computed anew for those whose orders or account have changed since.
// Example: an order of 48.70 is paid; the next reader of the list finds ada@example.com due, sums up
// her orders and writes her row.

/** Addresses of one statement; SQLite takes at most so many parameters. */
const CHUNK = 400;

type BuyerRow = Insertable<OrderTables['buyers']>;

interface BuyerMark {
  email: string;
  customer_id: number | null;
}

export const BUYERS: DerivedTable<BuyerMark> = {
  name: 'buyers',
  marks: 'buyers_due',
  sources: [
    {
      table: 'orders',
      // Other lines of an order may leave its total as it was, but not the time of its last change.
      columns: [
        'email',
        'customer_id',
        'status',
        'total',
        'refunded',
        'trashed',
        'placed_at',
        'updated_at',
        'paid_at',
        'billing',
      ],
      name: 'orders_buyer',
      mark: (row) => ({ email: `${row}.email`, customer_id: `${row}.customer_id` }),
    },
    {
      table: 'customers',
      columns: ['email', 'role', 'first_name', 'last_name', 'display_name', 'billing'],
      name: 'customers_buyer',
      mark: (row) => ({ email: `${row}.email`, customer_id: `${row}.id` }),
    },
  ],
  // After an update everyone is due, and orders are written in between.
  batch: 1000,
  key: 'email',
  refresh: rewriteMarked,
};

/** The customers, and then how many there are: the first mark the second. */
export async function refreshBuyers(db: Db): Promise<void> {
  await refreshDerived(db, BUYERS);
  await refreshDerived(db, BUYER_COUNTS);
}

/** Who was here before is found by all of this from the next search on. */
export async function markAllBuyers(db: Db): Promise<void> {
  await sql`insert into buyers_due (email, customer_id) select email, customer_id from buyers`.execute(
    db,
  );
}

async function rewriteMarked(trx: Db, marks: readonly BuyerMark[]): Promise<void> {
  const emails = new Set(marks.map(({ email }) => email));
  const ids = [...new Set(marks.flatMap(({ customer_id: id }) => id ?? []))];
  for (const some of chunks(ids, CHUNK)) {
    const rows = await trx
      .selectFrom('customers')
      .select('email')
      .where('id', 'in', some)
      .execute();
    for (const { email } of rows) emails.add(email);
  }
  emails.delete('');
  for (const some of chunks([...emails], CHUNK)) await rewrite(trx, some);
}

async function rewrite(trx: Db, emails: readonly string[]): Promise<void> {
  const accounts = await trx
    .selectFrom('customers')
    .select(['id', 'email', 'role', 'first_name', 'last_name', 'display_name', 'billing'])
    .select('created_at')
    .where('email', 'in', emails)
    .execute();
  const ids = accounts.map(({ id }) => id);
  const accountSums =
    ids.length === 0
      ? []
      : await figures(trx).where('customer_id', 'in', ids).groupBy('customer_id').execute();
  const guests = await figures(trx)
    .select('email')
    .where('customer_id', 'is', null)
    .where('email', 'in', emails)
    .groupBy(['customer_id', 'email'])
    .execute();
  const billing = await billings(trx, [...accountSums, ...guests]);
  const sumsById = new Map(accountSums.map((sums) => [sums.customer_id, sums]));
  const guestByEmail = new Map(guests.map((sums) => [sums.email, sums]));
  const accountByEmail = new Map(accounts.map((account) => [account.email, account]));
  const phones = new Map<string, string[]>();
  const rows = emails.flatMap((email): BuyerRow[] => {
    const account = accountByEmail.get(email);
    const sums = added(account && sumsById.get(account.id), guestByEmail.get(email));
    // Staff who never bought anything are no customers.
    if (!sums && account?.role !== 'customer') return [];
    const last = billing.get(sums?.last_id ?? 0);
    const home = account && decodeJson(account.billing, address);
    const place = home?.country ? home : last;
    phones.set(
      email,
      [home, last].flatMap((each) => each?.phone || []),
    );
    return [
      {
        email,
        customer_id: account?.id ?? null,
        name: getName(account, last),
        country: place?.country ?? '',
        city: place?.city ?? '',
        orders: sums?.orders ?? 0,
        spent: sums?.spent ?? 0,
        last_order_at: sums?.last_at ?? 0,
        since: account?.created_at ?? sums?.first_at ?? 0,
      },
    ];
  });
  const known = new Set(rows.map(({ email }) => email));
  const gone = emails.filter((email) => !known.has(email));
  if (gone.length > 0) await trx.deleteFrom('buyers').where('email', 'in', gone).execute();
  if (rows.length === 0) return;
  const written = await writeRows(trx, rows);
  const named = written.map((row) => ({ ...row, phones: phones.get(row.email) ?? [] }));
  await writeFound(trx, named);
}

/** Who is known keeps the number of the row. */
function writeRows(trx: Db, rows: readonly BuyerRow[]) {
  return trx
    .insertInto('buyers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        customer_id: eb.ref('excluded.customer_id'),
        name: eb.ref('excluded.name'),
        country: eb.ref('excluded.country'),
        city: eb.ref('excluded.city'),
        orders: eb.ref('excluded.orders'),
        spent: eb.ref('excluded.spent'),
        last_order_at: eb.ref('excluded.last_order_at'),
        since: eb.ref('excluded.since'),
      })),
    )
    .returning(['id', 'email', 'name', 'customer_id'])
    .execute();
}

function figures(trx: Db) {
  return trx
    .selectFrom('orders')
    .select([
      'customer_id',
      sql<number>`sum(case when ${COUNTED} then 1 else 0 end)`.as('orders'),
      sql<number>`sum(case when ${COUNTED} and paid_at is not null then total - refunded else 0 end)`.as(
        'spent',
      ),
      sql<number>`max(case when ${COUNTED} then placed_at else 0 end)`.as('last_at'),
    ])
    .select((eb) => [
      eb.fn.min<number>('placed_at').as('first_at'),
      eb.fn.max<number>('id').as('last_id'),
    ])
    .where('trashed', '=', 0);
}

interface Sums {
  orders: number;
  spent: number;
  last_at: number;
  first_at: number;
  last_id: number;
}

/** Orders of the account, and those placed with its address before it was there. */
function added(one: Sums | undefined, two: Sums | undefined): Sums | undefined {
  if (!one || !two) return one ?? two;
  return {
    orders: one.orders + two.orders,
    spent: one.spent + two.spent,
    last_at: Math.max(one.last_at, two.last_at),
    first_at: Math.min(one.first_at, two.first_at),
    last_id: Math.max(one.last_id, two.last_id),
  };
}

async function billings(trx: Db, sums: readonly Sums[]): Promise<Map<number, Address>> {
  if (sums.length === 0) return new Map();
  const ids = sums.map(({ last_id: id }) => id);
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'billing'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, billing }) => [id, decodeJson(billing, address)]));
}

function getName(
  account: { first_name: string; last_name: string; display_name: string } | undefined,
  billed: Address | undefined,
): string {
  const accountName = `${account?.first_name ?? ''} ${account?.last_name ?? ''}`.trim();
  const onBill = `${billed?.firstName ?? ''} ${billed?.lastName ?? ''}`.trim();
  return accountName || account?.display_name || onBill;
}
