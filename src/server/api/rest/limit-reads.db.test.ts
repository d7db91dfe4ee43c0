import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '#server/accounts/access/log-in.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { SESSION_COOKIE } from '#server/platform/sessions/visitor.ts';
import { browser } from '../testing/test-browser.ts';
import { managerClient } from '../wc/testing/manager-client.ts';

const { db } = await testDatabase();
const perMinute = 600;
/** Another for each test, as buckets are those of the process. */
let networks = 0;
let network = '';
beforeAll(() => fillCartShop(db));
beforeEach(() => {
  networks += 1;
  network = `203.0.113.${networks}`;
});

const LISTS = '/wp-json/wc/store/v1/products?per_page=100';

function asker(changed = {}, headers: Record<string, string> = {}) {
  const { ask } = browser(db, { 'api.anonymousReadsPerMinute': perMinute, ...changed });
  return (path: string, from = network) => withClientAddress(from, () => ask(path, { headers }));
}

/** How many are answered before one is refused, of so many. */
async function toResponse(ask: () => Promise<Response>, tries = 120): Promise<number> {
  for (let count = 0; count < tries; count += 1) {
    const { status } = await ask();
    if (status === 429) return count;
    expect(status).toBeLessThan(404);
  }
  return tries;
}

test('reads of one address are limited by what they cost', async () => {
  const ask = asker();
  expect(await toResponse(() => ask('/wp-json/wc/store/v1/products/categories/1'))).toBe(100);
  expect(await toResponse(() => ask(LISTS, '203.0.113.200'))).toBe(9);
  expect(await toResponse(() => ask(`${LISTS}&search=oak`, '203.0.113.201'))).toBe(6);
  expect(await toResponse(() => ask(`${LISTS}&_embed=1`, '203.0.113.202'))).toBe(2);
  expect(await toResponse(() => ask('/wp-json/', '203.0.113.203'))).toBe(100);
});

test('a refusal says when to ask again, and other addresses are answered', async () => {
  const ask = asker();
  await toResponse(() => ask(LISTS));
  const refused = await ask(LISTS);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'rest_too_many_requests',
    data: { status: 429 },
  });
  expect((await ask(LISTS, '203.0.113.250')).status).toBe(200);
});

test('a limit of 0 is none', async () => {
  expect(await toResponse(() => asker({ 'api.anonymousReadsPerMinute': 0 })(LISTS), 40)).toBe(40);
});

test('a key has a limit of its own, but counts for nothing where it is not asked for', async () => {
  const settings = { 'api.anonymousReadsPerMinute': perMinute };
  const program = await managerClient(db, { settings });
  const headers = { authorization: program.authorization };
  const asking = (path: string) => withClientAddress(network, () => program.ask(path, { headers }));
  expect(await toResponse(() => asking('/wp-json/wc/v3/products?per_page=100'), 40)).toBe(40);
  expect(await toResponse(() => asking(LISTS), 40)).toBe(9);
});

test('whoever works in the admin reads as much as they need', async () => {
  const settings = { 'accounts.staffSecondFactor': false };
  const loadCookie = async (email: string) => {
    const visitor = testVisitor(NOW);
    await logIn(shopContext(db, settings), visitor, email, TEST_PASSWORD);
    return { cookie: visitor.cookies.get(SESSION_COOKIE)?.split(';')[0] ?? '' };
  };
  await addPerson(db, 'reader@example.com', NOW, { role: 'editor' });
  await addPerson(db, 'buyer@example.com', NOW);
  const editor = asker(settings, await loadCookie('reader@example.com'));
  expect(await toResponse(() => editor(LISTS), 40)).toBe(40);
  const customer = asker(settings, await loadCookie('buyer@example.com'));
  expect(await toResponse(() => customer(LISTS, '203.0.113.240'), 40)).toBe(9);
});

test.each(['/wp-json/', '/wp-json/wc/v3', '/wp-json/vitrine/v1/openapi.json'])(
  '%s is made once, and sent compressed with its tag',
  async (path) => {
    const plain = await asker()(path);
    const text = await plain.text();
    expect(JSON.parse(text)).toBeTypeOf('object');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    const etag = plain.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await asker({}, { 'accept-encoding': encoding })(path);
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('etag')).toBe(etag);
      const bytes = Buffer.from(await packed.arrayBuffer());
      expect(packed.headers.get('content-length')).toBe(String(bytes.length));
      expect(bytes.length).toBeLessThan(text.length / 5);
      expect(read(bytes).toString()).toBe(text);
    }
    const known = await asker({}, { 'if-none-match': etag })(path);
    expect([known.status, await known.text()]).toEqual([304, '']);
    const renamed = await asker({ 'shop.name': 'Lantern' })(path);
    const isSame = path === '/wp-json/wc/v3';
    expect(renamed.headers.get('etag') === etag).toBe(isSame);
  },
);
