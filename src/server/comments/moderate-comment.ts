import { documentTag } from '#server/content/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CommentStatus } from './tables.ts';

/** Shows, holds or puts aside a comment; false where there is none. */
export async function moderateComment(
  ctx: ShopContext,
  id: number,
  status: CommentStatus,
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('comments')
    .set({ status })
    .where('id', '=', id)
    .returning('document_id')
    .executeTakeFirst();
  if (!row) return false;
  await ctx.invalidate([documentTag(row.document_id)]);
  return true;
}
