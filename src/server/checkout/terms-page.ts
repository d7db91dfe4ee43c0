import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

export interface NamedPage {
  title: string;
  url: string;
}

/** A page of the shop's own by its slug; null where it is not set or not published. */
export async function findNamedPage(ctx: ShopContext, slug: string): Promise<NamedPage | null> {
  if (slug === '') return null;
  const row = await ctx.db
    .selectFrom('documents')
    .select('title')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .where('status', '=', 'publish')
    .where('published_at', '<=', ctx.now)
    .executeTakeFirst();
  return row ? { title: row.title, url: address(ctx.settings, 'routes.document', { slug }) } : null;
}

/** What is to be accepted with every order. */
export function findTerms(ctx: ShopContext): Promise<NamedPage | null> {
  return findNamedPage(ctx, ctx.settings['checkout.termsPage']);
}
