import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import type { FragmentRenderer } from '#server/pages/fragment-renderer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { halves } from '#server/review-uploads/testing/file-corpus.ts';
import { type ReviewInput, saveReviews } from '#server/reviews/save-review.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { apiRoutes } from '../api-routes.ts';
import { now, origin } from '../store/testing/test-shop.ts';
import { noFragments } from '../testing/no-fragments.ts';

const database = await testDatabase();
const { db } = database;
const secret = 's'.repeat(64);
const nonce = makeNonce(secret, 'review', now);
const MINUTE = 60_000;
let storage = memoryStorage();
let mug = 0;
let ids: number[] = [];

/** What a section would show, by its reviews' numbers. */
const render: FragmentRenderer = {
  ...noFragments,
  reviewItems: (_, { reviews }) => reviews.map(({ id }) => `<li>${id}</li>`).join(''),
  reviewWidget: (_, { reviews }, { base, id }) =>
    `<section id="${id}" data-base="${base}">${reviews.map((one) => one.id).join()}</section>`,
};

beforeEach(async () => {
  await database.reset();
  storage = memoryStorage();
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, now);
  const inputs = Array.from(
    { length: 5 },
    (_, at): ReviewInput => ({
      productId: mug,
      rating: at + 1,
      text: `Number ${at}`,
      author: 'Ada',
      verified: at > 2,
      createdAt: now - at * MINUTE,
    }),
  );
  ids = await saveReviews(db, inputs, now);
});

interface Ask {
  method?: 'GET' | 'POST';
  changed?: Partial<Settings>;
  cookie?: string;
  body?: FormData;
}

function ask(values: Record<string, string>, { method = 'POST', ...more }: Ask = {}) {
  const settings = { 'reviews.perPage': 2, 'reviews.hold': 'none' as const, ...more.changed };
  const routes = apiRoutes({
    context: () => testContext(db, { settings, now, storage }),
    secret,
    origin: () => origin,
    failed(error) {
      throw error;
    },
    render,
    uploads: testUploads(),
  });
  const form = more.body ?? new URLSearchParams(values);
  // A form with files names its call in the address: only then is a larger body read.
  const action = more.body?.get('action');
  const named = action ? `?action=${action}` : '';
  const query = method === 'GET' ? `?${new URLSearchParams(values)}` : named;
  return routes.request(`${origin}/wp-admin/admin-ajax.php${query}`, {
    method,
    headers: { origin, ...(more.cookie && { cookie: more.cookie }) },
    ...(method === 'POST' && { body: form }),
  });
}

const items = (...at: number[]) => at.map((place) => `<li>${ids[place]}</li>`).join('');

