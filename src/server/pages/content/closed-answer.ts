import { findDocument } from '#server/content/find-document.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { PageAnswer } from '../page.ts';
import { contentAnswer } from './content-answer.ts';

/** What a closed shop shows: the page of blocks that a manager chose, or a sentence. */
export async function closedAnswer(ctx: ShopContext): Promise<PageAnswer<'content'>> {
  const { settings } = ctx;
  const document = await findDocument(ctx, 'page', settings['comingSoon.page']);
  if (document) {
    const answer = await contentAnswer(ctx, document, document.blocks);
    if (answer.kind !== 'page') return answer;
    return { ...answer, status: 503, head: { ...answer.head, index: false } };
  }
  const t = translator(settings);
  const title = t('layout.comingSoon');
  const html = `<p>${escapeHtml(t('layout.comingSoonVisitors', { shop: settings['shop.name'] }))}</p>`;
  const blocks: ContentBlock[] = [{ kind: 'text', id: 0, html }];
  return {
    kind: 'page',
    page: 'content',
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
