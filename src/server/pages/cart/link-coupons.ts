import { linkCoupons, withoutLinkCoupons } from '#rules/coupons/link-coupon.ts';
import { parkCoupons } from '#server/cart/apply-coupon.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

/**
 * A link such as /shop?coupon=WELCOME10: the coupon is stored for this visitor and the redirect
 * drops it from the URL, so that the page itself is the same for everyone. Null for any other URL.
 */
export async function takeLinkCoupons(
  context: () => Promise<ShopContext>,
  url: URL,
  visitor: Visitor,
): Promise<Response | null> {
  const codes = linkCoupons(url.searchParams);
  if (codes.length === 0) return null;
  await parkCoupons(await context(), visitor, codes);
  const rest = withoutLinkCoupons(url.searchParams);
  // One slash: two would leave the shop.
  const path = url.pathname.replace(/^\/+/, '/');
  return new Response(null, {
    status: 302,
    headers: { location: rest.size > 0 ? `${path}?${rest}` : path, 'cache-control': 'no-store' },
  });
}
