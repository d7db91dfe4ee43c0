import type { Call } from '../call.ts';
import { findProductById } from '#server/catalog/find-product.ts';
import type { QuickViewAnswer } from '#wire/quick-view.ts';
import { idParam } from '#wire/store/params.ts';

/** The buy box of a product: as data for those who accept JSON, as HTML for everybody else. */
export const quickView: Call = {
  readOnly: true,
  async handle({ ctx, request, values, render }) {
    const id = idParam.safeParse(values.product);
    const product =
      id.success && ctx.settings['quickView.enabled'] ? await findProductById(ctx, id.data) : null;
    const headers = { vary: 'Accept' };
    if (!product) {
      return new Response('', {
        status: 404,
        headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' },
      });
    }
    if (acceptsJson(request)) {
      return Response.json({ product } satisfies QuickViewAnswer, { headers });
    }
    return new Response(await render.quickView(ctx, product), {
      headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' },
    });
  },
};

function acceptsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false;
}
