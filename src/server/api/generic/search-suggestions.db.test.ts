import { beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { countMiss, purgeMisses } from '#server/search/count-miss.ts';
import { suggestionsResponse } from '#wire/search/suggestions.ts';
import { fillShop, type TestShop } from '../store/testing/test-shop.ts';
import { browser } from '../testing/test-browser.ts';
import { loadRestNonce, loggedInBrowser } from '../wp/testing/logged-in-browser.ts';

const { db } = await testDatabase();
const DAY = 24 * 60 * 60 * 1000;
let shop: TestShop;

beforeAll(async () => {
  shop = await fillShop(db);
});

async function ask(fields: Record<string, string>, changed = {}) {
  const query = new URLSearchParams({ action: 'flatsome_ajax_search_products', ...fields });
  return browser(db, changed).ask(`/wp-admin/admin-ajax.php?vitrine_data=1&${query}`);
}

async function suggest(fields: Record<string, string>, changed = {}) {
  const response = await ask(fields, changed);
  expect(response.status).toBe(200);
  return suggestionsResponse.parse(await response.json());
}

const values = ({ suggestions }: Awaited<ReturnType<typeof suggest>>) =>
  suggestions.map(({ value }) => value);

describe('flatsome_ajax_search_products', () => {
  test('a script of others is answered exactly the keys listed [SE-04] [ER-06]', async () => {
    const path = '/wp-admin/admin-ajax.php?action=flatsome_ajax_search_products&query=mug';
    const result = (await (await browser(db).ask(path)).json()) as { suggestions: object[] };
    expect(Object.keys(result)).toEqual(['suggestions']);
    const keys = new Set(result.suggestions.flatMap((row) => Object.keys(row)));
    expect([...keys].sort()).toEqual(['id', 'img', 'price', 'url', 'value']);
  });

  test('answers products by name, id, url, picture and price [SE-03] [SE-04]', async () => {
    const { suggestions, total, more } = await suggest({ query: 'stoneware' });
    expect(suggestions).toEqual([
      {
        type: 'Product',
        id: shop.products.mug,
        value: 'Stoneware mug',
        url: '/product/mug',
        img: '/media/mug-0123456789/160.webp',
        price: expect.stringContaining('$14.00'),
      },
    ]);
    expect([total, more]).toEqual([1, false]);
    const [vase] = (await suggest({ query: 'vase' })).suggestions;
    expect(vase).not.toHaveProperty('img');
  });

  test('takes the same by POST', async () => {
    const body = new URLSearchParams({ action: 'flatsome_ajax_search_products', query: 'mug' });
    const response = await browser(db).ask('/wp-admin/admin-ajax.php?vitrine_data=1', {
      method: 'POST',
      body,
    });
    expect(values(await response.json())[0]).toBe('Stoneware mug');
  });

  test('searches in one category where it is named [SE-01] [SE-03]', async () => {
    expect(values(await suggest({ query: 'wool', product_cat: 'textiles' }))).toEqual([
      'Wool throw',
    ]);
    expect(values(await suggest({ query: 'wool', product_cat: 'mugs' }))).toEqual([
      'No products found.',
    ]);
    expect(values(await suggest({ query: 'stoneware', product_cat: 'tableware' }))).toEqual([
      'Stoneware mug',
    ]);
    expect(values(await suggest({ query: 'wool', product_cat: 'no-such-thing' }))).toEqual([
      'Wool throw',
    ]);
  });

  test('one row that cannot be selected states that nothing was found [SE-05]', async () => {
    for (const query of ['zzzz', '!!!', '%%%', '🍵🍵🍵']) {
      expect(await suggest({ query })).toEqual({
        suggestions: [{ id: -1, value: 'No products found.', url: '' }],
        total: 0,
        more: false,
      });
    }
  });

  test('fewer than three characters find nothing, and nothing is stated [SE-02]', async () => {
    for (const query of ['', 'm', 'mu', ' mu ', '🍵']) {
      expect((await suggest({ query })).suggestions).toEqual([]);
    }
    const without = await ask({});
    expect([without.status, (await without.json()).suggestions]).toEqual([200, []]);
  });

  test('forgives typing errors and knows synonyms', async () => {
    expect(values(await suggest({ query: 'stonware mugg' }))[0]).toBe('Stoneware mug');
    expect(values(await suggest({ query: 'candel' }))[0]).toBe('Beeswax candle');
    const synonyms = { 'search.synonyms': [['throw', 'blanket']] };
    expect(values(await suggest({ query: 'blanket' }, synonyms))[0]).toBe('Wool throw');
    expect(values(await suggest({ query: 'Wolldecke' }))[0]).toBe('Wool throw');
    const none = { 'search.tradeWords': false };
    expect(values(await suggest({ query: 'blanket' }, none))[0]).toBe('No products found.');
  });

  test('names categories and pages after the products, each as its own kind', async () => {
    await saveDocument(db, {
      kind: 'page',
      slug: 'mug-care',
      title: 'How to care for mugs',
      excerpt: '',
      blocks: [],
      publishedAt: NOW - DAY,
    });
    const { suggestions } = await suggest({ query: 'mugs' });
    expect(suggestions.map(({ type, value, url }) => [type, value, url])).toEqual([
      ['Product', 'Stoneware mug', '/product/mug'],
      ['Category', 'Mugs & cups', '/product-category/mugs'],
      ['Page', 'How to care for mugs', '/mug-care'],
    ]);
    const within = await suggest({ query: 'mugs', product_cat: 'mugs' });
    expect(within.suggestions.map(({ type }) => type)).toEqual(['Product']);
  });

  test('shows neither drafts nor what is hidden', async () => {
    expect(values(await suggest({ query: 'hidden' }))).toEqual(['No products found.']);
    expect(values(await suggest({ query: 'draft' }))).toEqual(['No products found.']);
  });

  test.each([
    'x'.repeat(10_240),
    'mug '.repeat(2600),
    '"\'`;--',
    '%_%_%',
    'mug* OR name:"',
    "mug':*A & !x",
    '\\\\\\',
    'כוס חרס',
    'مرحبا بالعالم',
    '\u202emug',
    '🍵 mug ☕',
    '\ud800\ud800\ud800',
    'mug\0mug',
    '<img src=x onerror=alert(1)>',
    '../../../etc/passwd',
  ])('answers %j sensibly', async (query) => {
    const body = new URLSearchParams({ action: 'flatsome_ajax_search_products', query });
    const response = await browser(db).ask('/wp-admin/admin-ajax.php?vitrine_data=1', {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(200);
    const { suggestions } = suggestionsResponse.parse(await response.json());
    expect(suggestions.length).toBeGreaterThan(0);
  });

  test('lists instead of texts are no texts', async () => {
    const response = await browser(db).ask(
      '/wp-admin/admin-ajax.php?action=flatsome_ajax_search_products&vitrine_data=1&query[]=mug&product_cat[a]=b',
    );
    expect([response.status, (await response.json()).suggestions]).toEqual([200, []]);
  });

  test('twenty requests a second of one visitor are answered, or refused with a date', async () => {
    const client = browser(db);
    const statuses: number[] = [];
    await withClientAddress('192.0.2.61', async () => {
      for (let round = 0; round < 100; round += 1) {
        const response = await client.ask(
          '/wp-admin/admin-ajax.php?action=flatsome_ajax_search_products&vitrine_data=1&query=mug',
        );
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await response.json()).suggestions).toEqual([]);
      }
    });
    expect(new Set(statuses.slice(0, 40))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('searches without results', () => {
  test('are counted by their words and shown to managers, the most frequent first', async () => {
    for (const text of ['Wardrobe', 'wardrobe!', 'bicycle', '***']) await countMiss(db, text, NOW);
    await addPerson(db, 'max@example.com', NOW, { role: 'shop_manager' });
    await addPerson(db, 'ann@example.com', NOW);
    const max = await loggedInBrowser(db, 'max@example.com');
    const path = '/wp-json/vitrine/v1/search-misses';
    const headers = { 'x-wp-nonce': await loadRestNonce(max) };
    const response = await max.ask(path, { headers });
    expect(response.status).toBe(200);
    const at = new Date(NOW).toISOString();
    expect(await response.json()).toEqual([
      { term: 'wardrobe', count: 2, first_searched: at, last_searched: at },
      { term: 'bicycle', count: 1, first_searched: at, last_searched: at },
    ]);
    expect((await max.ask(path)).status).toBe(401);
    const ann = await loggedInBrowser(db, 'ann@example.com');
    const hers = { 'x-wp-nonce': await loadRestNonce(ann) };
    expect((await ann.ask(path, { headers: hers })).status).toBe(403);
    expect((await browser(db).ask(path)).status).toBe(401);
  });

  test('are deleted when they are half a year old', async () => {
    await countMiss(db, 'sofa', NOW + 190 * DAY);
    await purgeMisses(db, NOW + 200 * DAY);
    const rows = await db.selectFrom('search_misses').select('term').execute();
    expect(rows).toEqual([{ term: 'sofa' }]);
  });
});
