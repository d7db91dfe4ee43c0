import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { productReviews } from '#server/pages/product/product-reviews.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readReviews } from '#server/reviews/reading/read-reviews.ts';
import { saveReview } from '#server/reviews/save-review.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let review = 0;

const VIDEO = { kind: 'embed', mediaId: null, url: 'https://videos.example/1' } as const;

function write(text: string, more: object = {}) {
  return saveReview(
    db,
    { productId: shop.tray, rating: 5, text, author: 'Ada', createdAt: NOW - 5000, ...more },
    NOW,
  );
}

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db, { parts });
  review = await write('Heavy and warm, with a grain that glows.', {
    title: 'Lovely',
    media: [VIDEO, { ...VIDEO, url: 'https://videos.example/2' }],
  });
});

const loadReviews = async () => (await readReviews(shopContext(db), [review]))[0];

describe('moderating reviews', () => {
  test('a photo is hidden, shown and deleted, and the page follows', async () => {
    const read = await client.send('GET', `/reviews/${review}`);
    expect(read.body).toMatchObject({ title: 'Lovely', featured: false, date_edited: null });
    const [first, second] = read.body.files;
    const path = `/reviews/${review}/files`;
    const cell = async () =>
      (await db.selectFrom('reviews').select('cell').where('id', '=', review).executeTakeFirst())
        ?.cell;
    const pictured = await cell();
    tags.length = 0;
    await client.send('PUT', `${path}/${first.id}`, { hidden: true });
    expect(tags).toContain(`reviews:${shop.tray}`);
    expect((await loadReviews())?.media.map(({ id }) => id)).toEqual([second.id]);
    const gone = await client.send('DELETE', `${path}/${second.id}`);
    expect(gone.body.files).toMatchObject([{ id: first.id, hidden: true }]);
    expect((await loadReviews())?.media).toEqual([]);
    // It counts among the reviews without a photo.
    expect(await cell()).not.toBe(pictured);
    await client.send('PUT', `${path}/${first.id}`, { hidden: false });
    expect([(await loadReviews())?.media.length, await cell()]).toEqual([1, pictured]);
    expect((await client.send('PUT', `${path}/99999`, { hidden: true })).status).toBe(404);
    expect((await client.send('GET', '/reviews?with_files=true')).body).toHaveLength(1);
  });

  test('changed words say so to shoppers; a status does not', async () => {
    const path = `/reviews/${review}`;
    const read = await client.send('GET', path);
    const match = { 'if-match': read.headers.get('etag') ?? '' };
    await client.send('PUT', path, { status: 'hold' }, match);
    expect(await loadReviews()).toBeUndefined();
    expect((await client.send('PUT', path, { status: 'approved' }, match)).status).toBe(412);
    await client.send('PUT', path, { status: 'approved' });
    expect((await loadReviews())?.editedAt).toBeUndefined();
    const text = 'Heavy and warm, with a grain that glows in the evening.';
    const edited = await client.send('PATCH', path, { text: `<b>${text}</b>` });
    expect(edited.body).toMatchObject({ text, date_edited: new Date(NOW).toISOString() });
    expect(await loadReviews()).toMatchObject({ text, editedAt: NOW });
    const page = await loadPage();
    expect(page.html).toContain('Edited by the shop on');
    const rows = await db
      .selectFrom('manager_changes')
      .select('after')
      .where('resource', '=', 'review')
      .where('subject', '=', String(review))
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(JSON.parse(rows[0]?.after ?? '').text).toBe(text);
  });

  async function loadPage() {
    const ctx = shopContext(db);
    const product = await findProductById(ctx, shop.tray);
    if (!product) throw new Error('no product');
    return productReviews(ctx, product, new URLSearchParams());
  }

  test('a featured review is quoted before the others', async () => {
    await write('The most helpful one of all, by every vote there is.', { votesUp: 9 });
    await write('Another one that many people have found to be useful.', { votesUp: 8 });
    expect((await loadPage()).quotes?.items.map(({ id }) => id)).not.toContain(review);
    await client.send('PUT', `/reviews/${review}`, { featured: true });
    expect((await loadPage()).quotes?.items[0]?.id).toBe(review);
    expect((await client.send('GET', '/reviews?featured=1')).body).toHaveLength(1);
  });

  test('the shop replies, changes its reply and takes it back', async () => {
    const path = `/reviews/${review}/replies`;
    const made = await client.send('POST', path, { text: 'Thank you!' });
    const [reply] = made.body.replies;
    expect(reply).toMatchObject({ text: 'Thank you!', by_shop: true, status: 'approved' });
    expect((await loadReviews())?.replies).toMatchObject([{ text: 'Thank you!', byShop: true }]);
    await client.send('PUT', `${path}/${reply.id}`, { status: 'hold', text: 'Thanks!' });
    expect((await loadReviews())?.replies).toEqual([]);
    const after = await client.send('DELETE', `${path}/${reply.id}`);
    expect(after.body.replies).toEqual([]);
    expect((await client.send('DELETE', `${path}/${reply.id}`)).status).toBe(404);
    const held = await write('Not yet public, this one.', { status: 'held' });
    const early = await client.send('POST', `/reviews/${held}/replies`, { text: 'Hello' });
    expect([early.status, early.body.code]).toEqual([409, 'vitrine_rest_review_not_public']);
    const empty = await client.send('POST', path, { text: ' <i></i> ' });
    expect(Object.keys(empty.body.data.params)).toEqual(['text']);
    expect((await client.send('GET', '/reviews?status=hold')).body).toHaveLength(1);
  });

  test('many at once, the trash, and bad input', async () => {
    const spam = await write('Buy my own trays at my own shop instead, they are cheap.');
    const done = await client.send('POST', '/reviews/batch', {
      update: [
        { id: spam, status: 'spam' },
        { id: 99_999, status: 'spam' },
      ],
    });
    expect(done.body.update).toMatchObject([{ status: 'spam' }, { error: {} }]);
    expect((await client.send('PUT', `/reviews/${spam}`, { status: 'unspam' })).body.status).toBe(
      'approved',
    );
    expect((await client.send('DELETE', `/reviews/${spam}`)).body.status).toBe('trash');
    expect((await client.send('DELETE', `/reviews/${spam}?force=true`)).body.deleted).toBe(true);
    const program = await managerClient(db, { settings: { 'api.requestsPerMinute': 0 } });
    const base = `/wp-json/vitrine/v1/reviews/${review}`;
    const changes = { status: 'approved', featured: true, title: 'T', text: 'Words', rating: 4 };
    for (const { place, body } of hostileBodies(changes)) {
      expect([200, 400], place).toContain((await program.send('PUT', base, body)).status);
    }
    for (const { place, body } of hostileBodies({ text: 'Words' })) {
      const { status } = await program.send('POST', `${base}/replies`, body);
      expect([200, 400, 409], place).toContain(status);
    }
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/reviews')).status).toBe(403);
    expect((await editor.send('PUT', `/reviews/${review}`, { featured: true })).status).toBe(403);
  });
});
