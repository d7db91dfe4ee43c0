import { type RawBuilder, sql } from 'kysely';
import { wordStarts } from '#rules/search/word-starts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DerivedTable } from '#server/platform/derived/derived-table.ts';
import { type Address, address } from '#wire/address.ts';
import { countFoundByWord, wordBegins } from '../stored-words.ts';

// Orders are found by how the words of their number and of their addresses begin: "greta 94103", "1042".

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

async function writeWords(trx: Db, marks: readonly { order_id: number }[]): Promise<void> {
  const ids = [...new Set(marks.map(({ order_id }) => order_id))];
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'billing', 'shipping_address', 'placed_at'])
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('order_words').where('order_id', 'in', ids).execute();
  const words = orders.flatMap((order) =>
    wordStarts(toTexts(order)).map((word) => {
      return { order_id: order.id, word, placed_at: order.placed_at };
    }),
  );
  for (const some of chunks(words, CHUNK)) {
    await trx.insertInto('order_words').values(some).execute();
  }
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

/** The numbers of the orders that have them, possibly twice. */
export function idsWithWords([first = '', ...others]: readonly string[]): RawBuilder<number> {
  const all = [
    wordBegins(first),
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

export function countWithWords(db: Db, starts: readonly string[]): Promise<number> {
  const [first = ''] = starts;
  const ids = idsWithWords(starts);
  return countFoundByWord(db, { table: 'order_words', is: wordBegins(first), ids, id: 'order_id' });
}
