import { expect, test } from 'vitest';
import { notePendingChange, PENDING_LIFE_MS, readPendingChange } from './pending-change.ts';
import { COPY_NAME, readCopy, writeCopy } from './stored-copy.ts';
import { sampleCart } from './testing/test-cart-view.ts';
import { testStorage } from './testing/test-storage.ts';

const NOON = 1_700_000_000_000;
const response = { fragments: {}, cart_hash: 'a1', cart: sampleCart({ hash: 'a1' }) };

test.each([
  ['at once', 0, 'a1'],
  ['within half a minute', PENDING_LIFE_MS - 1, 'a1'],
  ['after half a minute', PENDING_LIFE_MS, null],
  ['by a clock that was set back', -1, null],
])('%s the next page knows of it: %s ms', (_, later, known) => {
  const storage = testStorage();
  notePendingChange(storage, 'a1', NOON);
  expect(readPendingChange(storage, NOON + later)).toBe(known);
});

test('a cart that was empty had no hash, which is known as well', () => {
  const storage = testStorage();
  notePendingChange(storage, '', NOON);
  expect(readPendingChange(storage, NOON)).toBe('');
});

test('the copy of before is of no use any more, and the next answer is all there is', () => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  notePendingChange(storage, 'a1', NOON);
  expect(readCopy(storage, 'a1', NOON)).toBeNull();
  writeCopy(storage, response, NOON);
  expect(readPendingChange(storage, NOON)).toBeNull();
});

test.each(['', 'null', '{', '[]', '"a1"', '{"left":"a1"}', '{"at":1,"left":7}'])(
  'what is no note is none: %s',
  (text) => {
    const storage = testStorage();
    storage.setItem(COPY_NAME, text);
    expect(readPendingChange(storage, 1)).toBeNull();
  },
);

test('a browser that keeps nothing is no trouble', () => {
  const refuses = () => {
    throw new Error('forbidden');
  };
  const storage = { getItem: refuses, setItem: refuses, removeItem: refuses };
  expect(() => notePendingChange(storage, 'a1', NOON)).not.toThrow();
  expect(readPendingChange(storage, NOON)).toBeNull();
});
