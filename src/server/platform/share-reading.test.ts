import { expect, it } from 'vitest';
import { shareReading } from './share-reading.ts';

const requested: string[] = [];
const read = shareReading(async (from: string, key: number) => {
  requested.push(`${from} ${key}`);
  await Promise.resolve();
  if (key < 0) throw new Error('no such order');
  return key * 10;
});

it('is shared by those who ask at the same time, and made again for whoever comes later', async () => {
  expect(await Promise.all([read('first', 1), read('second', 1), read('third', 2)])).toEqual([
    10, 10, 20,
  ]);
  expect(await read('later', 1)).toBe(10);
  expect(requested.splice(0)).toEqual(['first 1', 'third 2', 'later 1']);
});

it('fails for all who share it, and is tried again', async () => {
  const both = await Promise.allSettled([read('first', -1), read('second', -1)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read('later', -1)).rejects.toThrow('no such order');
  expect(requested.splice(0)).toEqual(['first -1', 'later -1']);
});
