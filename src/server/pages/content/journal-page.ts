import { listPosts } from '#server/content/list-posts.ts';
import { findPostTerm, termPath } from '#server/content/post-terms.ts';
import type { PostTaxonomy, PostTerm } from '#server/content/tables.ts';
import { JOURNAL_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { breadcrumbJsonLd } from '../document/json-ld.ts';
import { noQuery, type PageDefinition, type PageResult } from '../page.ts';
import { feedPath } from './journal-feed.ts';

export const journalPage: PageDefinition<'journal'> = {
  route: 'routes.journal',
  canonicalQuery: noQuery,
  load: (ctx) => journalResponse(ctx, null),
};

/** The posts of one category: `/journal/category/recipes`. */
export const postCategoryPage = archive('routes.postCategory', 'category');
export const postTagPage = archive('routes.postTag', 'tag');

function archive(
  route: 'routes.postCategory' | 'routes.postTag',
  taxonomy: PostTaxonomy,
): PageDefinition<'journal'> {
  return {
    route,
    canonicalQuery: noQuery,
    async load(ctx, { params }) {
      const term = await findPostTerm(ctx.db, taxonomy, params.slug ?? '');
      return term ? journalResponse(ctx, term) : { kind: 'not-found' };
    },
  };
}

async function journalResponse(
  ctx: ShopContext,
  term: PostTerm | null,
): Promise<PageResult<'journal'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const journal = { name: t('content.journal'), url: address(settings, 'routes.journal') };
  const termLink = term ? { name: term.name, url: termPath(settings, term) } : journal;
  const home = { name: t('layout.home'), url: settings['routes.home'] };
  const breadcrumbs = term ? [home, journal, termLink] : [home, journal];
  const posts = await listPosts(ctx, term ? { termId: term.id } : {});
  const shop = settings['shop.name'];
  return {
    kind: 'page',
    page: 'journal',
    status: 200,
    data: { title: termLink.name, description: term?.description ?? '', breadcrumbs, posts },
    head: {
      title: t('head.title', { title: termLink.name, shop }),
      description: term?.description || t('head.journalDescription', { shop }),
      canonical: termLink.url,
      type: 'website',
      image: posts[0]?.image ?? null,
      feed: feedPath(settings, term),
      // A list without posts is nothing to find.
      index: term === null || posts.length > 0,
      jsonLd: [breadcrumbJsonLd(breadcrumbs)],
      preload: null,
    },
    bodyClasses: term
      ? ['archive', 'journal', term.taxonomy, `${term.taxonomy}-${term.slug}`]
      : ['blog', 'archive', 'journal'],
    tags: ['settings', MENU_TAG, JOURNAL_TAG],
  };
}
