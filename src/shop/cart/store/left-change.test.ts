import { expect, test } from 'vitest';
import { sampleCart } from '../test-cart-view.ts';
import { LEFT_LIFE_MS, noteLeft, readLeft } from './left-change.ts';
import { COPY_NAME, readCopy, writeCopy } from './stored-copy.ts';
import { testShelf } from './test-shelf.ts';

const NOON = 1_700_000_000_000;
const answer = { fragments: {}, cart_hash: 'a1', cart: sampleCart({ hash: 'a1' }) };

test.each([
  ['at once', 0, 'a1'],
  ['within half a minute', LEFT_LIFE_MS - 1, 'a1'],
  ['after half a minute', LEFT_LIFE_MS, null],
  ['by a clock that was set back', -1, null],
])('%s the next page knows of it: %s ms', (_, later, known) => {
  const shelf = testShelf();
  noteLeft(shelf, 'a1', NOON);
  expect(readLeft(shelf, NOON + later)).toBe(known);
});

test('a cart that was empty had no hash, which is known as well', () => {
  const shelf = testShelf();
  noteLeft(shelf, '', NOON);
  expect(readLeft(shelf, NOON)).toBe('');
});

test('the copy of before is of no use any more, and the next answer is all there is', () => {
  const shelf = testShelf();
  writeCopy(shelf, answer, NOON);
  noteLeft(shelf, 'a1', NOON);
  expect(readCopy(shelf, 'a1', NOON)).toBeNull();
  writeCopy(shelf, answer, NOON);
  expect(readLeft(shelf, NOON)).toBeNull();
});

test.each(['', 'null', '{', '[]', '"a1"', '{"left":"a1"}', '{"at":1,"left":7}'])(
  'what is no note is none: %s',
  (text) => {
    const shelf = testShelf();
    shelf.setItem(COPY_NAME, text);
    expect(readLeft(shelf, 1)).toBeNull();
  },
);

test('a browser that keeps nothing is no trouble', () => {
  const refuses = () => {
    throw new Error('forbidden');
  };
  const shelf = { getItem: refuses, setItem: refuses, removeItem: refuses };
  expect(() => noteLeft(shelf, 'a1', NOON)).not.toThrow();
  expect(readLeft(shelf, NOON)).toBeNull();
});
