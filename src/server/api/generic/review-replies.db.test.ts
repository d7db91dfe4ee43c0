import { beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '#server/accounts/access/log-in.ts';
import { visit } from '#server/accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import { saveReview } from '#server/reviews/save-review.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { browser } from '../testing/test-browser.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
const ROUTE = '/wp-admin/admin-ajax.php?action=';
const nonce = makeNonce(testSecret, 'review', NOW);
let review = 0;

beforeEach(async () => {
  await database.reset();
  const mug = await saveProduct(db, { slug: 'a-mug', name: 'Mug', publishedAt: NOW - 1 }, NOW);
  const written = { productId: mug, rating: 2, text: 'It broke', author: 'Ada', createdAt: NOW };
  review = await saveReview(db, written, NOW);
  await addPerson(db, 'max@example.com', NOW, { role: 'shop_manager' });
  await addPerson(db, 'ed@example.com', NOW, { role: 'editor' });
  await addPerson(db, 'sue@example.com', NOW);
});

/** A browser with a logged-in customer. */
async function inside(email: string, changed: Partial<Settings> = {}) {
  const visitor = visit(NOW);
  expect(await logIn(ctx, visitor, email, TEST_PASSWORD)).toMatchObject({ ok: true });
  const client = browser(db, changed);
  for (const line of visitor.cookies.values()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    client.jar.set(name, value);
  }
  return client;
}

function respond(
  client: { ask: ReturnType<typeof browser>['ask'] },
  values: Record<string, string>,
) {
  const body = new URLSearchParams({ nonce, comment_parent: String(review), ...values });
  return client.ask(`${ROUTE}vitrine_reply`, { method: 'POST', body });
}

const replies = () =>
  db.selectFrom('reviews').selectAll().where('parent_id', 'is not', null).execute();

describe('the shop’s answer to a review', () => {
  test('is written by who may, under what it answers, in the shop’s name [TH-46]', async () => {
    const max = await inside('max@example.com');
    const form = await (await max.ask(`${ROUTE}vitrine_reply_form`)).json();
    expect(form).toMatchObject({ allowed: true, messages: { 'comments.reply': 'Reply' } });
    const reply = await respond(max, { comment: 'We are <b>sorry</b>.' });
    const [written] = await replies();
    expect(written).toMatchObject({ parent_id: review, by_shop: 1, text: 'We are sorry.' });
    expect(await reply.json()).toEqual({
      ok: true,
      id: written?.id,
      url: `/product/a-mug?review=${review}#comment-${written?.id}`,
    });
  });

  test.each(['ed@example.com', 'sue@example.com', null])('is not written by %s', async (email) => {
    const client = email === null ? browser(db) : await inside(email);
    const form = await (await client.ask(`${ROUTE}vitrine_reply_form`)).json();
    expect(form).toEqual({ allowed: false, messages: {}, nonce: '' });
    const reply = await respond(client, { comment: 'Mine' });
    expect([reply.status, await reply.text()]).toEqual([403, '-1']);
    expect(await replies()).toEqual([]);
  });

  test('is not written where reviews are off', async () => {
    const max = await inside('max@example.com', { 'reviews.enabled': false });
    expect(await (await max.ask(`${ROUTE}vitrine_reply_form`)).json()).toMatchObject({
      allowed: false,
    });
    expect((await respond(max, { comment: 'We are sorry.' })).status).toBe(422);
    expect(await replies()).toEqual([]);
  });

  test('without words, to nothing, or without a nonce is refused', async () => {
    const max = await inside('max@example.com');
    const refused: Record<string, string>[] = [
      { comment: ' ' },
      { comment: 'x', comment_parent: '999' },
    ];
    for (const values of refused) {
      const reply = await respond(max, values);
      expect(reply.status).toBe(422);
      expect(await reply.json()).toMatchObject({ ok: false });
    }
    expect((await respond(max, { comment: 'x', nonce: 'old' })).status).toBe(403);
    expect(await replies()).toEqual([]);
  });
});
