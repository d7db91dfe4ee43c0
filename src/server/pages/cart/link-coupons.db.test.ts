import { expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { fillCartShop, NOW, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { SESSION_COOKIE, type Visitor } from '#server/platform/sessions/visitor.ts';
import { takeLinkCoupons } from './link-coupons.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const ctx = shopContext(db);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Follows the link and returns where it leads. */
async function follow(who: Visitor, headers: Record<string, string>): Promise<string | null> {
  const url = new URL('https://shop.example/shop?coupon=ten&orderby=price');
  const reply = await takeLinkCoupons(async () => ctx, url, who, new Headers(headers));
  return reply?.headers.get('location') ?? null;
}

const sessions = async () => (await db.selectFrom('sessions').select('id').execute()).length;

test.each([
  ['a click', { 'user-agent': FIREFOX, 'sec-fetch-mode': 'navigate' }, true],
  ['an old browser', { 'user-agent': FIREFOX, accept: 'text/html,*/*' }, true],
  ['a robot', { 'user-agent': GOOGLE, accept: 'text/html' }, false],
  ['a script', { 'user-agent': FIREFOX, 'sec-fetch-mode': 'cors' }, false],
  ['a program', { 'user-agent': 'shop-reader/1.0', accept: 'text/html' }, false],
  ['no name at all', {}, false],
  // The cookie of a session that does not exist is none.
  ['a made-up session', { 'user-agent': 'shop-reader/1.0', cookie: 'made-up' }, false],
])('%s that follows a link with a coupon starts a session: %s', async (_, headers, starts) => {
  const before = await sessions();
  const cookie = { ...('cookie' in headers && { cookie: `${SESSION_COOKIE}=${'a'.repeat(64)}` }) };
  const who = visitor(cookie);
  expect(await follow(who, headers)).toBe('/shop?orderby=price');
  expect([(await sessions()) - before, who.cookies.has(SESSION_COOKIE)]).toEqual(
    starts ? [1, true] : [0, false],
  );
});

test('a program with a session of its own keeps the coupon in it', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray });
  const before = await sessions();
  await follow(ann, { 'user-agent': 'shop-reader/1.0' });
  expect(await sessions()).toBe(before);
  const carts = await db
    .selectFrom('carts')
    .select('state')
    .where('updated_at', '=', NOW)
    .execute();
  expect(carts.filter(({ state }) => state.includes('"coupons":["ten"]'))).toHaveLength(1);
});
