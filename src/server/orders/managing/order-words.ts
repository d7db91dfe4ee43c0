import { type RawBuilder, sql } from 'kysely';
import { wordStarts } from '#rules/search/word-starts.ts';
import { countFoundByWord, wordBegins } from '#server/list-words/stored-words.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Engine } from '#server/platform/database/engine.ts';
import { createTriggers } from '#server/platform/derived/create-triggers.ts';
import type { DerivedTable, Marks } from '#server/platform/derived/derived-table.ts';
import { type Address, address } from '#wire/address.ts';
import type { OrderStatus } from '#wire/order.ts';

// Orders are found by how the words of their number, of their addresses and of what was bought begin:
// "greta 94103", "1042", "oak tray". Their products and coupons are stored as words that no search asks
// for, and the status with each word, so that those of a status are counted in the index.

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 5000;

export const ORDER_WORDS: DerivedTable<{ order_id: number }> = {
  name: 'order-words',
  marks: 'order_words_due',
  sources: [
    {
      table: 'orders',
      columns: ['number', 'email', 'billing', 'shipping_address', 'placed_at'],
      name: 'orders_words',
      mark: (row) => ({ order_id: `${row}.id` }),
      isFixed: true,
      isDeletedByKey: true,
    },
  ],
  batch: 500,
  key: 'order_id',
  refresh: writeWords,
};

const ofOrder = (row: string) => ({ order_id: `${row}.order_id` });

/** What marks an order besides, since 1.1. */
export const ORDER_WORDS_SINCE: Marks<{ order_id: number }> = {
  marks: 'order_words_due',
  sources: [
    {
      table: 'orders',
      columns: ['status'],
      name: 'orders_words_status',
      mark: (row) => ({ order_id: `${row}.id` }),
      isFixed: true,
      isDeletedByKey: true,
      isInsertedElsewhere: true,
    },
    {
      table: 'order_lines',
      columns: ['order_id', 'product_id', 'variation_id'],
      name: 'order_lines_words',
      mark: ofOrder,
    },
    {
      table: 'order_rows',
      columns: ['order_id', 'kind', 'code'],
      name: 'order_rows_words',
      mark: ofOrder,
      where: (row) => `${row}.kind = 'coupon'`,
    },
  ],
};

/** Neither a search finds it, as its words begin with letters and digits, nor is it the beginning of another. */
export function productWord(id: number): string {
  return `#product-${id};`;
}

/** The code in small letters. */
export function couponWord(code: string): string {
  return `#coupon-${encodeURIComponent(code.toWellFormed())};`;
}

async function writeWords(trx: Db, marks: readonly { order_id: number }[]): Promise<void> {
  const ids = [...new Set(marks.map(({ order_id }) => order_id))];
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'billing', 'shipping_address', 'placed_at', 'status'])
    .where('id', 'in', ids)
    .execute();
  const items = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'name'])
    .where('order_id', 'in', ids)
    .execute();
  const names = Map.groupBy(items, ({ order_id }) => order_id);
  await trx.deleteFrom('order_words').where('order_id', 'in', ids).execute();
  const partWords = await loadPartWords(trx, ids);
  const words = orders.flatMap(({ id, placed_at, status, ...order }) =>
    [
      ...wordStarts([...toTexts(order), ...(names.get(id) ?? []).map(({ name }) => name)]),
      ...(partWords.get(id) ?? []),
    ].map((word) => {
      return { order_id: id, word, placed_at, status };
    }),
  );
  for (const some of chunks(words, CHUNK)) {
    await trx.insertInto('order_words').values(some).execute();
  }
}

/** Of its products, variations and coupons, each once. */
async function loadPartWords(
  trx: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const words = new Map<number, Set<string>>();
  const add = (orderId: number, word: string) =>
    words.set(orderId, (words.get(orderId) ?? new Set<string>()).add(word));
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'variation_id'])
    .where('order_id', 'in', ids)
    .execute();
  for (const { order_id, product_id, variation_id } of lines) {
    for (const id of [product_id, variation_id]) if (id !== null) add(order_id, productWord(id));
  }
  const coupons = await trx
    .selectFrom('order_rows')
    .select(['order_id', 'code'])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'coupon')
    .execute();
  for (const { order_id, code } of coupons) add(order_id, couponWord(code));
  return words;
}

