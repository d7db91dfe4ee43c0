import { expect, test } from 'vitest';
import { COPY_LIFE_MS, COPY_NAME, readCopy, type TabStorage, writeCopy } from './stored-copy.ts';
import { sampleCart } from './testing/test-cart-view.ts';
import { testStorage } from './testing/test-storage.ts';

const NOON = 1_700_000_000_000;
const notice = { kind: 'success', code: 'added', text: 'It is in.', key: '' } as const;
const response = {
  fragments: { 'span.cart-count': '<span class="cart-count">2</span>' },
  cart_hash: 'a1',
  cart: sampleCart({ hash: 'a1', notices: [notice] }),
};

test('the copy serves for 24 hours less a moment, and then no longer [CT-11]', () => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  expect(readCopy(storage, 'a1', NOON)?.fragments).toEqual(response.fragments);
  expect(readCopy(storage, 'a1', NOON + COPY_LIFE_MS - 1)?.cart.count).toBe(response.cart.count);
  expect(readCopy(storage, 'a1', NOON + COPY_LIFE_MS)).toBeNull();
  expect(COPY_LIFE_MS).toBe(86_400_000);
});

test('of another cart than the cookie names it is no use [CT-11]', () => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  expect(readCopy(storage, 'b2', NOON)).toBeNull();
  expect(readCopy(storage, '', NOON)).toBeNull();
});

test.each([
  ['no date', {}],
  ['a date that is none', { at: 'yesterday' }],
  ['null', { at: null }],
  ['a date in the future', { at: NOON + 1 }],
])('%s is like an expired copy [CT-12]', (_, wrong) => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  const copy = JSON.parse(storage.items.get(COPY_NAME) ?? '') as Record<string, unknown>;
  const { at: _at, ...rest } = copy;
  storage.setItem(COPY_NAME, JSON.stringify({ ...rest, ...wrong }));
  expect(readCopy(storage, 'a1', NOON)).toBeNull();
});

test.each(['', 'null', '{', '[]', '"text"', '{"at":1,"answer":null}'])(
  'what is not a copy is none: %s [CT-12]',
  (text) => {
    const storage = testStorage();
    storage.setItem(COPY_NAME, text);
    expect(readCopy(storage, 'a1', NOON)).toBeNull();
  },
);

test('what has been said is not stored', () => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  expect(readCopy(storage, 'a1', NOON)?.cart.notices).toEqual([]);
});

test('a shelf that is full keeps no older copy either', () => {
  const storage = testStorage();
  writeCopy(storage, response, NOON);
  const full: TabStorage = {
    ...storage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  writeCopy(full, { ...response, cart_hash: 'b2' }, NOON + 1);
  expect(storage.items.size).toBe(0);
});
