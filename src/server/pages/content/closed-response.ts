import { findDocument } from '#server/content/find-document.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import { type ContentForms, contentForms } from '#wire/forms/content-forms.ts';
import { formPost } from '../form-post.ts';
import { noQuery, type PageDefinition, type PageResult } from '../page.ts';
import { handleForms } from './content-forms.ts';
import { contentResponse } from './content-response.ts';

/** At every address of a closed shop; its forms are posted there too. */
export const closedPage: PageDefinition<'closed'> = {
  route: 'routes.home',
  keep: false,
  canonicalQuery: noQuery,
  load: (ctx) => closedResponse(ctx),
  post: formPost(contentForms, (ctx, { visitor }, form) => closedResponse(ctx, { visitor, form })),
};

interface PostedForms {
  visitor: Visitor;
  form: ContentForms;
}

/** What a closed shop shows: the page of blocks that a manager chose, or a sentence. */
async function closedResponse(
  ctx: ShopContext,
  posted?: PostedForms,
): Promise<PageResult<'closed'>> {
  const { settings } = ctx;
  const document = await findDocument(ctx, 'page', settings['comingSoon.page']);
  if (document) {
    const handled =
      posted && (await handleForms(ctx, posted.visitor, document.blocks, posted.form));
    const result = await contentResponse(ctx, document, handled?.blocks ?? document.blocks);
    if (result.kind !== 'page') return result;
    return {
      ...result,
      page: 'closed',
      status: 503,
      data: { ...result.data, breadcrumbs: [] },
      head: { ...result.head, index: false },
    };
  }
  const t = translator(settings);
  const title = t('layout.comingSoon');
  const html = `<p>${escapeHtml(t('layout.comingSoonVisitors', { shop: settings['shop.name'] }))}</p>`;
  const blocks: ContentBlock[] = [{ kind: 'text', id: 0, html }];
  return {
    kind: 'page',
    page: 'closed',
    status: 503,
    data: { title, showTitle: true, breadcrumbs: [], blocks },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: settings['shop.tagline'],
      canonical: settings['routes.home'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'coming-soon'],
    tags: ['settings', MENU_TAG],
  };
}
