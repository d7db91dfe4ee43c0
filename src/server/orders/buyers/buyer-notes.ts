import type { Db } from '#server/platform/database/database.ts';
import type { Buyer } from './list-buyers.ts';

export interface BuyerNote {
  id: number;
  at: number;
  author: string;
  text: string;
}

type Who = Pick<Buyer, 'customer_id' | 'email'>;

/** What staff wrote about a customer, the newest first. */
export function buyerNotes(db: Db, who: Who): Promise<BuyerNote[]> {
  return getNotes(db, who).orderBy('id', 'desc').limit(200).execute();
}

/** Notes about a guest stay with the address when it gets an account. */
function getNotes(db: Db, { customer_id: id, email }: Who) {
  return db
    .selectFrom('buyer_notes')
    .select(['id', 'at', 'author', 'text'])
    .where((eb) =>
      eb.or([
        eb.and([eb('customer_id', 'is', null), eb('email', '=', email)]),
        eb('customer_id', '=', id ?? 0),
      ]),
    );
}

export async function addBuyerNote(
  db: Db,
  who: Who,
  { author, text }: { author: string; text: string },
  now: number,
): Promise<BuyerNote> {
  return db
    .insertInto('buyer_notes')
    .values({ customer_id: who.customer_id, email: who.email, at: now, author, text })
    .returning(['id', 'at', 'author', 'text'])
    .executeTakeFirstOrThrow();
}

/** The note that was there, or null. */
export async function deleteBuyerNote(db: Db, who: Who, id: number): Promise<BuyerNote | null> {
  const note = await getNotes(db, who).where('id', '=', id).executeTakeFirst();
  if (!note) return null;
  await db.deleteFrom('buyer_notes').where('id', '=', id).execute();
  return note;
}
