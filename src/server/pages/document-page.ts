import { findDocument } from '#server/content/find-document.ts';
import { contentAnswer } from './content-answer.ts';
import { answerNewsletter, withNewsletterAnswer } from './newsletter-form.ts';
import { noQuery, type PageDefinition } from './page.ts';

/** Pages by their slug: `/about`. The home page is found at `/` alone. */
export const documentPage: PageDefinition<'content'> = {
  route: 'routes.document',
  canonicalQuery: noQuery,
  async load(ctx, { params }) {
    if (params.slug === 'home') {
      return { kind: 'redirect', status: 301, to: ctx.settings['routes.home'] };
    }
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    return document ? contentAnswer(ctx, document, document.blocks) : { kind: 'not-found' };
  },
  async post(ctx, { params }, form) {
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document || document.slug === 'home') return { kind: 'not-found' };
    const answer = await answerNewsletter(ctx, form);
    const blocks = answer ? withNewsletterAnswer(document.blocks, answer) : document.blocks;
    return contentAnswer(ctx, document, blocks);
  },
};
