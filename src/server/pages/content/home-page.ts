import { DOCUMENTS_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { HERO_SIZES } from '#shop/content/hero-sizes.ts';
import type { ContentBlock } from '#wire/content.ts';
import { type ContentForms, contentForms } from '#wire/forms/content-forms.ts';
import { webSiteJsonLd } from '../document/json-ld.ts';
import { formPost } from '../form-post.ts';
import type { Head, PageDefinition, PageRequest, PageResult } from '../page.ts';
import { widgetQuery, withWidgets } from '../reviews/review-widgets.tsx';
import { handleForms } from './content-forms.ts';
import { requestedDocument, takesPreviews } from './requested-document.ts';
import { seoHead } from './seo-head.ts';

/** The page stored under the slug `home`; a shop without one still has a home page. */
export const homePage: PageDefinition<'home'> = {
  route: 'routes.home',
  ...takesPreviews(widgetQuery),
  load: (ctx, request) => homeResponse(ctx, request),
  post: formPost(contentForms, (ctx, request, form) =>
    homeResponse(ctx, { ...request, query: new URLSearchParams() }, form),
  ),
};

async function homeResponse(
  ctx: ShopContext,
  { visitor, query }: PageRequest,
  form: ContentForms | null = null,
): Promise<PageResult<'home'>> {
  const { settings } = ctx;
  const document = await requestedDocument(ctx, 'page', 'home', { visitor, query });
  const stored = document?.blocks ?? [];
  const handled = form ? await handleForms(ctx, visitor, stored, form) : null;
  const { blocks, fragments, tags } = await withWidgets(
    ctx,
    handled?.blocks ?? stored,
    settings['routes.home'],
    query,
  );
  return {
    kind: 'page',
    page: 'home',
    status: handled?.status ?? 200,
    data: {
      title: document?.title ?? settings['shop.name'],
      showTitle: document?.showTitle ?? true,
      breadcrumbs: [],
      blocks,
    },
    fragments,
    head: {
      ...seoHead(document, {
        title: translator(settings)('head.home', {
          shop: settings['shop.name'],
          tagline: settings['shop.tagline'],
        }),
        description: document?.excerpt || settings['shop.tagline'],
        image: document?.image ?? heroImage(blocks),
      }),
      canonical: settings['routes.home'],
      type: 'website',
      jsonLd: [webSiteJsonLd(settings)],
      preload: heroPreload(blocks),
    },
    bodyClasses: ['home', 'page'],
    tags: ['settings', MENU_TAG, DOCUMENTS_TAG, ...(document?.tags ?? []), ...tags],
    freshUntil: document?.freshUntil ?? null,
    problems: document?.problems ?? [],
  };
}

function heroImage([first]: ContentBlock[]): Head['image'] {
  return first?.kind === 'hero' ? first.image : null;
}

/** A hero with a second picture for phones cannot be preloaded without fetching the wrong one. */
function heroPreload([first]: ContentBlock[]): Head['preload'] {
  if (first?.kind !== 'hero' || !first.image || first.phoneImage) return null;
  return { image: first.image, sizes: HERO_SIZES };
}
