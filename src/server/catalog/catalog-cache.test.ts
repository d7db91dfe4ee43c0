import { expect, test } from 'vitest';
import { sampleCard } from '#wire/samples/product.ts';
import { type CachedCard, createCatalogCache } from './catalog-cache.ts';
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

test('what was cleared while it was being read is shown, but not kept', async () => {
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

test('a box that time makes wrong is kept until then', async () => {
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

test('no more is kept than there is room for', async () => {
  const memory = createCatalogCache(2);
  const { read, load } = source();
  await memory.cards([1, 2, 3], 0, load);
  await memory.cards([3, 2], 0, load);
  expect(read).toEqual([1, 2, 3]);
  await memory.cards([1], 0, load);
  expect(read).toEqual([1, 2, 3, 1]);
});