interface Written {
  number: string | null;
  email: string;
  billing: string;
  shipping_address: string | null;
}

function toTexts({ number, email, billing, shipping_address: shipping }: Written): string[] {
  return [
    number ?? '',
    email,
    ...addressTexts(decodeJson(billing, address)),
    ...(shipping === null ? [] : addressTexts(decodeJson(shipping, address))),
  ];
}

/** The code of a country would be in too many. */
function addressTexts({ country: _, ...others }: Address): string[] {
  return Object.values(others);
}

/** The status of words, with which those of a product, a coupon or a name are counted. */
export async function addStatusToWords(db: Db, engine: Engine): Promise<void> {
  const statements = [
    "alter table order_words add column status text not null default ''",
    'create index order_words_status on order_words (word, status, order_id)',
    "create index order_words_unknown on order_words (order_id) where status = ''",
    ...createTriggers(engine, ORDER_WORDS_SINCE),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await markAllOrders(db);
}

/** Orders that were placed before are found by all of this from the next search on. */
export async function markAllOrders(db: Db): Promise<void> {
  await sql`insert into order_words_due (order_id) select id from orders`.execute(db);
}

/** Whether the order has words with all these beginnings. */
export function hasWords(starts: readonly string[], id: RawBuilder<number>): RawBuilder<boolean> {
  const each = starts.map(
    (start) =>
      sql`exists (select 1 from order_words where order_id = ${id} and ${wordBegins(start)})`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The numbers of the orders that have them, possibly twice; `is` is asked of the first of the words. */
export function idsWithWords(
  [first = '', ...others]: readonly string[],
  is?: RawBuilder<boolean>,
): RawBuilder<number> {
  const all = [
    wordBegins(first),
    ...(is ? [is] : []),
    ...(others.length > 0 ? [hasWords(others, sql.ref('found.order_id'))] : []),
  ];
  return sql`(select order_id from order_words as found where ${sql.join(all, sql` and `)})`;
}

/** The numbers of the orders that have them, if they are at most so many; else null. */
export async function findFew(
  db: Db,
  starts: readonly string[],
  limit: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from ${idsWithWords(starts)} as ids limit ${limit + 1}`.execute(db);
  return rows.length > limit ? null : rows.map(({ order_id }) => order_id);
}

/** How many orders have them, of some statuses or, where none is named, of all. */
export async function countWithWords(
  db: Db,
  starts: readonly string[],
  statuses: readonly OrderStatus[] = [],
): Promise<number> {
  const [first = ''] = starts;
  const count = (ids: RawBuilder<number>) =>
    countFoundByWord(db, { table: 'order_words', is: wordBegins(first), ids, id: 'order_id' });
  if (statuses.length === 0) return count(idsWithWords(starts));
  const known = await count(idsWithWords(starts, sql`found.status in (${sql.join(statuses)})`));
  return (await isStatusMissing(db)) ? known + (await count(unknownIds(starts, statuses))) : known;
}

/** Version 1.0, serving beside this one while a shop is upgraded, stores words without a status. */
async function isStatusMissing(db: Db): Promise<boolean> {
  const missing = await db
    .selectFrom('order_words')
    .select('order_id')
    .where('status', '=', sql.lit(''))
    .limit(1)
    .executeTakeFirst();
  return missing !== undefined;
}

function unknownIds(
  starts: readonly string[],
  statuses: readonly OrderStatus[],
): RawBuilder<number> {
  const isOf = sql`exists
    (select 1 from orders where id = found.order_id and orders.status in (${sql.join(statuses)}))`;
  return idsWithWords(starts, sql<boolean>`found.status = '' and ${isOf}`);
}
