import { expect, test } from 'vitest';
import { MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { sampleCard } from '#wire/samples/product.ts';
import { type CachedCard, type CatalogCache, createCatalogCache } from './catalog-cache.ts';
import { productTags } from './tags.ts';

/** A source whose cards can be renamed, and that counts how often each was read. */
function source() {
  const names = new Map<number, string>();
  const read: number[] = [];
  const load = async (ids: number[]): Promise<CachedCard[]> => {
    read.push(...ids);
    return ids.map((id) => ({
      card: sampleCard(id, { name: names.get(id) ?? `Product ${id}` }),
      until: id === 9 ? 1000 : null,
    }));
  };
  return { names, read, load };
}

test('a box is read once, however many pages show it', async () => {
  const memory = createCatalogCache();
  const { read, load } = source();
  await memory.cards([1, 2], 0, load);
  const found = await memory.cards([2, 3, 2], 0, load);
  expect(read).toEqual([1, 2, 3]);
  expect([...found.keys()]).toEqual([2, 3]);
});

test.each([
  ['its own tag', ['product:1'], [1]],
  ['the catalogue', ['catalog'], [1, 2]],
  ['a saved product, which may change any list', productTags(2), [1, 2]],
  ['the settings', ['settings'], [1, 2]],
  ['missed news', 'all' as const, [1, 2]],
  ['another product alone', ['product:7', 'menu'], []],
])('after %s is cleared only what it touched is read again', async (_, tags, again) => {
  const memory = createCatalogCache();
  const { names, read, load } = source();
  await memory.cards([1, 2], 0, load);
  read.length = 0;
  names.set(1, 'Renamed');
  memory.invalidate(tags);
  const found = await memory.cards([1, 2], 0, load);
  expect(read).toEqual(again);
  expect(found.get(1)?.name).toBe(again.length > 0 ? 'Renamed' : 'Product 1');
});

test('what was cleared while it was being read is shown, but not cached', async () => {
  const memory = createCatalogCache();
  const { names, load } = source();
  const reading = memory.cards([1], 0, async (ids) => {
    const old = await load(ids);
    names.set(1, 'Renamed');
    memory.invalidate(['product:1']);
    return old;
  });
  expect((await reading).get(1)?.name).toBe('Product 1');
  expect((await memory.cards([1], 0, load)).get(1)?.name).toBe('Renamed');
});

test('a product card that time makes wrong is cached until then', async () => {
  const memory = createCatalogCache();
  const { read, load } = source();
  for (const now of [0, 999, 1000]) await memory.cards([9], now, load);
  expect(read).toEqual([9, 9]);
});

test('when a sale has begun or ended, wherever that was noticed, nothing old is shown', async () => {
  const memory = createCatalogCache();
  const { read, load } = source();
  let lists = 0;
  const list = () => memory.cached('related 1', async () => (lists += 1));
  for (const next of [5000, 5000, 8000, 8000, null]) {
    memory.noteNextChange(next);
    await memory.cards([1], 0, load);
    await list();
  }
  expect([read.length, lists]).toEqual([3, 3]);
});

test('a reading that failed is tried again', async () => {
  const memory = createCatalogCache();
  const fail = () => memory.cached('trail 1', () => Promise.reject(new Error('busy')));
  await expect(fail()).rejects.toThrow('busy');
  expect(await memory.cached('trail 1', async () => 'here')).toBe('here');
});

test('a list that was being read when the catalogue changed is read again', async () => {
  const memory = createCatalogCache();
  const first = memory.cached('related 1', async () => 'old');
  memory.invalidate(['catalog']);
  expect(await first).toBe('old');
  expect(await memory.cached('related 1', async () => 'new')).toBe('new');
});

test('no more is cached than there is room for', async () => {
  const memory = createCatalogCache(2);
  const { read, load } = source();
  await memory.cards([1, 2, 3], 0, load);
  await memory.cards([3, 2], 0, load);
  expect(read).toEqual([1, 2, 3]);
  await memory.cards([1], 0, load);
  expect(read).toEqual([1, 2, 3, 1]);
});

/** JSON of products whose names can be changed; product 5 tells of others. */
function jsonSource(cache: CatalogCache) {
  const names = new Map<number, string>();
  const read: number[] = [];
  const ask = async (ids: number[], origin = 'https://a.example', now = 0) => {
    const found = await cache.storeJson(ids, origin, now, async (missing) => {
      read.push(...missing);
      return missing.map((id) => ({
        id,
        json: Buffer.from(`${origin} ${names.get(id) ?? id}`),
        cacheable: id !== 5,
      }));
    });
    return ids.map((id) => String(found.get(id)));
  };
  return { names, read, ask };
}

test.each([
  ['its own tag', ['product:1'], [1]],
  ['the catalogue', ['catalog'], [1, 2]],
  ['the settings', ['settings'], [1, 2]],
  ['another product alone', ['product:7'], []],
])('JSON for the Store API is made once; after %s changed, again', async (_, tags, again) => {
  const cache = createCatalogCache();
  const { names, read, ask } = jsonSource(cache);
  for (let time = 0; time < 2; time += 1) await ask([1, 2]);
  expect(read).toEqual([1, 2]);
  read.length = 0;
  names.set(1, 'Renamed');
  cache.invalidate(tags);
  const [first] = await ask([1, 2]);
  expect(read).toEqual(again);
  expect(first).toBe(`https://a.example ${again.length > 0 ? 'Renamed' : 1}`);
});

test('JSON is made again for another address, after some seconds, and where it tells of others', async () => {
  const { read, ask } = jsonSource(createCatalogCache());
  expect(await ask([1])).toEqual(['https://a.example 1']);
  expect(await ask([1], 'https://b.example')).toEqual(['https://b.example 1']);
  await ask([1], 'https://b.example', MAX_CACHE_AGE_MS - 1);
  await ask([1], 'https://b.example', MAX_CACHE_AGE_MS);
  expect(read).toEqual([1, 1, 1]);
  await ask([5]);
  await ask([5]);
  expect(read).toEqual([1, 1, 1, 5, 5]);
});
