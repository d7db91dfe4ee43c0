import { linkCoupons, withoutLinkCoupons } from '#rules/coupons/link-coupon.ts';
import { isPersonsVisit, isRobot, type VisitHeaders } from '#rules/visits/person-visit.ts';
import { parkCoupons } from '#server/cart/changing/apply-coupon.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

const header = (headers: Headers, name: string) => headers.get(name) ?? '';

function visitHeaders(headers: Headers): VisitHeaders {
  return {
    userAgent: header(headers, 'user-agent'),
    fetchMode: header(headers, 'sec-fetch-mode'),
    purpose: header(headers, 'sec-purpose') || header(headers, 'purpose'),
    accept: header(headers, 'accept'),
  };
}

/**
 * A link such as /shop?coupon=WELCOME10: the coupon is stored for this visitor and the redirect
 * drops it from the URL, so that the page itself is the same for everyone. Null for any other URL.
 */
export async function takeLinkCoupons(
  context: () => Promise<ShopContext>,
  url: URL,
  visitor: Visitor,
  headers: Headers,
): Promise<Response | null> {
  const codes = linkCoupons(url.searchParams);
  if (codes.length === 0) return null;
  const requested = visitHeaders(headers);
  // A robot that names itself is not even looked up; other programs keep the session they have.
  if (!isRobot(requested.userAgent)) {
    const by = isPersonsVisit(requested) ? 'person' : 'robot';
    await parkCoupons(await context(), visitor, codes, by);
  }
  const rest = withoutLinkCoupons(url.searchParams);
  // One slash: two would leave the shop.
  const path = url.pathname.replace(/^\/+/, '/');
  return new Response(null, {
    status: 302,
    headers: { location: rest.size > 0 ? `${path}?${rest}` : path, 'cache-control': 'no-store' },
  });
}
