import { findDocument } from '#server/content/find-document.ts';
import { contentForms } from '#wire/forms/content-forms.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition } from '../page.ts';
import { widgetQuery } from '../reviews/review-widgets.tsx';
import { askedDocument, takesPreviews } from './asked-document.ts';
import { contentAnswer } from './content-answer.ts';
import { answerForms } from './content-forms.ts';

/** Pages by their slug: `/about`. The home page is found at `/` alone. */
export const documentPage: PageDefinition<'content'> = {
  route: 'routes.document',
  ...takesPreviews(widgetQuery),
  async load(ctx, request) {
    const { params, query } = request;
    if (params.slug === 'home') {
      return { kind: 'redirect', status: 301, to: ctx.settings['routes.home'] };
    }
    const document = await askedDocument(ctx, 'page', params.slug ?? '', request);
    if (!document) return { kind: 'not-found' };
    return contentAnswer(ctx, document, document.blocks, query);
  },
  post: formPost(contentForms, async (ctx, { params, visitor }, form) => {
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document || document.slug === 'home') return { kind: 'not-found' };
    const answered = await answerForms(ctx, visitor, document.blocks, form);
    const answer = await contentAnswer(ctx, document, answered?.blocks ?? document.blocks);
    const status = answered?.status ?? 200;
    return answer.kind === 'page' ? { ...answer, status } : answer;
  }),
};
