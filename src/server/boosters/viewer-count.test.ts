import { expect, test } from 'vitest';
import { createViewerCount } from './viewer-count.ts';

const MINUTE = 60_000;

test('each visitor of the last minutes counts once, whoever has gone no longer', () => {
  const viewers = createViewerCount();
  const see = (visitor: string, now: number) => viewers.see(7, visitor, now, now - 10 * MINUTE);
  expect(see('a', 0)).toBe(1);
  expect(see('a', 1000)).toBe(1);
  expect(see('b', 2000)).toBe(2);
  expect(viewers.see(8, 'c', 2000, -1)).toBe(1);
  // b looked again meanwhile, a did not.
  expect(see('b', 9 * MINUTE)).toBe(2);
  expect(see('c', 11 * MINUTE)).toBe(2);
  expect(see('c', 30 * MINUTE)).toBe(1);
});

test('what it remembers is bounded', () => {
  const viewers = createViewerCount(2, 3);
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) viewers.see(1, visitor, 5, 0);
  expect(viewers.see(1, 'e', 5, 0)).toBe(3);
  viewers.see(2, 'a', 5, 0);
  viewers.see(3, 'a', 5, 0);
  expect(viewers.see(1, 'x', 5, 0)).toBe(1);
});
