import { afterEach, expect, test, vi } from 'vitest';
import { releaseMemory } from './release-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('the collection is a tick, whose entry in the queue is alive meanwhile', async () => {
  const order: string[] = [];
  vi.stubGlobal('gc', () => order.push('collection'));
  process.nextTick(() => order.push('tick before'));
  const released = releaseMemory();
  process.nextTick(() => order.push('tick after'));
  queueMicrotask(() => order.push('microtask'));
  await released;
  await new Promise(setImmediate);
  expect(order).toEqual(['microtask', 'tick before', 'collection', 'tick after']);
});

test('without the collector nothing happens', async () => {
  vi.stubGlobal('gc', undefined);
  await expect(releaseMemory()).resolves.toBeUndefined();
});
