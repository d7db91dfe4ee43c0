import { findDocument } from '#server/content/find-document.ts';
import { newsletterForm } from '#wire/forms/newsletter-form.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition } from '../page.ts';
import { widgetQuery } from '../reviews/review-widgets.tsx';
import { contentAnswer } from './content-answer.ts';
import { answerNewsletter, withNewsletterAnswer } from './newsletter-form.ts';

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
  post: formPost(newsletterForm, async (ctx, { params, visitor }, form) => {
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document || document.slug === 'home') return { kind: 'not-found' };
    const answer = await answerNewsletter(ctx, visitor, form);
    const blocks = answer ? withNewsletterAnswer(document.blocks, answer) : document.blocks;
    return contentAnswer(ctx, document, blocks);
  }),
};
