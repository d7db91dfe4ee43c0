import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';
import { loadRestNonce, loggedInBrowser } from '../wp/testing/logged-in-browser.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const good = {
  'your-name': 'Ada',
  'your-email': 'ada@example.com',
  'your-message': 'Is the tray oiled?',
  contact_age: '9000',
};

async function send(fields: Record<string, string>, nonce = nonces.public) {
  const body = new URLSearchParams({ action: 'contact_submit', nonce, ...fields });
  return browser(db).ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
}

async function responseTo(fields: Record<string, string>) {
  const response = await send(fields);
  return { status: response.status, body: await response.json() };
}

describe('contact_submit', () => {
  test('thanks for a message, which the manager gets', async () => {
    expect(await responseTo(good)).toMatchObject({
      status: 200,
      body: { status: 'sent', message: expect.stringContaining('Thank you'), problems: [] },
    });
    const jobs = await db.selectFrom('jobs').select('payload').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { kind: 'contact-message', data: { email: 'ada@example.com' } },
    ]);
  });

  test('names each problem by the input it belongs to', async () => {
    expect(await responseTo({ 'your-email': 'ada' })).toMatchObject({
      status: 422,
      body: {
        status: 'invalid',
        problems: [{ field: 'your-name' }, { field: 'your-email' }, { field: 'your-message' }],
      },
    });
  });

  test('tells a person who is taken for a program where to write', async () => {
    expect(await responseTo({ ...good, 'your-website': 'x' })).toMatchObject({
      status: 422,
      body: { status: 'spam', message: expect.stringContaining('shop@example.com') },
    });
  });

  test('takes nothing from other pages', async () => {
    for (const nonce of ['', 'x', nonces.review]) {
      const response = await send(good, nonce);
      expect([response.status, await response.text()]).toEqual([403, '-1']);
    }
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['lists and numbers', { 'your-name[]': 'a', 'your-message[x][y]': 'b' }],
    ['ten kilobytes of signs', { ...good, 'your-message': '\'";--%_\\\u0000'.repeat(1000) }],
    ['text from right to left', { ...good, 'your-name': 'עדה', 'your-message': 'שלום \u202e!' }],
  ])('answers %s without an error', async (_, fields) => {
    expect([200, 422]).toContain((await send(fields)).status);
  });
});

describe('what managers read', () => {
  async function read(client: Pick<Browser, 'ask'>, query = '') {
    const headers = { 'x-wp-nonce': await loadRestNonce(client) };
    const response = await client.ask(`/wp-json/vitrine/v1/contact-messages${query}`, { headers });
    return { status: response.status, body: await response.json() };
  }

  test('is what was sent, and by its own name the spam', async () => {
    await send(good);
    await send({ ...good, 'your-website': 'x' });
    await addPerson(db, 'max@example.com', NOW, { role: 'shop_manager' });
    const max = await loggedInBrowser(db, 'max@example.com');
    const sent = { name: 'Ada', email: 'ada@example.com', text: 'Is the tray oiled?' };
    expect(await read(max)).toMatchObject({ status: 200, body: [sent] });
    expect((await read(max, '?status=spam')).body).toHaveLength(1);
    expect(await read(max, '?page=2')).toMatchObject({ status: 200, body: [] });
    expect(await read(max, '?per_page=100000')).toMatchObject({ status: 400 });
    const noNonce = await max.ask('/wp-json/vitrine/v1/contact-messages');
    expect(noNonce.status).toBe(401);
  });

  test('is closed to everyone else', async () => {
    await send(good);
    expect(await read(browser(db))).toMatchObject({ status: 401 });
    for (const role of ['customer', 'editor'] as const) {
      await addPerson(db, `${role}@example.com`, NOW, { role });
      const client = await loggedInBrowser(db, `${role}@example.com`);
      const response = await read(client);
      expect(response).toMatchObject({ status: 403, body: { code: 'rest_cannot_view' } });
      expect(JSON.stringify(response.body)).not.toContain('ada@');
    }
  });
});
