import { findDocument } from '#server/content/find-document.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import { type ContentForms, contentForms } from '#wire/forms/content-forms.ts';
import { formPost } from '../form-post.ts';
import { noQuery, type PageAnswer, type PageDefinition } from '../page.ts';
import { contentAnswer } from './content-answer.ts';
import { answerForms } from './content-forms.ts';

/** At every address of a closed shop; its forms are posted there too. */
export const closedPage: PageDefinition<'closed'> = {
  route: 'routes.home',
  keep: false,
  canonicalQuery: noQuery,
  load: (ctx) => closedAnswer(ctx),
  post: formPost(contentForms, (ctx, { visitor }, form) => closedAnswer(ctx, { visitor, form })),
};

interface PostedForms {
  visitor: Visitor;
  form: ContentForms;
}

/** What a closed shop shows: the page of blocks that a manager chose, or a sentence. */
async function closedAnswer(ctx: ShopContext, posted?: PostedForms): Promise<PageAnswer<'closed'>> {
  const { settings } = ctx;
  const document = await findDocument(ctx, 'page', settings['comingSoon.page']);
  if (document) {
    const answered =
      posted && (await answerForms(ctx, posted.visitor, document.blocks, posted.form));
    const answer = await contentAnswer(ctx, document, answered?.blocks ?? document.blocks);
    if (answer.kind !== 'page') return answer;
    return {
      ...answer,
      page: 'closed',
      status: 503,
      data: { ...answer.data, breadcrumbs: [] },
      head: { ...answer.head, index: false },
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
