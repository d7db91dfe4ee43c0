import { findDocument } from '#server/content/find-document.ts';
import { contentAnswer } from './content-answer.ts';
import { answerNewsletter, withNewsletterAnswer } from './newsletter-form.ts';
import type { PageDefinition } from '../page.ts';
import { widgetQuery } from '../reviews/review-widgets.tsx';

/** Pages by their slug: `/about`. The home page is found at `/` alone. */
export const documentPage: PageDefinition<'content'> = {
  route: 'routes.document',
  canonicalQuery: widgetQuery,
  async load(ctx, { params, query }) {
    if (params.slug === 'home') {
      return { kind: 'redirect', status: 301, to: ctx.settings['routes.home'] };
    }
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document) return { kind: 'not-found' };
    return contentAnswer(ctx, document, document.blocks, query);
  },
  async post(ctx, { params }, form) {
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document || document.slug === 'home') return { kind: 'not-found' };
    const answer = await answerNewsletter(ctx, form);
    const blocks = answer ? withNewsletterAnswer(document.blocks, answer) : document.blocks;
    return contentAnswer(ctx, document, blocks);
  },
};
