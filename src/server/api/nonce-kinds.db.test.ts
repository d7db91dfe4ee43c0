import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { browser, nonces, origin } from './testing/test-browser.ts';
import {
  loadRestNonce,
  loggedInBrowser,
  type RestBrowser,
} from './wp/testing/logged-in-browser.ts';

// The four kinds of nonce of the specification, each by a call that carries it: the right one is
// taken, one of any other kind is refused.
const database = await testDatabase();
const { db } = database;
beforeEach(async () => {
  await database.filled(fillCartShop);
  await addPerson(db, 'manager@example.com', NOW, { role: 'shop_manager' });
});

type Send = (client: RestBrowser, nonce: string) => Promise<Response>;
const post = (path: string, field: string, fields: Record<string, string>): Send => {
  return (client, nonce) =>
    client.ask(path, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ ...fields, [field]: nonce }),
    });
};

const coupon = post('/?wc-ajax=apply_coupon_on_click', '_wpnonce', {
  coupon_code: 'TEN',
  coupon_id: '1',
});
const block = post('/?wc-ajax=wbte_sc_set_block_checkout_values', '_wpnonce', {
  payment_method: 'bacs',
});
const review = post('/wp-admin/admin-ajax.php', 'nonce', {
  action: 'wcpr_ajax_load_more_reviews',
  post_id: '1',
});
const rest: Send = (client, nonce) =>
  client.ask('/wp-json/wp/v2/users/me', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-wp-nonce': nonce },
    body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
  });

const others = (nonceText: string) => Object.values(nonces).filter((nonce) => nonce !== nonceText);

test.each([
  ['coupon', coupon],
  ['public', block],
  ['review', review],
] as const)(
  'a call carries the %s nonce and takes no other kind [RE-01] [RE-02]',
  async (kind, send) => {
    const client = browser(db);
    expect((await send(client, nonces[kind])).status).toBe(200);
    for (const wrong of [...others(nonces[kind]), '', 'x'.repeat(20)]) {
      const response = await send(client, wrong);
      expect([wrong, response.status, await response.text()]).toEqual([wrong, 403, '-1']);
    }
  },
);

test('a REST call carries the REST nonce and takes no other kind [RE-01] [RE-02]', async () => {
  const client = await loggedInBrowser(db, 'manager@example.com');
  expect((await rest(client, await loadRestNonce(client))).status).toBe(200);
  for (const wrong of [...Object.values(nonces), '', 'x'.repeat(20)]) {
    const response = await rest(client, wrong);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  }
});
