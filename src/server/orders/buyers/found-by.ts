import { sql } from 'kysely';
import { askedStarts, wordStarts } from '#rules/search/word-starts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { COUNTED } from './counted-orders.ts';

// By what customers are found: what they bought, and the beginnings of the words of their names and
// addresses. Written with their rows, so that a list reads neither orders nor every customer.

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 5000;

interface Written {
  id: number;
  email: string;
  name: string;
}

export async function writeFound(trx: Db, buyers: readonly Written[]): Promise<void> {
  const ids = buyers.map(({ id }) => id);
  await trx.deleteFrom('buyer_items').where('buyer_id', 'in', ids).execute();
  for (const item of ['product_id', 'variation_id'] as const) {
    for (const bought of [ofAccounts(trx, ids), ofGuests(trx, ids)]) {
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
  const words = buyers.flatMap(({ id, email, name }) =>
    wordStarts([name, email]).map((word) => ({ buyer_id: id, word })),
  );
  for (const some of chunks(words, CHUNK)) {
    await trx.insertInto('buyer_words').values(some).execute();
  }
}

function ofAccounts(trx: Db, ids: readonly number[]) {
  return trx
    .selectFrom('buyers')
    .innerJoin('orders', 'orders.customer_id', 'buyers.customer_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('buyers.id', 'in', ids)
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

/** The numbers of who bought this product or variation. */
export function boughtBy(db: Db, itemId: number) {
  return db.selectFrom('buyer_items').select('buyer_id').where('item_id', '=', itemId);
}

/** The last character there is: what begins like a word is between the word and the word with it. */
const LAST = '\u{10ffff}';

/** The numbers of those with a word that begins like this. */
export function named(db: Db, start: string) {
  return db
    .selectFrom('buyer_words')
    .select('buyer_id')
    .where('word', '>=', start)
    .where('word', '<', start + LAST);
}

/** What was searched for, the longest first, as it is in the fewest names; null without a search. */
export function searched(search: string | undefined): string[] | null {
  if ((search?.trim() ?? '') === '') return null;
  return askedStarts(search ?? '').sort((one, other) => other.length - one.length);
}
