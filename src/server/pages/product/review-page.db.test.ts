import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { halves, mp4, photo } from '#server/review-uploads/testing/file-corpus.ts';
import { addBought, addInvitation } from '#server/reviews/testing/review-shop.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { PageResult } from '../page.ts';
import { reviewPage } from './review-page.ts';

// The form as a browser without script posts it: one multipart form with everything in it.
const NOW = Date.UTC(2026, 5, 1);
const database = await testDatabase();
const { db } = database;
let storage = memoryStorage();
let mug = 0;
const nonce = makeNonce(testSecret, 'review', NOW);

beforeEach(async () => {
  await database.reset();
  storage = memoryStorage();
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug', publishedAt: NOW - 1000 }, NOW);
});

const shop = (settings: Partial<Settings> = {}): ShopContext =>
  testContext(db, { storage, settings: { 'reviews.hold': 'none', ...settings }, now: NOW });

const request = (visitor: Visitor = testVisitor(NOW), slug = 'mug') => ({
  path: `/product/${slug}/review`,
  params: { slug },
  query: new URLSearchParams(),
  visitor,
});

interface Sent {
  values?: Record<string, string>;
  files?: [string, Buffer | string, string][];
  changed?: Partial<Settings>;
  visitor?: Visitor;
}

function send({ values = {}, files = [], changed, visitor }: Sent = {}) {
  const form = new FormData();
  const all = {
    rating: '4',
    comment: 'Keeps the tea warm.',
    author: 'Ada',
    email: 'ada@example.com',
    wcpr_image_upload_nonce: nonce,
    ...values,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  // What a browser sends for an empty file input.
  if (files.length === 0) form.append('wcpr_image_upload[]', new File([], ''));
  for (const [name, bytes, type] of files) {
    const file = new File([new Uint8Array(Buffer.from(bytes))], name, { type });
    form.append('wcpr_image_upload[]', file);
  }
  return reviewPage.post?.(shop(changed), request(visitor), form);
}

function toData(result: PageResult<'review'> | undefined) {
  if (result?.kind !== 'page') throw new Error(`no page: ${result?.kind}`);
  return result.data;
}

const written = () => db.selectFrom('reviews').selectAll().execute();

describe('the form’s own page', () => {
  test('shows the form, and a page for a product that is not there is none [RV-61]', async () => {
    const data = toData(await reviewPage.load(shop(), request()));
    expect(data).toMatchObject({ form: { action: '/product/mug/review' }, closed: '', done: null });
    expect(await reviewPage.load(shop(), request(undefined, 'nothing'))).toEqual({
      kind: 'not-found',
    });
  });

  test('takes a review with its files and says where it stands [RV-61] [RV-62] [RV-72]', async () => {
    const data = toData(
      await send({
        values: { 'wcpr_image_caption[]': 'On my table' },
        files: [
          ['one.png', await halves(), 'image/png'],
          ['video.mp4', mp4(), 'video/mp4'],
        ],
      }),
    );
    const [review] = await written();
    expect(review).toMatchObject({ rating: 4, text: 'Keeps the tea warm.', media_count: 2 });
    expect(data.done).toMatchObject({
      status: 'approved',
      url: `/product/mug?review=${review?.id}#comment-${review?.id}`,
    });
    const files = await db.selectFrom('review_files').selectAll().orderBy('position').execute();
    expect(files).toMatchObject([{ kind: 'image', caption: 'On my table' }, { kind: 'video' }]);
    expect(files[1]?.url).toMatch(/^\/media\/videos\/[0-9a-f]{32}\.mp4$/);
  });

  test('says the first failure and keeps what was typed [RV-64] [RV-65] [RV-70]', async () => {
    const messages = { 'reviews.problem.email': 'Und die Adresse?' };
    const data = toData(await send({ values: { email: '' }, changed: { messages } }));
    expect(data.problems).toMatchObject([{ field: 'email', text: 'Und die Adresse?' }]);
    expect(data.values).toEqual({ rating: '4', comment: 'Keeps the tea warm.', author: 'Ada' });
    expect(await written()).toEqual([]);
  });

  test('thirty files, and a script among the photos, are refused by name; nothing stays [RV-74] [RV-76]', async () => {
    const small = await photo('png', { width: 8, height: 8 });
    const thirty = Array.from({ length: 30 }, (_, at): [string, Buffer, string] => [
      `${at}.png`,
      small,
      'image/png',
    ]);
    const many = toData(await send({ files: thirty }));
    expect(many.problems.map(({ code }) => code)).toEqual(['reviews.problem.maxFiles']);
    const mixed = toData(
      await send({
        files: [
          ['good.png', small, 'image/png'],
          ['bad.png', '<script>alert(1)</script>', 'image/png'],
        ],
      }),
    );
    expect(mixed.problems).toMatchObject([{ fileName: 'bad.png' }]);
    expect(await written()).toEqual([]);
    expect(storage.files.size).toBe(0);
  });

  test('a missing or another nonce takes nothing [RV-61]', async () => {
    for (const wrong of ['', 'x', makeNonce(testSecret, 'public', NOW)]) {
      const data = toData(await send({ values: { wcpr_image_upload_nonce: wrong } }));
      expect(data.problems).toMatchObject([{ code: 'reviews.problem.nonce' }]);
      expect(data.values.comment).toBe('Keeps the tea warm.');
    }
    expect(await written()).toEqual([]);
  });

  test('a form posted twice at once is one review', async () => {
    const visitor = testVisitor(NOW);
    const values = { review_once: 'f'.repeat(32) };
    const responses = await Promise.all([1, 2, 3].map(() => send({ values, visitor })));
    const addresses = responses.map((result) => toData(result).done?.url);
    expect(new Set(addresses).size).toBe(1);
    expect(await written()).toHaveLength(1);
  });

  test('reviews that are switched off, and an odd rating, are explained in words [RV-66]', async () => {
    const off = toData(await send({ changed: { 'reviews.enabled': false } }));
    expect(off.form).toBeNull();
    expect(off.closed).toBe('Reviews are switched off.');
    for (const rating of ['6', '-1', '4.5', 'five']) {
      const data = toData(await send({ values: { rating } }));
      expect(data.problems).toMatchObject([{ code: 'reviews.problem.rating' }]);
    }
    expect(await written()).toEqual([]);
  });

  test('who was invited by an email need not say who they are, also after a mistake', async () => {
    const email = 'ada@example.com';
    const bought = await addBought(db, mug, { email });
    const key = await addInvitation(db, bought, { productId: mug, email, now: NOW });
    const query = new URLSearchParams({ review_key: key });
    const open = toData(await reviewPage.load(shop(), { ...request(), query }));
    expect(open.form).toMatchObject({ invitation: key, settings: { emailRequired: false } });
    const values = { review_key: key, email: '' };
    const mistaken = toData(await send({ values: { ...values, rating: '' } }));
    expect(mistaken.form).toMatchObject({ invitation: key });
    expect(toData(await send({ values })).done).toMatchObject({ status: 'approved' });
    expect(await written()).toMatchObject([{ verified: 1, email: 'ada@example.com' }]);
    const used = toData(await reviewPage.load(shop(), { ...request(), query }));
    expect(used.form).toMatchObject({ settings: { emailRequired: true } });
  });

  test('a review that is held says so, with the address it will have', async () => {
    const data = toData(await send({ changed: { 'reviews.hold': 'all' } }));
    expect(data.done).toMatchObject({ status: 'held' });
    expect(data.done?.message).toContain('once we have approved it');
    expect(data.done?.url).toMatch(/^\/product\/mug\?review=\d+#comment-\d+$/);
  });
});
