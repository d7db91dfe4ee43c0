import { CELLS } from '#rules/reviews/tally.ts';
import {
  ALL_WEEKS,
  ENTIRE_SHOP,
  getColumn,
  getWeek,
} from '#server/catalog/ratings/count-reviews.ts';
import type { Db } from '#server/platform/database/database.ts';
import { reviewCell } from '../review-cell.ts';

/**
 * Counts everything from the reviews themselves and returns what differs from the stored numbers.
 */
export async function recount(db: Db): Promise<string[]> {
  const reviews = await db.selectFrom('reviews').selectAll().execute();
  const counts = new Map<string, number>();
  const published = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'publish')
    .execute();
  const inShop = new Set(published.map(({ id }) => id));
  const stars = new Map<number, { sum: number; count: number }>();
  const wrong: string[] = [];
  for (const review of reviews) {
    const cell = reviewCell(review);
    if (cell !== review.cell) wrong.push(`review ${review.id}: cell ${review.cell}, not ${cell}`);
    if (cell === null) continue;
    const productId = review.product_id;
    for (const product of inShop.has(productId) ? [productId, ENTIRE_SHOP] : [productId]) {
      for (const week of [getWeek(review.created_at), ALL_WEEKS]) {
        const key = `${product} ${week} ${cell}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    if (review.rating === null) continue;
    const total = stars.get(productId) ?? { sum: 0, count: 0 };
    const sum = total.sum + review.rating;
    stars.set(productId, { sum, count: total.count + 1 });
  }
  const rows = await db.selectFrom('review_counts').selectAll().execute();
  for (const row of rows) {
    for (const cell of CELLS) {
      const key = `${row.product_id} ${row.week} ${cell}`;
      const right = counts.get(key) ?? 0;
      const stored = row[getColumn(cell)] ?? 0;
      if (stored !== right) wrong.push(`${key}: ${stored}, not ${right}`);
      counts.delete(key);
    }
  }
  for (const [key, right] of counts) wrong.push(`${key}: nothing, not ${right}`);
  const products = await db
    .selectFrom('products')
    .select(['id', 'rating_sum', 'rating_count'])
    .execute();
  for (const { id, rating_sum, rating_count } of products) {
    const right = stars.get(id) ?? { sum: 0, count: 0 };
    if (rating_sum !== right.sum || rating_count !== right.count) {
      wrong.push(`product ${id}: ${rating_sum}/${rating_count}, not ${right.sum}/${right.count}`);
    }
  }
  return wrong;
}
