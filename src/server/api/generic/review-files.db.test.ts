import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { halves, photo } from '#server/review-uploads/testing/file-corpus.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { ReviewFormResponse, ReviewUploadResponse } from '#wire/review-form.ts';
import { apiRoutes } from '../api-routes.ts';
import { now, origin } from '../store/testing/test-shop.ts';
import { noFragments } from '../testing/no-fragments.ts';

const database = await testDatabase();
const secret = 's'.repeat(64);
const nonce = makeNonce(secret, 'review', now);
let storage = memoryStorage();
let mug = 0;
let changed: Partial<Settings> = {};

beforeEach(async () => {
  await database.reset();
  changed = {};
  storage = memoryStorage();
  mug = await saveProduct(database.db, { slug: 'mug', name: 'Mug', publishedAt: now - 1 }, now);
});

function routes() {
  const context = () => testContext(database.db, { settings: changed, now, storage });
  const failed = (error: unknown) => {
    throw error;
  };
  return apiRoutes({
    context,
    secret,
    origin: () => origin,
    failed,
    render: noFragments,
    uploads: testUploads(),
  });
}

const ROUTE = `${origin}/wp-admin/admin-ajax.php`;
const get = (action: string, query: string, cookie = '') =>
  routes().request(`${ROUTE}?action=${action}&${query}`, { headers: { cookie } });

function post(action: string, values: Record<string, string | File>, cookie = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ nonce, ...values })) body.set(name, value);
  return routes().request(`${ROUTE}?action=${action}`, {
    method: 'POST',
    headers: { origin, cookie },
    body,
  });
}

async function upload(name: string, bytes: Buffer, cookie = '') {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  const reply = await post('vitrine_review_upload', { product_id: String(mug), file }, cookie);
  const response: ReviewUploadResponse = await reply.json();
  const ownerCookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { answer: response, cookie: ownerCookie };
}

describe('the form', () => {
  test('comes with its words, a nonce and what the shop asks for [RV-61] [RV-65]', async () => {
    changed = {
      'reviews.minComment': 20,
      messages: { 'reviews.problem.minComment': 'Mehr, bitte: {limit}.' },
    };
    const reply = await get('vitrine_review_form', `product_id=${mug}`);
    const response: ReviewFormResponse = await reply.json();
    expect(response.form?.settings).toMatchObject({ minComment: 20, productId: mug });
    expect(response.messages['reviews.problem.minComment']).toBe('Mehr, bitte: {limit}.');
    expect(response.nonce).toBe(nonce);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await get('vitrine_review_form', `product_id=${mug}`)).json()),
    );
    expect(first.form.once).not.toBe(second.form.once);
  });

  test('has words of its own for each thing that can be wrong with a review [RV-65]', async () => {
    const codes = [
      'rating comment minComment maxComment title name nameLong email emailForm gdpr',
      'imageRequired maxFiles fileSize fileType',
    ].flatMap((line) => line.split(' '));
    const messages = async (changes: Partial<Settings>) => {
      changed = changes;
      const reply = await get('vitrine_review_form', `product_id=${mug}`);
      const response: ReviewFormResponse = await reply.json();
      return codes.map((code) => response.messages[`reviews.problem.${code}`]);
    };
    const usual = await messages({});
    expect(usual.every((text) => typeof text === 'string' && text !== '')).toBe(true);
    expect(new Set(usual).size).toBe(codes.length);
    const texts = Object.fromEntries(
      codes.map((code) => [`reviews.problem.${code}`, `Own ${code}`]),
    );
    expect(await messages({ messages: texts })).toEqual(codes.map((code) => `Own ${code}`));
  });

  test('is none where reviews are off or the product is not there', async () => {
    expect(await (await get('vitrine_review_form', 'product_id=999')).json()).toMatchObject({
      form: null,
    });
    changed = { 'reviews.enabled': false };
    expect(await (await get('vitrine_review_form', `product_id=${mug}`)).json()).toMatchObject({
      form: null,
    });
  });
});

describe('files', () => {
  test('one is taken and seen, turned and taken away by its sender alone [RV-84]', async () => {
    const { answer: response, cookie } = await upload('mug.png', await halves(80, 40));
    if (!response.ok) throw new Error(response.message);
    expect(response).toMatchObject({ kind: 'image', width: 80, height: 40 });
    const { id } = response;
    const seen = await get('vitrine_review_file', `id=${id}`, cookie);
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect((await get('vitrine_review_file', `id=${id}`)).status).toBe(404);
    await post('vitrine_review_file_turn', { id: String(id), turn: '1' });
    const size = () =>
      database.db.selectFrom('review_uploads').select(['width', 'height']).executeTakeFirst();
    expect(await size()).toEqual({ width: 80, height: 40 });
    await post('vitrine_review_file_turn', { id: String(id), turn: '1' }, cookie);
    expect(await size()).toEqual({ width: 40, height: 80 });
    const guest = await post('vitrine_review_file_remove', { id: String(id) });
    expect(await guest.json()).toEqual({ ok: false });
    const removed = await post('vitrine_review_file_remove', { id: String(id) }, cookie);
    expect(await removed.json()).toEqual({ ok: true });
    expect(storage.files.size).toBe(0);
  });

  test('what is refused is named in words [RV-75] [RV-76]', async () => {
    const script = await upload('mug.png', Buffer.from('<script>'));
    expect(script.answer).toEqual({
      ok: false,
      message: 'The content of mug.png does not match its file type.',
    });
    changed = { 'reviews.maxFileSize': 1 };
    const large = Buffer.concat([await photo('png'), Buffer.alloc(2000)]);
    expect((await upload('large.png', large)).answer).toEqual({
      ok: false,
      message: 'large.png is too large: 1 kB at most.',
    });
  });

  test('without a nonce, with uploads off or for no product nothing is taken [RV-61]', async () => {
    const file = new File([new Uint8Array(await photo('png'))], 'mug.png');
    const values = { product_id: String(mug), file };
    const bare = await post('vitrine_review_upload', { ...values, nonce: 'x' });
    expect([bare.status, await bare.text()]).toEqual([403, '-1']);
    changed = { 'reviews.photos': false };
    expect(await (await post('vitrine_review_upload', values)).json()).toMatchObject({ ok: false });
    changed = {};
    const nothing = await post('vitrine_review_upload', { ...values, product_id: '999' });
    expect(await nothing.json()).toMatchObject({ ok: false });
    expect(storage.files.size).toBe(0);
  });
});
