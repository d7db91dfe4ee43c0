import { displayName } from '#rules/reviews/name-display.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewReply } from '#wire/reviews.ts';

/** Deeper threads do not occur. */
const DEEPEST = 5;

/** Approved replies by their review, as threads, oldest first. */
export async function readReplies(
  { db, settings }: ShopContext,
  reviewIds: readonly number[],
): Promise<Map<number, ReviewReply[]>> {
  const replies = new Map<number, ReviewReply[]>();
  const top = new Map<number, number>(reviewIds.map((id) => [id, id]));
  let parents = reviewIds;
  for (let depth = 0; depth < DEEPEST && parents.length > 0; depth += 1) {
    const rows = (await repliesTo(db, parents))
      .filter(({ status }) => status === 'approved')
      .sort((a, b) => a.created_at - b.created_at || a.id - b.id);
    for (const { id, parent_id, text, author, by_shop, created_at } of rows) {
      const review = top.get(parent_id ?? 0);
      if (review === undefined || parent_id === null) continue;
      top.set(id, review);
      const byShop = by_shop === 1;
      const reply: ReviewReply = {
        id,
        text,
        author: byShop ? author : displayName(author, settings['reviews.nameDisplay']),
        byShop,
        writtenAt: created_at,
        parentId: parent_id,
      };
      replies.set(review, [...(replies.get(review) ?? []), reply]);
    }
    parents = rows.map(({ id }) => id);
  }
  return replies;
}

/** By the parents alone: a word about status or order would tempt SQLite to read every review. */
const repliesTo = compiledQuery((db, parents: readonly number[]) =>
  db
    .selectFrom('reviews')
    .select(['id', 'parent_id', 'text', 'author', 'by_shop', 'status', 'created_at'])
    .where('parent_id', 'in', parents),
);
