import { expect, test } from 'vitest';
import { sampleCart } from '../test-cart-view.ts';
import { notePendingChange, PENDING_LIFE_MS, readPendingChange } from './pending-change.ts';
import { COPY_NAME, readCopy, writeCopy } from './stored-copy.ts';
import { testStorage } from './test-storage.ts';

const NOON = 1_700_000_000_000;
const answer = { fragments: {}, cart_hash: 'a1', cart: sampleCart({ hash: 'a1' }) };

test.each([
  ['at once', 0, 'a1'],
  ['within half a minute', PENDING_LIFE_MS - 1, 'a1'],
  ['after half a minute', PENDING_LIFE_MS, null],
  ['by a clock that was set back', -1, null],
])('%s the next page knows of it: %s ms', (_, later, known) => {
  const shelf = testStorage();
  notePendingChange(shelf, 'a1', NOON);
  expect(readPendingChange(shelf, NOON + later)).toBe(known);
});

test('a cart that was empty had no hash, which is known as well', () => {
  const shelf = testStorage();
  notePendingChange(shelf, '', NOON);
  expect(readPendingChange(shelf, NOON)).toBe('');
});

test('the copy of before is of no use any more, and the next answer is all there is', () => {
  const shelf = testStorage();
  writeCopy(shelf, answer, NOON);
  notePendingChange(shelf, 'a1', NOON);
  expect(readCopy(shelf, 'a1', NOON)).toBeNull();
  writeCopy(shelf, answer, NOON);
  expect(readPendingChange(shelf, NOON)).toBeNull();
});

test.each(['', 'null', '{', '[]', '"a1"', '{"left":"a1"}', '{"at":1,"left":7}'])(
  'what is no note is none: %s',
  (text) => {
    const shelf = testStorage();
    shelf.setItem(COPY_NAME, text);
    expect(readPendingChange(shelf, 1)).toBeNull();
  },
);

test('a browser that keeps nothing is no trouble', () => {
  const refuses = () => {
    throw new Error('forbidden');
  };
  const shelf = { getItem: refuses, setItem: refuses, removeItem: refuses };
  expect(() => notePendingChange(shelf, 'a1', NOON)).not.toThrow();
  expect(readPendingChange(shelf, NOON)).toBeNull();
});
