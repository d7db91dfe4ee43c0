import { type RawBuilder, sql } from 'kysely';
import { phoneStarts } from '#rules/search/phone-starts.ts';
import { wordStarts } from '#rules/search/word-starts.ts';
import { countFoundByWord, searchedWords, wordBegins } from '#server/list-words/stored-words.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { COUNTED } from './counted-orders.ts';

// By what customers are found: what they bought, and the beginnings of the words of their names, email
// addresses and telephone numbers. Written with their rows, so that a list reads neither orders nor every customer.

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 5000;

interface Written {
  id: number;
  email: string;
  name: string;
  customer_id: number | null;
  /** Of the account and of the last bill; possibly none, or twice the same. */
  phones: readonly string[];
}

export async function writeFound(trx: Db, buyers: readonly Written[]): Promise<void> {
  const ids = buyers.map(({ id }) => id);
  const accounts = buyers.flatMap(({ customer_id: id }) => id ?? []);
  const orders = [ofGuests(trx, ids), ...(accounts.length > 0 ? [ofAccounts(trx, accounts)] : [])];
  await trx.deleteFrom('buyer_items').where('buyer_id', 'in', ids).execute();
  for (const item of ['product_id', 'variation_id'] as const) {
    for (const bought of orders) {
      await trx
        .insertInto('buyer_items')
        .columns(['buyer_id', 'item_id'])
        .expression(
          bought
            .select(['buyers.id', sql<number>`${sql.ref(`order_lines.${item}`)}`.as('item_id')])
            .where(`order_lines.${item}`, 'is not', null)
            .distinct(),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  await trx.deleteFrom('buyer_words').where('buyer_id', 'in', ids).execute();
  const words = buyers.flatMap(({ id, email, name, phones }) =>
    wordStarts([name, email, ...phones.flatMap(phoneStarts)]).map((word) => {
      return { buyer_id: id, word };
    }),
  );
  for (const some of chunks(words, CHUNK)) {
    await trx.insertInto('buyer_words').values(some).execute();
  }
}

/** The accounts are named for the orders: without, SQLite would read every order of any account. */
function ofAccounts(trx: Db, accounts: readonly number[]) {
  return trx
    .selectFrom('buyers')
    .innerJoin('orders', 'orders.customer_id', 'buyers.customer_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.customer_id', 'in', accounts)
    .where('orders.trashed', '=', 0)
    .where(COUNTED);
}

function ofGuests(trx: Db, ids: readonly number[]) {
  return trx
    .selectFrom('buyers')
    .innerJoin('orders', 'orders.email', 'buyers.email')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('buyers.id', 'in', ids)
    .where('orders.customer_id', 'is', null)
    .where('orders.trashed', '=', 0)
    .where(COUNTED);
}

interface Sought {
  search?: string | undefined;
  /** A product or variation they bought. */
  productId?: number | undefined;
}

/** What is stored of a customer in one of the two tables. */
interface Stored {
  table: 'buyer_items' | 'buyer_words';
  is: RawBuilder<boolean>;
}

/** All of it is to be stored of them: a product, then the words, the longest first. */
export function getSearched({ productId, search }: Sought): Stored[] {
  return [
    ...(productId === undefined ? [] : [bought(productId)]),
    ...(searchedWords(search) ?? []).map(named),
  ];
}

export function isStored({ table, is }: Stored, buyerId: RawBuilder<number>): RawBuilder<boolean> {
  return sql`exists (select 1 from ${sql.table(table)} where buyer_id = ${buyerId} and ${is})`;
}

type Found = RawBuilder<{ buyer_id: number }>;

/** The numbers of whom all of it is stored, possibly twice; null where nothing is sought. */
export function foundBy(sought: Sought): Found | null {
  const [first, ...others] = getSearched(sought);
  return first ? found(first, others) : null;
}

/** The first finds them, the others are looked up among what is stored of each. */
function found(first: Stored, others: readonly Stored[]): Found {
  const each = others.map((other) => isStored(other, sql.ref('found.buyer_id')));
  const all = sql.join([first.is, ...each], sql` and `);
  return sql`(select buyer_id from ${sql.table(first.table)} as found where ${all})`;
}

/** How many they are; null where nothing is sought. */
export async function countFound(db: Db, sought: Sought): Promise<number | null> {
  const [first, ...others] = getSearched(sought);
  if (!first) return null;
  const { table, is } = first;
  const ids = found(first, others);
  if (table === 'buyer_words') return countFoundByWord(db, { table, is, ids, id: 'buyer_id' });
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${ids} as each`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

function bought(itemId: number): Stored {
  return { table: 'buyer_items', is: sql`item_id = ${itemId}` };
}

function named(start: string): Stored {
  return { table: 'buyer_words', is: wordBegins(start) };
}
