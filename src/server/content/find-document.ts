import { findImage } from '#server/media/find-images.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { isPreview } from '#server/platform/sessions/preview-link.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ImageRecord } from '#wire/image.ts';
import { type BlockProblem, loadBlocks, numbered, resolveBlocks } from './load-blocks.ts';
import { type DocumentDraft, findDraft } from './managing/drafts.ts';
import type { DocumentKind, DocumentRow } from './tables.ts';
import { documentTag } from './tags.ts';

/** What search engines and shared links show in place of title, excerpt and picture. */
export interface DocumentSeo {
  /** '' for the title itself. */
  title: string;
  description: string;
  image: ImageRecord | null;
  index: boolean;
}

export interface Document {
  id: number;
  kind: DocumentKind;
  slug: string;
  title: string;
  excerpt: string;
  showTitle: boolean;
  image: ImageRecord | null;
  publishedAt: number;
  updatedAt: number;
  seo: DocumentSeo;
  /** Of a post: whether it takes comments, where the shop does. */
  commentsOpen: boolean;
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
  kind: DocumentKind,
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
  return row ? loadDocument(ctx, row) : null;
}

/** One that is not public yet, or the draft of one that is, by a link that has not ended; null where the link is for another. */
export async function findPreview(
  ctx: ShopContext,
  kind: DocumentKind,
  slug: string,
  { token, sign }: { token: string; sign: Visitor['sign'] },
): Promise<Document | null> {
  const row = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('status', '<>', 'trash')
    .executeTakeFirst();
  if (!row || !isPreview(sign, `document ${row.id}`, token, ctx.now)) return null;
  const draft = await findDraft(ctx.db, row.id);
  const document = await loadDocument(ctx, row, draft);
  return { ...document, seo: { ...document.seo, index: false } };
}

async function loadDocument(
  ctx: ShopContext,
  row: DocumentRow,
  draft: DocumentDraft | null = null,
): Promise<Document> {
  const { blocks, problems, tags, freshUntil } = draft
    ? await resolveBlocks(ctx, numbered(draft.blocks))
    : await loadBlocks(ctx, row.id);
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    showTitle: draft?.showTitle ?? decodeFlag(row.show_title),
    image: await findImage(ctx.db, row.image_id),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    seo: {
      title: row.seo_title,
      description: row.seo_description,
      image: await findImage(ctx.db, row.social_image_id),
      index: !decodeFlag(row.noindex),
    },
    commentsOpen: decodeFlag(row.comments_open),
    blocks,
    problems,
    tags: [documentTag(row.id), ...new Set(tags)],
    freshUntil,
  };
}
