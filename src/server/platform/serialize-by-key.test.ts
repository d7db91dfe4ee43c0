import { expect, test } from 'vitest';
import { serializeByKey } from './serialize-by-key.ts';

function recorder() {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    return name;
  };
  return { seen, work };
}

test('work under one key runs one after the other, in the order of the calls', async () => {
  const { seen, work } = recorder();
  const names = await Promise.all(
    ['a', 'b', 'c'].map((name) => serializeByKey('cart', work(name))),
  );
  expect(names).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('different keys, and work without a key, do not wait for each other', async () => {
  const { seen, work } = recorder();
  await Promise.all([
    serializeByKey('one', work('a')),
    serializeByKey('other', work('b')),
    serializeByKey(null, work('c')),
    serializeByKey(null, work('d')),
  ]);
  expect(seen.slice(0, 4).sort()).toEqual(['a begins', 'b begins', 'c begins', 'd begins']);
});

test('work that fails lets the next one run', async () => {
  const failing = serializeByKey('cart', async () => {
    throw new Error('refused');
  });
  const next = serializeByKey('cart', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
