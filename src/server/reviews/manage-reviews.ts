import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { BOUGHT_STATUSES } from '#rules/orders/order-status.ts';
import { searchList } from '#server/list-words/list-words.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { ReviewStatus } from './tables.ts';

// Reviews as managers list them: all of them, whatever their status; replies are not reviews.

export interface ManagedReviews {
  statuses: readonly ReviewStatus[];
  products: readonly number[];
  reviewers: readonly number[];
  notReviewers: readonly number[];
  email: string;
  /** Beginnings of words of the review, its author and their address. */
  search: string;
  include: readonly number[];
  exclude: readonly number[];
  after: number | null;
  before: number | null;
  /** Only those that are featured, or that came with files; all where they are left out. */
  featured?: boolean;
  withFiles?: boolean;
  sort: 'created_at' | 'id' | 'product_id' | 'include';
  direction: 'asc' | 'desc';
  from: number;
  count: number;
}

export async function findReviews(
  db: Db,
  requested: ManagedReviews,
): Promise<{ ids: number[]; total: number }> {
  let matching = db.selectFrom('reviews').where('parent_id', 'is', null);
  const lists = [
    ['status', 'in', requested.statuses],
    ['product_id', 'in', requested.products],
    ['customer_id', 'in', requested.reviewers],
    ['id', 'in', requested.include],
    ['id', 'not in', requested.exclude],
  ] as const;
  for (const [column, test, values] of lists) {
    if (values.length === 0) continue;
    const among = sql<SqlBool>`${sql.ref(column)} ${sql.raw(test)} (${sql.join(values)})`;
    matching = matching.where(among);
  }
  if (requested.notReviewers.length > 0) {
    matching = matching.where((eb) =>
      eb.or([eb('customer_id', 'is', null), eb('customer_id', 'not in', requested.notReviewers)]),
    );
  }
  if (requested.email !== '')
    matching = matching.where('email', '=', requested.email.toLowerCase());
  if (requested.after !== null) matching = matching.where('created_at', '>', requested.after);
  if (requested.before !== null) matching = matching.where('created_at', '<', requested.before);
  if (requested.featured) matching = matching.where('featured', '=', 1);
  if (requested.withFiles) {
    matching = matching.where((eb) =>
      eb.exists(
        eb
          .selectFrom('review_files')
          .select('review_files.id')
          .whereRef('review_files.review_id', '=', 'reviews.id'),
      ),
    );
  }
  const found = await searchList(db, 'review', requested.search);
  const all = found ? matching.where(found.isFound) : matching;
  const total =
    found && isByStatusAlone(requested)
      ? await found.count(requested.statuses)
      : await countRows(all);
  const { sort, direction, from, count } = requested;
  if (sort === 'include') {
    const rows = await all.select('id').execute();
    const known = new Set(rows.map((row) => row.id));
    const ids = [...new Set(requested.include)].filter((id) => known.has(id));
    return { ids: ids.slice(from, from + count), total };
  }
  const rows = await (found ? matching.where(found.isFoundInOrder) : matching)
    .select('id')
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .limit(count)
    .offset(from)
    .execute();
  return { ids: rows.map((row) => row.id), total };
}

async function countRows(reviews: SelectQueryBuilder<Tables, 'reviews', object>): Promise<number> {
  const { total } = await reviews
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a search is narrowed by nothing but the status, with which words are stored. */
function isByStatusAlone(requested: ManagedReviews): boolean {
  const { products, reviewers, notReviewers, include, exclude } = requested;
  const lists = [products, reviewers, notReviewers, include, exclude];
  const { email, after, before, featured, withFiles } = requested;
  return (
    lists.every(({ length }) => length === 0) &&
    email === '' &&
    after === null &&
    before === null &&
    !featured &&
    !withFiles
  );
}

/** In the order of the ids, with the products they are about. */
export async function loadReviews(db: Db, ids: readonly number[]) {
  const rows = [];
  for (const part of chunks(ids, 1000)) {
    rows.push(
      ...(await db
        .selectFrom('reviews')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .selectAll('reviews')
        .select(['products.name as product_name', 'products.slug as product_slug'])
        .where('reviews.id', 'in', part)
        .where('reviews.parent_id', 'is', null)
        .execute()),
    );
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type ManagedReview = Awaited<ReturnType<typeof loadReviews>>[number];

export interface ReviewOf {
  productId: number;
  email: string;
  text: string;
}

/** The same text of the same person about the same product. */
export async function isWritten(db: Db, { productId, email, text }: ReviewOf): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('email', '=', email.toLowerCase())
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody with this address has bought the product. */
export async function hasBought(
  db: Db,
  { productId, email }: Pick<ReviewOf, 'productId' | 'email'>,
): Promise<boolean> {
  if (email === '') return false;
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.email', '=', email.toLowerCase())
    .where('orders.status', 'in', BOUGHT_STATUSES)
    .where('order_lines.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
