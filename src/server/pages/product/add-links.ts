import { isCountable } from '#rules/quantities/check.ts';
import { isSameSiteNavigation } from '#rules/visits/same-site-navigation.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { resolveItem } from '#server/cart/resolve-item.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { addLink } from '#wire/forms/catalog-calls.ts';

/** Where the choice is still to be made, the step is not known yet. */
const ONE = 1;

/** A product's form is at this place of its page. */
const FORM = '#buy';

/** A request for a link, and whether its sender may still change the cart. */
export interface AddLinkRequest {
  url: URL;
  headers: Headers;
  visitor: Visitor;
  withinLimit(): boolean;
}

/**
 * A link such as /?add-to-cart=12&quantity=2, as emails and other sites hold them. Clicked on a page
 * of the shop it adds and leads to the cart. From anywhere else it must change nothing, for
 * browsers, mail programs and search engines follow links by themselves: it leads to the product
 * with its choice made, where one press buys. Null for any other address.
 */
export async function followAddLink(
  context: () => Promise<ShopContext>,
  request: AddLinkRequest,
): Promise<Response | null> {
  const { url } = request;
  if (!url.searchParams.has('add-to-cart')) return null;
  const location = (await followTo(await context(), request)) ?? withoutAsking(url);
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

async function followTo(ctx: ShopContext, request: AddLinkRequest): Promise<string | null> {
  const { sent, attributes } = addLink.parse(Object.fromEntries(request.url.searchParams));
  const { 'add-to-cart': productId, variation_id: variationId, quantity } = sent;
  if (productId === null) return null;
  const input = { productId, variationId, attributes };
  const found = await resolveItem(ctx, input);
  const mayAdd = found.ok && isSameSiteNavigation(navigationHeaders(request.headers));
  if (mayAdd && request.withinLimit()) {
    const result = await addLine(
      ctx,
      request.visitor,
      { ...input, quantity },
      { saveNotices: true },
    );
    if (result.ok) return ctx.settings['routes.cart'];
  }
  const path = found.ok ? found.item.url : found.url;
  if (path === null) return null;
  const query = new URLSearchParams(found.ok ? found.item.attributes : attributes);
  const step = found.ok ? found.item.sold.product.quantity_step : ONE;
  if (quantity !== null && quantity > 0 && isCountable(quantity, step)) {
    query.set('quantity', String(quantity));
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}${FORM}`;
}

function navigationHeaders(headers: Headers) {
  const header = (name: string) => headers.get(name) ?? '';
  return {
    site: header('sec-fetch-site'),
    mode: header('sec-fetch-mode'),
    destination: header('sec-fetch-dest'),
    purpose: header('sec-purpose') || header('purpose'),
  };
}

/** No such product: the page itself, so that a wrong link is no dead end. */
function withoutAsking(url: URL): string {
  const rest = new URLSearchParams(url.searchParams);
  for (const name of ['add-to-cart', 'quantity', 'variation_id']) rest.delete(name);
  // One slash: two would leave the shop.
  const path = url.pathname.replace(/^\/+/, '/');
  return rest.size > 0 ? `${path}?${rest}` : path;
}
