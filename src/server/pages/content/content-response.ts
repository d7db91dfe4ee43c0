import type { Document } from '#server/content/find-document.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ContentBlock } from '#wire/content.ts';
import { breadcrumbJsonLd } from '../document/json-ld.ts';
import type { PageResult } from '../page.ts';
import { withWidgets } from '../reviews/review-widgets.tsx';
import { seoHead } from './seo-head.ts';

/** A stored page as an answer: about, delivery, terms and every other page made of blocks. */
export async function contentResponse(
  ctx: ShopContext,
  document: Document,
  stored: ContentBlock[],
  query = new URLSearchParams(),
): Promise<PageResult<'content'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const url = address(settings, 'routes.document', { slug: document.slug });
  const breadcrumbs = [
    { name: t('layout.home'), url: settings['routes.home'] },
    { name: document.title, url },
  ];
  const { blocks, fragments, tags } = await withWidgets(ctx, stored, url, query);
  return {
    kind: 'page',
    page: 'content',
    status: 200,
    data: { title: document.title, showTitle: document.showTitle, breadcrumbs, blocks },
    fragments,
    head: {
      ...seoHead(document, {
        title: t('head.title', { title: document.title, shop: settings['shop.name'] }),
        description: document.excerpt || settings['shop.tagline'],
        image: document.image,
      }),
      canonical: url,
      type: 'website',
      jsonLd: [breadcrumbJsonLd(breadcrumbs)],
      preload: null,
    },
    bodyClasses: ['page', `page-id-${document.id}`, `page-${document.slug}`],
    tags: ['settings', MENU_TAG, ...document.tags, ...tags],
    freshUntil: document.freshUntil,
    problems: document.problems,
  };
}
