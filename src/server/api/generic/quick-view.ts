import { findProductById } from '#server/catalog/product/find-product.ts';
import { quickViewCall } from '#wire/forms/catalog-calls.ts';
import type { QuickViewResponse } from '#wire/quick-view.ts';
import { defineCall } from '../call.ts';

/** The buy box of a product: as data for clients that accept JSON, as HTML for others. */
export const quickView = defineCall({
  readOnly: true,
  input: quickViewCall,
  async handle({ product: id }, { ctx, request, render }) {
    const enabled = ctx.settings['quickView.enabled'];
    const product = enabled && id !== null ? await findProductById(ctx, id) : null;
    const headers = { vary: 'Accept' };
    if (!product) {
      return new Response('', {
        status: 404,
        headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' },
      });
    }
    if (acceptsJson(request)) {
      return Response.json({ product } satisfies QuickViewResponse, { headers });
    }
    return new Response(await render.quickView(ctx, product), {
      headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' },
    });
  },
});

function acceptsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false;
}