describe('wcpr_ajax_load_more_reviews', () => {
  const more = (parts: Record<string, string> = {}, rest: Ask = {}) => {
    const shared = { action: 'wcpr_ajax_load_more_reviews', nonce, post_id: String(mug) };
    const usual = { is_shortcode: '', frontend_style: '2', filter_type: '' };
    return ask({ ...shared, ...usual, ...parts }, rest);
  };

  test('answers a page of reviews, how many pages there are, and no counts unless a filter was clicked [RV-23] [RV-24]', async () => {
    const response = await more({ cpage: '2' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      html: items(2, 3),
      max_page: 3,
      update_count: {},
    });
  });

  test('answers what each button would show once a filter was clicked [RV-24]', async () => {
    const response = await more({ verified: '1', filter_type: 'verified' });
    expect(await response.json()).toMatchObject({
      html: items(3, 4),
      max_page: 1,
      update_count: { all: 2, image: 0, verified: 2, 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
    });
    const stars = (await (await more({ rating: '4', filter_type: '4' })).json()) as object;
    expect(stars).toMatchObject({ html: items(3), update_count: { all: 5, verified: 1 } });
  });

  test('has no HTML after the last page, and none where there is nothing to show [RV-26]', async () => {
    expect(await (await more({ cpage: '4' })).json()).toMatchObject({ html: '', max_page: 3 });
    expect(await (await more({ image: '1' })).json()).toMatchObject({ html: '' });
    for (const post_id of ['999', 'x', '0', '-1']) {
      expect(await (await more({ post_id })).json()).toMatchObject({ html: '', max_page: 0 });
    }
    const off = await more({}, { changed: { 'reviews.enabled': false } });
    expect(await off.json()).toMatchObject({ html: '', max_page: 0 });
  });

  test('asks for a nonce of reviews [RV-23]', async () => {
    for (const wrong of ['', 'x', makeNonce(secret, 'public', now)]) {
      const response = await more({ nonce: wrong });
      expect([response.status, await response.text()]).toEqual([403, '-1']);
    }
  });
});

describe('woocommerce_photo_reviews_shortcode_ajax_get_reviews', () => {
  const widget = (parts: Record<string, string>) => {
    const action = 'woocommerce_photo_reviews_shortcode_ajax_get_reviews';
    const usual = { wcpr_image: '', wcpr_verified: '', wcpr_rating: '' };
    return ask({ action, nonce, ...usual, ...parts }, { method: 'GET' });
  };
  const settings = (parts: object) => JSON.stringify({ per_page: 2, style: 'masonry', ...parts });

  test('answers the widget for its settings, its page and its filters, by GET [RV-36] [RV-38]', async () => {
    const response = await widget({
      reviews_shortcode: settings({ products: [mug] }),
      wcpr_page: '2',
      wcpr_verified: '1',
      base: '/about',
      widget_id: 'w1',
    });
    expect(await response.json()).toEqual({ html: '' });
    const first = await widget({ reviews_shortcode: settings({}), wcpr_rating: '5' });
    expect(await first.json()).toMatchObject({
      html: `<section id="photo-reviews" data-base="/">${ids[4]}</section>`,
    });
  });

  test('without a page shows the first one [RV-37]', async () => {
    const response = await widget({ reviews_shortcode: settings({}) });
    expect(await response.json()).toEqual({
      html: `<section id="photo-reviews" data-base="/">${ids[0]},${ids[1]}</section>`,
    });
    // Our own script asks for the number of pages.
    const withData = await widget({ reviews_shortcode: settings({}), vitrine_data: '1' });
    expect(await withData.json()).toMatchObject({ max_page: 3 });
  });

  test('takes nonsense for the usual, and links only into this shop [RV-31]', async () => {
    for (const reviews_shortcode of ['', 'x', '[]', 'null', '{"per_page":"x"}']) {
      const response = await widget({ reviews_shortcode });
      expect(response.status).toBe(200);
    }
    const out = await widget({
      reviews_shortcode: '{}',
      base: 'https://evil.example',
      widget_id: '"><script>',
    });
    expect(((await out.json()) as { html: string }).html).toMatch(
      /^<section id="photo-reviews" data-base="\/">/,
    );
  });
});

describe('wcpr_helpful_button_handle', () => {
  const vote = (comment_id: number | string, direction: string, rest: Ask = {}) => {
    const action = 'wcpr_helpful_button_handle';
    return ask({ action, nonce, comment_id: String(comment_id), vote: direction }, rest);
  };
  const refusal = { status: 'error', up: '', down: '' };

  test('counts a vote, ignores the same again and switches to the other side [RV-40] [RV-42] [RV-43]', async () => {
    const first = await vote(ids[0] ?? 0, 'up');
    expect(await first.json()).toEqual({ status: 'success', up: 1, down: 0 });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(cookie).toContain('vitrine_voter=');
    const again = await vote(ids[0] ?? 0, 'up', { cookie });
    expect([again.status, await again.json()]).toEqual([200, refusal]);
    const switched = await vote(ids[0] ?? 0, 'down', { cookie });
    expect(await switched.json()).toEqual({ status: 'success', up: 0, down: 1 });
  });

  test('answers an error to nonsense, and changes nothing [RV-44]', async () => {
    for (const [id, direction] of [
      [999, 'up'],
      ['x', 'up'],
      [ids[0] ?? 0, 'sideways'],
    ] as const) {
      expect(await (await vote(id, direction)).json()).toEqual(refusal);
    }
    const off = await vote(ids[0] ?? 0, 'up', { changed: { 'reviews.votes': false } });
    expect(await off.json()).toEqual(refusal);
    expect((await ask({ action: 'wcpr_helpful_button_handle', vote: 'up' })).status).toBe(403);
    const row = await db.selectFrom('review_votes').selectAll().execute();
    expect(row).toEqual([]);
  });
});

function reviewForm(parts: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    comment_post_ID: String(mug),
    rating: '5',
    comment: 'A lovely mug that keeps the tea warm.',
    author: 'Ada',
    email: 'ada@example.com',
    wcpr_gdpr_checkbox: '1',
    wcpr_image_upload_nonce: nonce,
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function addPhoto(form: FormData, name = 'a.png'): Promise<FormData> {
  const bytes = new Uint8Array(await halves());
  form.append('wcpr_image_upload[]', new File([bytes], name, { type: 'image/png' }));
  return form;
}

describe('viwcpr_restrict_number_of_reviews', () => {
  const check = (form: FormData, rest: Ask = {}) => {
    form.set('action', 'viwcpr_restrict_number_of_reviews');
    return ask({}, { ...rest, body: form });
  };

  test('answers no error and the files that are waiting, which the form then names [RV-81] [RV-84] [RV-85]', async () => {
    const checked = await check(await addPhoto(await addPhoto(reviewForm()), 'b.png'));
    const { img_id, ...rest } = (await checked.json()) as { img_id: string };
    expect(rest).toEqual({ error: '', remove_upload_file: 0 });
    expect(img_id).toMatch(/^\d+,\d+$/);
    const cookie = checked.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const form = reviewForm({ action: 'vitrine_write_review', wcpr_image_upload_id: img_id });
    form.append('wcpr_image_caption[]', 'On my table');
    const written = await ask({}, { body: form, cookie });
    expect(await written.json()).toMatchObject({ ok: true, status: 'approved' });
    const files = await db.selectFrom('review_files').select('caption').orderBy('id').execute();
    expect(files).toEqual([{ caption: 'On my table' }, { caption: '' }]);
  });

  test('answers the error in words, and lets files go that cannot be used [RV-82] [RV-83]', async () => {
    const empty = await check(reviewForm({ comment: ' ' }));
    expect(await empty.json()).toEqual({
      error: 'Please write a few words about it.',
      remove_upload_file: 0,
      img_id: '',
    });
    const form = reviewForm();
    form.append('wcpr_image_upload[]', new File(['<script>'], 'x.png', { type: 'image/png' }));
    expect(await (await check(form)).json()).toMatchObject({
      error: expect.stringContaining('x.png'),
      remove_upload_file: 1,
    });
    expect(storage.files.size).toBe(0);
    const many = reviewForm();
    for (let at = 0; at < 6; at += 1) await addPhoto(many, `${at}.png`);
    expect(await (await check(many)).json()).toMatchObject({ remove_upload_file: 1 });
  });

  test('says so where somebody has written already [RV-79]', async () => {
    const one = { changed: { 'reviews.restrict': 'one' as const } };
    const form = reviewForm({ action: 'vitrine_write_review' });
    expect(await (await ask({}, { ...one, body: form })).json()).toMatchObject({ ok: true });
    expect(await (await check(reviewForm({ comment: 'Again.' }), one)).json()).toMatchObject({
      error: 'You have already reviewed this product.',
    });
  });

  test('a missing nonce is 403 and "-1", whose status text the form shows [RV-86]', async () => {
    const response = await check(reviewForm({ wcpr_image_upload_nonce: '' }));
    expect([response.status, await response.text()]).toEqual([403, '-1']);
  });
});

describe('vitrine_write_review', () => {
  const write = (parts: Record<string, string> = {}, rest: Ask = {}) =>
    ask({}, { ...rest, body: reviewForm({ action: 'vitrine_write_review', ...parts }) });

  test('answers where the review stands, or that it waits [RV-61]', async () => {
    const result = await (await write()).json();
    expect(result).toMatchObject({ ok: true, status: 'approved' });
    const { id, url } = result as { id: number; url: string };
    expect(url).toBe(`/product/mug?review=${id}#comment-${id}`);
    const held = await write({ comment: 'Another.' }, { changed: { 'reviews.hold': 'all' } });
    expect(await held.json()).toMatchObject({ status: 'held', message: expect.any(String) });
  });

  test('answers the first problem with its input, in the shop’s words [RV-64] [RV-65]', async () => {
    const changed = { messages: { 'reviews.problem.rating': 'Sterne, bitte!' } };
    const response = await write({ rating: '6' }, { changed });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      message: 'Sterne, bitte!',
      problems: [{ code: 'reviews.problem.rating', text: 'Sterne, bitte!', field: 'rating' }],
    });
  });

  test('refuses a missing nonce, a closed product and a shop without reviews, each by its name', async () => {
    const said = async (parts: Record<string, string>, changed: Partial<Settings> = {}) => {
      const response = await write(parts, { changed });
      const { problems } = (await response.json()) as { problems: { code: string }[] };
      return [response.status, problems[0]?.code];
    };
    expect(await said({ wcpr_image_upload_nonce: 'x' })).toEqual([403, 'reviews.problem.nonce']);
    expect(await said({ comment_post_ID: '999' })).toEqual([422, 'reviews.problem.closed']);
    expect(await said({}, { 'reviews.enabled': false })).toEqual([422, 'reviews.problem.off']);
    expect(await said({ comment: 'x'.repeat(1_000_000) })).toEqual([
      422,
      'reviews.problem.maxComment',
    ]);
    const all = await db.selectFrom('reviews').select('id').execute();
    expect(all).toHaveLength(5);
  });
});
