import { isCountable } from '#rules/quantities/check.ts';
import { resolveItem } from '#server/cart/resolve-item.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { addLink } from '#wire/forms/catalog-calls.ts';

/** Where the choice is still to be made, the step is not known yet. */
const ONE = 1;

/** A product's form is at this place of its page. */
const FORM = '#buy';

/**
 * A link such as /?add-to-cart=12&quantity=2, as emails and other sites hold them. A link must
 * change nothing, for browsers, mail programs and search engines follow links by themselves: it
 * leads to the product with its choice made, where one press buys. Null for any other address.
 */
export async function followAddLink(
  context: () => Promise<ShopContext>,
  url: URL,
): Promise<Response | null> {
  if (!url.searchParams.has('add-to-cart')) return null;
  const location = (await productAddress(await context(), url)) ?? withoutAsking(url);
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

async function productAddress(ctx: ShopContext, url: URL): Promise<string | null> {
  const { sent, attributes } = addLink.parse(Object.fromEntries(url.searchParams));
  const { 'add-to-cart': productId, variation_id: variationId, quantity } = sent;
  if (productId === null) return null;
  const found = await resolveItem(ctx, { productId, variationId, attributes });
  const path = found.ok ? found.item.url : found.url;
  if (path === null) return null;
  const query = new URLSearchParams(found.ok ? found.item.attributes : attributes);
  const step = found.ok ? found.item.sold.product.quantity_step : ONE;
  if (quantity !== null && quantity > 0 && isCountable(quantity, step)) {
    query.set('quantity', String(quantity));
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}${FORM}`;
}

/** No such product: the page itself, so that a wrong link is no dead end. */
function withoutAsking(url: URL): string {
  const rest = new URLSearchParams(url.searchParams);
  for (const name of ['add-to-cart', 'quantity', 'variation_id']) rest.delete(name);
  // One slash: two would leave the shop.
  const path = url.pathname.replace(/^\/+/, '/');
  return rest.size > 0 ? `${path}?${rest}` : path;
}
