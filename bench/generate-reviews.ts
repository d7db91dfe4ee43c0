import { sql } from 'kysely';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { seededRandom } from '#server/catalog/testing/random-shop.ts';
import type { NewMedia } from '#server/media/tables.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ReviewInput, saveReviews } from '#server/reviews/save-review.ts';

// Reviews for measuring, always the same for the same numbers: so many on one product, the others a
// hundred to a product, over five years. A third with pictures, half of them from buyers, a
// quarter voted on.

export const REVIEWED_AT = Date.UTC(2026, 0, 1);
const FIVE_YEARS = 5 * 365 * 24 * 60 * 60 * 1000;
const EACH = 100;
const BATCH = 10_000;
const WORDS =
  'sturdy warm soft heavy light lovely plain smooth fine small large quiet bright dull late early'.split(
    ' ',
  );

export interface ReviewedShop {
  /** The product with the most reviews. */
  popular: number;
}

/** Adds this many reviews and their products to an empty shop. */
export async function generateReviews(
  database: Database,
  count: number,
  onPopular: number,
): Promise<ReviewedShop> {
  const { db } = database;
  if (database.engine === 'sqlite') await sql`pragma cache_size = -200000`.execute(db);
  const random = seededRandom(count);
  const images = await addImages(database);
  const popular = await addProduct(database, 0);
  const others = Math.ceil((count - onPopular) / EACH);
  const products = await database.transaction(async (trx) => {
    const ids: number[] = [];
    for (let at = 1; at <= others; at += 1) {
      ids.push(await saveProduct(trx, { slug: `p-${at}`, name: `Thing ${at}` }, REVIEWED_AT));
    }
    return ids;
  });
  const productOfReview = [
    ...Array.from({ length: onPopular }, () => popular),
    ...Array.from({ length: count - onPopular }, (_, at) => products[Math.floor(at / EACH)] ?? 0),
  ];
  for (const part of chunks(productOfReview, BATCH)) {
    const inputs = part.map((productId) => review(productId, random, images));
    await database.transaction((trx) => saveReviews(trx, inputs, REVIEWED_AT));
  }
  // Without statistics PostgreSQL would choose wrong plans.
  if (database.engine === 'postgres') await sql`analyze`.execute(db);
  return { popular };
}

function addProduct({ db }: Database, at: number): Promise<number> {
  return saveProduct(db, { slug: `p-${at}`, name: `Thing ${at}` }, REVIEWED_AT);
}

async function addImages({ db }: Database): Promise<number[]> {
  const rows = await db
    .insertInto('media')
    .values(
      Array.from(
        { length: 20 },
        (_, at): NewMedia => ({
          key: `picture-${at}`,
          slug: `picture-${at}`,
          width: 1200,
          height: 900,
          mime: 'image/jpeg',
          bytes: 100_000,
          created_at: REVIEWED_AT,
        }),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function review(productId: number, random: () => number, images: readonly number[]): ReviewInput {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  // Most ratings are high, as in real shops.
  const rating = Math.max(1, 5 - Math.floor(random() ** 2 * 5));
  const voted = random() < 0.25;
  return {
    productId,
    rating,
    title: `${pick(WORDS)} and ${pick(WORDS)}`,
    text: Array.from({ length: 25 }, () => pick(WORDS)).join(' '),
    author: `Person ${Math.floor(random() * 100_000)}`,
    email: `p${Math.floor(random() * 1e9)}@example.com`,
    verified: random() < 0.5,
    votesUp: voted ? Math.floor(random() ** 3 * 40) : 0,
    votesDown: voted ? Math.floor(random() * 3) : 0,
    media: random() < 0.33 ? [{ mediaId: pick(images) ?? 0 }] : [],
    createdAt: REVIEWED_AT - Math.floor(random() * FIVE_YEARS),
  };
}
