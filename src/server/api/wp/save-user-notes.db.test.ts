import { beforeEach, describe, expect, test } from 'vitest';
import { BUILT_IN_ROLES } from '#rules/permissions/permissions.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { browser, origin } from '../testing/test-browser.ts';
import { checkResponse } from '../wc/testing/check-response.ts';
import { loadRestNonce, loggedInBrowser, type RestBrowser } from './testing/logged-in-browser.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const DISMISSED = { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } };

async function dismiss(client: RestBrowser, nonce: string, body: unknown = DISMISSED) {
  const response = await client.ask('/wp-json/wp/v2/users/me', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-wp-nonce': nonce },
    body: JSON.stringify(body),
  });
  const result = { status: response.status, body: await response.json() };
  checkResponse({ method: 'POST', path: '/wp-json/wp/v2/users/me', ...result });
  return result;
}

const loadVisitor = async (client: RestBrowser) =>
  (await (await client.ask('/wp-admin/admin-ajax.php?action=vitrine_visitor')).json()).visitor;

describe('the coming-soon banner', () => {
  test.each(BUILT_IN_ROLES)(
    'is dismissed by managers and refused to others: %s [CB-08]',
    async (role) => {
      await addPerson(db, 'one@example.com', NOW, { role });
      const client = await loggedInBrowser(db, 'one@example.com');
      const response = await dismiss(client, await loadRestNonce(client));
      const manager = role === 'shop_manager' || role === 'administrator';
      expect(response.status).toBe(manager ? 200 : 403);
      expect(response.body).toMatchObject(manager ? DISMISSED : { code: 'rest_cannot_edit' });
      expect((await loadVisitor(client)).coming_soon_dismissed).toBe(manager);
    },
  );

  test('is dismissed once and again, and stays dismissed for this manager alone [CB-07] [CB-08]', async () => {
    for (const email of ['one@example.com', 'two@example.com']) {
      await addPerson(db, email, NOW, { role: 'shop_manager' });
    }
    const one = await loggedInBrowser(db, 'one@example.com');
    const nonce = await loadRestNonce(one);
    await dismiss(one, nonce);
    expect((await dismiss(one, nonce)).body).toMatchObject(DISMISSED);
    expect((await loadVisitor(one)).coming_soon_dismissed).toBe(true);
    const two = await loggedInBrowser(db, 'two@example.com');
    expect((await loadVisitor(two)).coming_soon_dismissed).toBe(false);
  });

  test('asks for the nonce of the very session, and for a person [CB-08] [RE-02]', async () => {
    await addPerson(db, 'one@example.com', NOW, { role: 'shop_manager' });
    const client = await loggedInBrowser(db, 'one@example.com');
    const guest = browser(db);
    const anonymous = await loadRestNonce(guest);
    expect(await dismiss(client, anonymous)).toMatchObject({
      status: 403,
      body: { code: 'rest_cookie_invalid_nonce' },
    });
    expect(await dismiss(guest, anonymous)).toMatchObject({
      status: 401,
      body: { code: 'rest_not_logged_in' },
    });
    expect((await loadVisitor(client)).coming_soon_dismissed).toBe(false);
  });

  test('answers the account as WordPress does: all of it, as it is now', async () => {
    const id = await addPerson(db, 'one@example.com', NOW, { role: 'shop_manager' });
    const client = await loggedInBrowser(db, 'one@example.com');
    const { body } = await dismiss(client, await loadRestNonce(client));
    expect(body).toMatchObject({ id, email: 'one@example.com', roles: ['shop_manager'] });
    expect(body.meta.woocommerce_coming_soon_banner_dismissed).toBe('yes');
  });

  test('takes nothing else', async () => {
    await addPerson(db, 'one@example.com', NOW, { role: 'shop_manager' });
    const client = await loggedInBrowser(db, 'one@example.com');
    const response = await dismiss(client, await loadRestNonce(client), {
      woocommerce_meta: { role: 'x' },
    });
    expect(response.status).toBe(400);
  });
});
