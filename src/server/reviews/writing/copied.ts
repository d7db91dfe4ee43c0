import { hasMark, looksAlike } from '#rules/reviews/looks-alike.ts';
import type { Db } from '#server/platform/database/database.ts';
import { textHash } from '../text-hash.ts';

/** So many of the pictures sent last are compared by how they look. */
const COMPARED = 500;

/** Whether another person has written the same text, on any product. */
export async function isCopiedText(trx: Db, text: string, email: string): Promise<boolean> {
  const hash = textHash(text);
  if (hash === '') return false;
  const row = await trx
    .selectFrom('reviews')
    .select('id')
    .where('text_hash', '=', hash)
    // Without an email address a writer cannot be recognised.
    .where((eb) => eb.or([eb('email', '<>', email), eb('email', '=', '')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of the pictures has been sent with another review before. */
export async function isCopiedPhoto(
  trx: Db,
  hashes: readonly string[],
  productIds: readonly number[],
): Promise<boolean> {
  const marks = hashes.filter(hasMark);
  if (marks.length === 0) return false;
  const same = await trx
    .selectFrom('review_uploads')
    .select('id')
    .where('hash', 'in', marks)
    .where('claimed', '=', 1)
    .where('id', 'not in', productIds)
    .limit(1)
    .executeTakeFirst();
  if (same) return true;
  const last = await trx
    .selectFrom('review_uploads')
    .select('hash')
    .where('claimed', '=', 1)
    .where('id', 'not in', productIds)
    .orderBy('created_at', 'desc')
    .limit(COMPARED)
    .execute();
  return last.some(({ hash }) => marks.some((mark) => looksAlike(mark, hash)));
}
