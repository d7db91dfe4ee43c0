import { text } from '#server/content/blocks/text.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

export interface NamedPage {
  title: string;
  url: string;
}

const published = compiledQuery((db, slug: string, now: number) =>
  db
    .selectFrom('documents')
    .select('title')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .where('status', '=', 'publish')
    .where('published_at', '<=', now),
);

/** A page of the shop's own by its slug; null where it is not set or not published. */
export async function findNamedPage(ctx: ShopContext, slug: string): Promise<NamedPage | null> {
  if (slug === '') return null;
  const [row] = await published(ctx.db, slug, ctx.now);
  return row ? { title: row.title, url: address(ctx.settings, 'routes.document', { slug }) } : null;
}

/** What is to be accepted with every order. */
export function findTerms(ctx: ShopContext): Promise<NamedPage | null> {
  return findNamedPage(ctx, ctx.settings['checkout.termsPage']);
}

const loadTexts = compiledQuery((db, slug: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select('settings')
    .where('documents.kind', '=', 'page')
    .where('slug', '=', slug)
    .where('blocks.kind', '=', 'text')
    .orderBy('position'),
);

/**
 * The same with its text: the content of its page as HTML, '' where the page consists of other
 * blocks.
 */
export async function readTerms(ctx: ShopContext): Promise<(NamedPage & { html: string }) | null> {
  const terms = await findTerms(ctx);
  if (!terms) return null;
  const rows = await loadTexts(ctx.db, ctx.settings['checkout.termsPage']);
  const texts = rows.map(({ settings }) => decodeJson(settings, text.settings).html);
  return { ...terms, html: texts.join('\n') };
}
