import { findImage } from '#server/media/find-images.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ImageRecord } from '#wire/image.ts';
import { type BlockProblem, loadBlocks } from './load-blocks.ts';
import { documentTag } from './tags.ts';

export interface Document {
  id: number;
  kind: 'page' | 'post';
  slug: string;
  title: string;
  excerpt: string;
  showTitle: boolean;
  image: ImageRecord | null;
  publishedAt: number;
  updatedAt: number;
  blocks: ContentBlock[];
  problems: BlockProblem[];
  /** Cache tags of the document and of all its blocks look up. */
  tags: string[];
  /** The next moment at which a block of it appears or goes. */
  freshUntil: number | null;
}

/** A published page or post with its blocks as data to render, or null. */
export async function findDocument(
  ctx: ShopContext,
  kind: 'page' | 'post',
  slug: string,
): Promise<Document | null> {
  const row = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('status', '=', 'publish')
    .where('published_at', '<=', ctx.now)
    .executeTakeFirst();
  if (!row) return null;
  const { blocks, problems, tags, freshUntil } = await loadBlocks(ctx, row.id);
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    showTitle: decodeFlag(row.show_title),
    image: await findImage(ctx.db, row.image_id),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    blocks,
    problems,
    tags: [documentTag(row.id), ...new Set(tags)],
    freshUntil,
  };
}
