import type { ShopContext } from '#server/settings/context.ts';
import type { CommentRecord } from '#wire/comments.ts';

/** More than a post has in practice: a limit for the size of the page. */
const MAX_COUNT = 500;

/** The approved comments of a post, oldest first. */
export async function listComments(
  { db }: Pick<ShopContext, 'db'>,
  documentId: number,
): Promise<CommentRecord[]> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'author', 'by_shop', 'text', 'created_at'])
    .where('document_id', '=', documentId)
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_COUNT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? 0,
    author: row.author,
    byShop: row.by_shop === 1,
    text: row.text,
    writtenAt: row.created_at,
  }));
}
