import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { CREDIT_MARK } from '#rules/gift-cards/store-credit.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftCardTables } from './tables.ts';

export type GiftCardRow = Selectable<GiftCardTables['gift_cards']>;
export type GiftCardEntry = Selectable<GiftCardTables['gift_card_entries']>;

export interface GiftCardQuery {
  /** The end of a code, or a part of the recipient's address. */
  search: string;
  offset: number;
  limit: number;
}

/** For managers, the newest first; store credit is shown with its customer. */
export async function listGiftCards(
  db: Db,
  query: GiftCardQuery,
): Promise<{ cards: GiftCardRow[]; total: number }> {
  const { total } = await matching(db, query.search)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const cards = await matching(db, query.search)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { cards, total: Number(total) };
}

function matching(db: Db, search: string) {
  const words = search.trim();
  const rows = db.selectFrom('gift_cards').where('last4', '<>', CREDIT_MARK);
  if (words === '') return rows;
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return rows.where((eb) =>
    eb.or([
      eb('last4', '=', words.toUpperCase()),
      sql<boolean>`recipient like ${like} escape '\\'`,
    ]),
  );
}

export function giftCardById(db: Db, id: number): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('id', '=', id)
    .where('last4', '<>', CREDIT_MARK)
    .executeTakeFirst();
}

/** Both sides of every movement, the first first. */
export function giftCardEntries(db: Db, id: number): Promise<GiftCardEntry[]> {
  return db
    .selectFrom('gift_card_entries')
    .selectAll()
    .where('card_id', '=', id)
    .orderBy('id')
    .execute();
}
