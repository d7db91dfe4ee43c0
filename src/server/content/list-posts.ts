import { findImages } from '#server/media/find-images.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { PostCard } from '#wire/content.ts';
import { termLinks, termsOfPosts } from './post-terms.ts';

export interface PostChoice {
  limit?: number;
  /** Leaves one post out, for "more from the journal" below it. */
  exceptSlug?: string;
  /** Of one category or tag. */
  termId?: number;
}

/** Published journal posts, newest first; one dated in the future waits for its day. */
export async function listPosts(ctx: ShopContext, choice: PostChoice = {}): Promise<PostCard[]> {
  let query = ctx.db
    .selectFrom('documents')
    .select(['id', 'slug', 'title', 'excerpt', 'image_id', 'published_at'])
    .where('kind', '=', 'post')
    .where('status', '=', 'publish')
    .where('published_at', '<=', ctx.now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(choice.limit ?? 100);
  if (choice.exceptSlug !== undefined) query = query.where('slug', '<>', choice.exceptSlug);
  const { termId } = choice;
  if (termId !== undefined) {
    query = query.where('id', 'in', (inner) =>
      inner.selectFrom('document_terms').select('document_id').where('term_id', '=', termId),
    );
  }
  const rows = await query.execute();
  const terms = await termsOfPosts(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const images = await findImages(
    ctx.db,
    rows.map((row) => row.image_id),
  );
  return rows.map((row) => ({
    slug: row.slug,
    url: address(ctx.settings, 'routes.post', { slug: row.slug }),
    title: row.title,
    excerpt: row.excerpt,
    image: (row.image_id !== null && images.get(row.image_id)) || null,
    publishedAt: row.published_at,
    categories: termLinks(ctx.settings, terms.get(row.id) ?? [], 'category'),
  }));
}
