import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGrowlStore } from './growl-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a growl message stays 3000 ms, each its own [ER-02]', () => {
  const store = createGrowlStore();
  const displayed: string[][] = [];
  const stop = store.subscribe(() => displayed.push(store.get().map(({ text }) => text)));
  store.show('Copied');
  vi.advanceTimersByTime(1000);
  store.show('Saved');
  vi.advanceTimersByTime(1999);
  expect(store.get()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(displayed.at(-1)).toEqual(['Saved']);
  stop();
  vi.advanceTimersByTime(1000);
  expect(store.get()).toEqual([]);
  expect(displayed).toHaveLength(3);
});
