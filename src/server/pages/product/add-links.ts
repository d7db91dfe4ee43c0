import { attributesIn, quantityIn } from '#server/api/shop/cart-fields.ts';
import { resolveItem } from '#server/cart/resolve-item.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { idParam } from '#wire/store/params.ts';

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
  const asked = url.searchParams.get('add-to-cart');
  if (asked === null) return null;
  const location = (await productAddress(await context(), asked, url)) ?? withoutAsking(url);
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

async function productAddress(ctx: ShopContext, asked: string, url: URL): Promise<string | null> {
  const values = Object.fromEntries(url.searchParams);
  const productId = idParam.safeParse(asked);
  if (!productId.success) return null;
  const variationId = idParam.safeParse(values.variation_id);
  const attributes = attributesIn(values);
  const found = await resolveItem(ctx, {
    productId: productId.data,
    variationId: variationId.success ? variationId.data : null,
    attributes,
  });
  const path = found.ok ? found.item.url : found.url;
  if (path === null) return null;
  const query = new URLSearchParams(found.ok ? found.item.attributes : attributes);
  const quantity = quantityIn(values.quantity);
  if (quantity !== null && quantity > 0) query.set('quantity', String(quantity));
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
