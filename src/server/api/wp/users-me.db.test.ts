import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { browser } from '../testing/test-browser.ts';
import { loadRestNonce, loggedInBrowser } from './testing/logged-in-browser.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

async function me(client: { ask: ReturnType<typeof browser>['ask'] }, nonce?: string, query = '') {
  const headers: Record<string, string> = nonce === undefined ? {} : { 'x-wp-nonce': nonce };
  const response = await client.ask(`/wp-json/wp/v2/users/me${query}`, { headers });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('wp/v2/users/me', () => {
  test('says who is logged in, to whoever holds the nonce of that very session', async () => {
    const id = await addPerson(db, 'max@example.com', NOW, {
      role: 'shop_manager',
      firstName: 'Max',
    });
    const max = await loggedInBrowser(db, 'max@example.com');
    const nonce = await loadRestNonce(max);
    const response = await me(max, nonce, '?context=edit');
    expect(response).toMatchObject({
      status: 200,
      body: { id, name: 'Max', email: 'max@example.com', roles: ['shop_manager'] },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await me(max, nonce)).body).not.toHaveProperty('email');
  });

  test('a session without a nonce is anonymous, and a wrong nonce is reported as such', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const ann = await loggedInBrowser(db, 'ann@example.com');
    const bob = await loggedInBrowser(db, 'bob@example.com');
    const anonymous = await loadRestNonce(browser(db));
    expect(await me(ann)).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
    expect(await me(browser(db), anonymous)).toMatchObject({ status: 401 });
    for (const wrong of [anonymous, await loadRestNonce(bob), 'x']) {
      expect(await me(ann, wrong)).toMatchObject({
        status: 403,
        body: { code: 'rest_cookie_invalid_nonce' },
      });
    }
  });
});

describe('what a cached page asks', () => {
  const ask = async (client: { ask: ReturnType<typeof browser>['ask'] }) => {
    const response = await client.ask('/wp-admin/admin-ajax.php?action=vitrine_visitor');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()).visitor;
  };

  test('is answered with name and rights, and nothing for everybody else', async () => {
    await addPerson(db, 'ed@example.com', NOW, { role: 'editor', displayName: 'Ed' });
    const ed = await loggedInBrowser(db, 'ed@example.com');
    const visitor = await ask(ed);
    expect(visitor).toMatchObject({ name: 'Ed', role: 'editor' });
    expect(visitor.permissions).toContain('edit-content');
    expect(visitor.permissions).not.toContain('manage-orders');
    expect(await me(ed, visitor.rest_nonce)).toMatchObject({ status: 200 });
    expect(await ask(browser(db))).toBeNull();
  });

  test('a cookie that says too much is taken away', async () => {
    const guest = browser(db);
    guest.jar.set('vitrine_logged_in', '1');
    expect(await ask(guest)).toBeNull();
    expect(guest.jar.has('vitrine_logged_in')).toBe(false);
  });
});

describe('the export of data', () => {
  const path = '/wp-admin/admin-ajax.php?action=vitrine_export_data';
  const post = (client: { ask: ReturnType<typeof browser>['ask'] }, nonce: string) =>
    client.ask(path, { method: 'POST', body: new URLSearchParams({ _wpnonce: nonce }) });

  test('is a file for its owner', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const ann = await loggedInBrowser(db, 'ann@example.com');
    const response = await post(ann, ann.formNonce);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(await response.json()).toMatchObject({ account: { email: 'ann@example.com' } });
  });

  test('is not given to a foreign form, a guest, or by GET', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const ann = await loggedInBrowser(db, 'ann@example.com');
    const bob = await loggedInBrowser(db, 'bob@example.com');
    expect((await post(ann, bob.formNonce)).status).toBe(303);
    expect((await post(browser(db), ann.formNonce)).status).toBe(303);
    expect((await ann.ask(path)).status).toBe(405);
  });
});
