import { keptQuery } from '#server/platform/database/kept-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord, ReviewReply } from '#wire/reviews.ts';

/** The approved reviews written last, newest first, each with the shop's first approved reply. */
export async function newestReviews(
  { db }: Pick<ShopContext, 'db'>,
  productId: number,
  most: number,
): Promise<ReviewRecord[]> {
  if (most < 1) return [];
  const rows = await newest(db, productId, most);
  const replies = await shopReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    stars: row.rating ?? 0,
    title: row.title,
    text: row.text,
    verified: row.verified === 1,
    writtenAt: row.created_at,
    media: [],
    votes: { up: row.votes_up, down: row.votes_down },
    replies: replies.get(row.id) ?? [],
    variation: null,
    product: null,
  }));
}

const newest = keptQuery((db, productId: number, most: number) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'author',
      'rating',
      'title',
      'text',
      'verified',
      'votes_up',
      'votes_down',
      'created_at',
    ])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .where('parent_id', 'is', null)
    .where('rating', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);

const repliesTo = keptQuery((db, reviewIds: readonly number[]) =>
  db
    .selectFrom('reviews')
    .select(['id', 'parent_id', 'text', 'created_at'])
    .where('parent_id', 'in', reviewIds)
    .where('by_shop', '=', 1)
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .orderBy('id'),
);

async function shopReplies(
  db: ShopContext['db'],
  reviewIds: number[],
): Promise<Map<number, ReviewReply[]>> {
  const replies = new Map<number, ReviewReply[]>();
  if (reviewIds.length === 0) return replies;
  const rows = await repliesTo(db, reviewIds);
  for (const { id, parent_id, text, created_at } of rows) {
    if (parent_id === null || replies.has(parent_id)) continue;
    const reply = {
      id,
      text,
      author: '',
      byShop: true,
      writtenAt: created_at,
      parentId: parent_id,
    };
    replies.set(parent_id, [reply]);
  }
  return replies;
}
