import { describe, expect, test } from 'vitest';
import { createCartMemory, LONGEST_KEPT_MS } from './cart-memory.ts';

const NOW = Date.UTC(2026, 5, 1);

describe('what pricing a cart keeps', () => {
  test('is read once, and again after its tag was cleared', async () => {
    const memory = createCartMemory();
    let read = 0;
    const zones = () => memory.one('zones', ['shipping'], NOW, async () => (read += 1));
    expect([await zones(), await zones()]).toEqual([1, 1]);
    memory.clear(['tax']);
    expect(await zones()).toBe(1);
    memory.clear(['shipping']);
    expect(await zones()).toBe(2);
    memory.clear('all');
    expect(await zones()).toBe(3);
    memory.clear(['settings']);
    expect(await zones()).toBe(4);
  });

  test('is read again after a few seconds, and by a clock that was set back', async () => {
    const memory = createCartMemory();
    let read = 0;
    const zones = (now: number) => memory.one('zones', [], now, async () => (read += 1));
    expect(await zones(NOW)).toBe(1);
    expect(await zones(NOW + LONGEST_KEPT_MS - 1)).toBe(1);
    expect(await zones(NOW + LONGEST_KEPT_MS)).toBe(2);
    expect(await zones(NOW)).toBe(3);
  });

  test('is not kept when it was cleared while it was read', async () => {
    const memory = createCartMemory();
    const { promise, resolve } = Promise.withResolvers<string>();
    const before = memory.one('zones', ['shipping'], NOW, () => promise);
    memory.clear(['shipping']);
    resolve('before the write');
    expect(await before).toBe('before the write');
    expect(await memory.one('zones', ['shipping'], NOW, async () => 'after')).toBe('after');
  });

  test('asks only for the numbers it does not know, also for those that mean nothing', async () => {
    const memory = createCartMemory();
    const asked: number[][] = [];
    const names = (ids: number[]) =>
      memory.each(
        'name',
        ids,
        NOW,
        async (missing) => {
          asked.push(missing);
          return new Map(missing.filter((id) => id < 9).map((id) => [id, `no. ${id}`]));
        },
        (id) => [`product:${id}`],
      );
    expect(await names([1, 9])).toEqual(new Map([[1, 'no. 1']]));
    expect(await names([1, 2, 9])).toEqual(
      new Map([
        [1, 'no. 1'],
        [2, 'no. 2'],
      ]),
    );
    memory.clear(['product:1']);
    await names([1, 2]);
    expect(asked).toEqual([[1, 9], [2], [1]]);
  });

  test('does not grow without end', async () => {
    const memory = createCartMemory({ mostKept: 2 });
    let read = 0;
    const country = (name: string) => memory.one(name, ['tax'], NOW, async () => (read += 1));
    for (const name of ['DE', 'FR', 'IT']) await country(name);
    expect(await country('IT')).toBe(3);
    expect(await country('DE')).toBe(4);
  });
});
