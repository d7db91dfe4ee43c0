import { findDocument } from '#server/content/find-document.ts';
import { contentForms } from '#wire/forms/content-forms.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition } from '../page.ts';
import { widgetQuery } from '../reviews/review-widgets.tsx';
import { handleForms } from './content-forms.ts';
import { contentResponse } from './content-response.ts';
import { requestedDocument, takesPreviews } from './requested-document.ts';

/** Pages by their slug: `/about`. The home page is found at `/` alone. */
export const documentPage: PageDefinition<'content'> = {
  route: 'routes.document',
  ...takesPreviews(widgetQuery),
  async load(ctx, request) {
    const { params, query } = request;
    if (params.slug === 'home') {
      return { kind: 'redirect', status: 301, to: ctx.settings['routes.home'] };
    }
    const document = await requestedDocument(ctx, 'page', params.slug ?? '', request);
    if (!document) return { kind: 'not-found' };
    return contentResponse(ctx, document, document.blocks, query);
  },
  post: formPost(contentForms, async (ctx, { params, visitor }, form) => {
    const document = await findDocument(ctx, 'page', params.slug ?? '');
    if (!document || document.slug === 'home') return { kind: 'not-found' };
    const handled = await handleForms(ctx, visitor, document.blocks, form);
    const result = await contentResponse(ctx, document, handled?.blocks ?? document.blocks);
    const status = handled?.status ?? 200;
    return result.kind === 'page' ? { ...result, status } : result;
  }),
};
