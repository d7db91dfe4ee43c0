import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { catalogCache, createCatalogCache } from '#server/catalog/catalog-cache.ts';
import { productTags } from '#server/catalog/tags.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { browser } from '../testing/test-browser.ts';
import { managerClient } from '../wc/testing/manager-client.ts';

// What is sent compressed is what is sent plain, however often it was sent before and whatever has changed.

const { db } = await testDatabase();
const catalog = createCatalogCache();
const parts = { services: catalogCache.add(NO_SERVICES, catalog) };
const unlimited = {
  'api.anonymousReadsPerMinute': 0,
  'api.origins': ['https://app.example'],
};
const { ask } = browser(db, unlimited, parts);
const program = await managerClient(db, { settings: unlimited, parts });
const { authorization } = program;
beforeAll(() => fillCartShop(db));

const LISTS = ['/wp-json/wc/store/v1/products?per_page=12', '/wp-json/wc/v3/products?per_page=12'];
const ENCODINGS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

async function plain(path: string) {
  const response = await ask(path, { headers: { authorization } });
  return { etag: response.headers.get('etag'), text: await response.text() };
}

async function rename(name: string): Promise<void> {
  const named = db.selectFrom('products').select('id').orderBy('id');
  const { id } = await named.executeTakeFirstOrThrow();
  await db.updateTable('products').set({ name }).where('id', '=', id).execute();
  catalog.invalidate(productTags(id));
}

test.each(LISTS)('%s is the same compressed, each time and after each change', async (path) => {
  const seen = new Set<string>();
  for (const name of ['Cup', 'Bowl', 'Cup', 'Jug']) {
    await rename(name);
    const expected = await plain(path);
    expect(expected.text).toContain(`"name":"${name}"`);
    seen.add(expected.text);
    for (let time = 0; time < 3; time += 1) {
      for (const [encoding, read] of ENCODINGS) {
        const headers = { authorization, 'accept-encoding': encoding };
        const packed = await ask(path, { headers });
        const bytes = Buffer.from(await packed.arrayBuffer());
        expect(read(bytes).toString()).toBe(expected.text);
        expect(bytes.length).toBeLessThan(expected.text.length / 2);
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(packed.headers.get('content-length')).toBe(String(bytes.length));
        expect(packed.headers.get('vary')).toMatch(/\bAccept-Encoding$/);
        expect(packed.headers.get('etag')).toBe(expected.etag);
      }
    }
  }
  expect(seen.size).toBe(3);
});

test('a list that varies by origin varies by encoding, too', async () => {
  const origin = 'https://app.example';
  const packed = await ask(LISTS[0] ?? '', { headers: { origin, 'accept-encoding': 'br' } });
  expect(packed.headers.get('vary')).toBe('Origin, Accept-Encoding');
  expect(packed.headers.get('access-control-allow-origin')).toBe(origin);
});

test('a list that the program knows is sent without a body', async () => {
  const path = LISTS[0] ?? '';
  const { etag } = await plain(path);
  const headers = { 'accept-encoding': 'br', 'if-none-match': etag ?? '' };
  const known = await ask(path, { headers });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('one item has a weak tag where it is compressed, which is taken back as If-Match', async () => {
  const [first] = (await program.send('GET', '/products?per_page=1')).body;
  const path = `/wp-json/wc/v3/products/${first.id}`;
  const one = await ask(path, { headers: { authorization } });
  const packed = await ask(path, { headers: { authorization, 'accept-encoding': 'br' } });
  expect(packed.headers.get('etag')).toBe(`W/${one.headers.get('etag')}`);
  const changed = await ask(path, {
    method: 'PUT',
    headers: {
      authorization,
      'content-type': 'application/json',
      'accept-encoding': 'br',
      'if-match': packed.headers.get('etag') ?? '',
    },
    body: JSON.stringify({ name: 'Pot' }),
  });
  expect([changed.status, changed.headers.get('content-encoding')]).toEqual([200, 'br']);
  const text = brotliDecompressSync(Buffer.from(await changed.arrayBuffer())).toString();
  expect(JSON.parse(text)).toMatchObject({ name: 'Pot' });
});
