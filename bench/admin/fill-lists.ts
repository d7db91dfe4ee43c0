import { type RawBuilder, sql } from 'kysely';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { fillOrders } from '../fill-orders.ts';
import { generateCatalog } from '../generate-catalog.ts';
import { size } from '../size.ts';

// A shop in which every list of the admin has grown with its orders: the same rows for the same number
// of orders, written by one statement for each table.

const YEAR_MS = 365 * 24 * 60 * 60_000;
/** Of a hundred thousand orders: 32,000 accounts, each with the orders of one address. */
const ACCOUNTS = 0.32;
/** In every shop: how lists grow with the products is measured by `catalog` and `api`. */
const PRODUCTS = size.products.small;
const NO_ADDRESS = JSON.stringify(EMPTY_ADDRESS);

export async function fillAdminShop(database: Database, orders: number): Promise<void> {
  const { db, engine } = database;
  await generateCatalog(database, PRODUCTS);
  await fillOrders(database, orders, YEAR_MS / orders);
  await addAccounts(db, Math.ceil(orders * ACCOUNTS));
  await addReviews(db, Math.ceil(orders / 2));
  await addCoupons(db, Math.ceil(orders / 10));
  await addPeople(db, Math.ceil(orders * ACCOUNTS));
  await addLogs(db, orders);
  await addOthers(db, Math.ceil(orders / 10));
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

/** Rows made of the numbers from 1 to `count`, which is `i` in the values. */
async function addRows(
  db: Db,
  table: string,
  count: number,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})
    select ${sql.join(Object.values(values))} from numbers`.execute(db);
}

/** `at(7)`: one every seven minutes before now. */
const at = (minutes: number) =>
  sql`${sql.lit(NOW)} - i * cast(${sql.lit(minutes * 60_000)} as bigint)`;
const text = (value: string) => sql`${sql.lit(value)}`;
const number = (value: number) => sql`${sql.lit(value)}`;

function addAccounts(db: Db, count: number): Promise<void> {
  return addRows(db, 'customers', count, {
    email: sql`'buyer' || (i + 3) || '@example.com'`,
    role: text('customer'),
    first_name: sql`'Kaja' || (i % 97)`,
    last_name: sql`'Holm' || (i % 89)`,
    display_name: sql`'Kaja' || (i % 97) || ' Holm' || (i % 89)`,
    billing: text(NO_ADDRESS),
    shipping: text(NO_ADDRESS),
    created_at: at(5),
    updated_at: at(5),
  });
}

function addReviews(db: Db, count: number): Promise<void> {
  return addRows(db, 'reviews', count, {
    product_id: sql`1 + i % 100`,
    rating: sql`1 + i % 5`,
    title: sql`'Sturdy ' || i`,
    text: sql`'A sturdy tray that looks well in the hall, number ' || i`,
    author: sql`'Greta' || (i % 97)`,
    email: sql`'buyer' || i || '@example.com'`,
    verified: sql`i % 2`,
    status: sql`case when i % 50 = 0 then 'held' else 'approved' end`,
    created_at: at(10),
  });
}

function addCoupons(db: Db, count: number): Promise<void> {
  return addRows(db, 'coupons', count, {
    code: sql`'code' || i`,
    shown_code: sql`'CODE' || i`,
    description: sql`'Thanks for order ' || i`,
    kind: text('percent'),
    amount: number(1000),
    used_count: sql`i % 7`,
    created_at: at(50),
    updated_at: at(50),
  });
}

async function addPeople(db: Db, count: number): Promise<void> {
  await addRows(db, 'newsletter_subscribers', count, {
    email: sql`'buyer' || i || '@example.com'`,
    key: sql`'key' || i`,
    consent: text('News by email.'),
    created_at: at(15),
    asked_at: at(15),
    confirmed_at: sql`case when i % 4 = 0 then null else ${at(14)} end`,
    ended_at: sql`case when i % 9 = 0 then ${at(2)} else null end`,
  });
  await addRows(db, 'basket_reminders', count, {
    owner: sql`'s:' || i`,
    email: sql`'buyer' || i || '@example.com'`,
    key: sql`'basket' || i`,
    consent: text('A reminder by email.'),
    asked_at: at(15),
    lines: text('[]'),
    sent: sql`i % 2`,
  });
  await addRows(db, 'stock_alerts', count, {
    email: sql`'buyer' || i || '@example.com'`,
    item_id: sql`1 + i % 100`,
    key: sql`'alert' || i`,
    consent: text('When it is back.'),
    asked_at: at(15),
  });
}

async function addLogs(db: Db, count: number): Promise<void> {
  await addRows(db, 'audit_log', count, {
    at: at(5),
    event: sql`case when i % 10 = 0 then 'setting-changed' else 'log-in' end`,
    customer_id: sql`1 + i % 50`,
    who: sql`'person' || (i % 50) || '@example.com'`,
    address: text('192.0.2.1'),
  });
  await addRows(db, 'manager_changes', count, {
    at: at(5),
    customer_id: sql`1 + i % 50`,
    who: sql`'person' || (i % 50) || '@example.com'`,
    resource: sql`case when i % 10 = 0 then 'product' else 'order' end`,
    subject: sql`'' || (i % 5000)`,
    action: text('updated'),
    whole_resource: sql`case when i % 10 = 0 then 'product' else 'order' end`,
    whole_subject: sql`'' || (i % 5000)`,
  });
}

async function addOthers(db: Db, count: number): Promise<void> {
  await addRows(db, 'gift_cards', count, {
    code_hash: sql`'hash' || i`,
    last4: sql`'' || (1000 + i % 9000)`,
    currency: text('USD'),
    amount: number(5000),
    balance: sql`i % 5000`,
    recipient: sql`'buyer' || i || '@example.com'`,
    note: text(''),
    created_at: at(50),
  });
  await addRows(db, 'jobs', count, {
    kind: sql`case when i % 3 = 0 then 'send-email' else 'deliver-webhook' end`,
    payload: text('{}'),
    run_at: at(1),
    state: sql`case when i % 100 = 0 then 'dead' else 'waiting' end`,
    created_at: at(1),
  });
  await addRows(db, 'contact_messages', count, {
    name: sql`'Greta' || (i % 97)`,
    email: sql`'buyer' || i || '@example.com'`,
    subject: sql`'Question ' || i`,
    text: text('When does it come?'),
    status: sql`case when i % 3 = 0 then 'new' else 'done' end`,
    created_at: at(50),
  });
  await addRows(db, 'search_misses', count, {
    term: sql`'word' || i`,
    count: sql`1 + i % 20`,
    first_at: at(50),
    last_at: at(25),
  });
  await addRows(db, 'redirects', count, {
    from_path: sql`'/old-' || i`,
    target: sql`'/product/product-' || i`,
    created_at: at(50),
  });
  await addRows(db, 'media', count, {
    key: sql`'picture-' || i`,
    slug: sql`'picture-' || i`,
    width: number(1200),
    height: number(900),
    mime: text('image/jpeg'),
    bytes: number(100_000),
    created_at: at(50),
  });
}
