import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { createCartStore } from './cart-store.ts';
import {
  type AddedLine,
  type CartRequest,
  displayedQuantity,
  pendingLines,
  visibleCount,
} from './pending-lines.ts';
import { sampleCart, sampleItem } from './testing/test-cart-view.ts';

const line = (change: Partial<AddedLine> = {}): AddedLine => ({
  productId: 1,
  variationId: null,
  name: 'Oak Serving Tray',
  url: '/product/oak-serving-tray',
  image: null,
  quantity: 1,
  unitPrice: money(4800),
  ...change,
});
const add = (id: number, ...lines: AddedLine[]): CartRequest => ({ id, kind: 'add', lines });
const tray = sampleItem();
const cart = sampleCart();

test('what is on its way in shows before the answer, with its line or as one of its own', () => {
  const mug = line({ productId: 2, variationId: 21, name: 'Mug', quantity: 3 });
  const pending = pendingLines(cart, [add(7, line(), mug)]);
  expect(pending.map(({ id, key, quantity }) => ({ id, key, quantity }))).toEqual([
    { id: '7/0', key: 'tray', quantity: 1 },
    { id: '7/1', key: null, quantity: 3 },
  ]);
  expect(pendingLines(null, [add(1, line())])[0]?.key).toBeNull();
});

test('two lines of one product, or one with options, leave open which is meant', () => {
  const two = sampleCart({ items: [tray, sampleItem({ key: 'tray engraved' })] });
  expect(pendingLines(two, [add(1, line())])[0]?.key).toBeNull();
  const step = { code: 'option', subject: 'Engraving', amount: money(400) };
  const engraved = sampleCart({ items: [sampleItem({ steps: [step] })] });
  expect(pendingLines(engraved, [add(1, line())])[0]?.key).toBeNull();
});

test.each<[string, CartRequest[], number, number]>([
  ['nothing', [], 2, 2],
  ['one more', [add(1, line())], 3, 3],
  ['two presses', [add(1, line()), add(2, line({ quantity: 2 }))], 5, 5],
  ['something else', [add(1, line({ productId: 9 }))], 2, 3],
  ['another quantity', [{ id: 1, kind: 'quantity', key: 'tray', quantity: 5 }], 5, 5],
  ['of a line that is not there', [{ id: 1, kind: 'quantity', key: '?', quantity: 5 }], 2, 2],
  ['removed', [{ id: 1, kind: 'remove', key: 'tray' }], 0, 0],
  ['removed, then added', [{ id: 1, kind: 'remove', key: 'tray' }, add(2, line())], 1, 1],
  ['emptied', [add(1, line()), { id: 2, kind: 'empty' }], 0, 0],
  ['a look', [{ id: 1, kind: 'refresh' }], 2, 2],
])('%s under way: what is shown follows', (_, requests, quantity, count) => {
  expect(displayedQuantity(tray, requests)).toBe(quantity);
  expect(visibleCount(cart, requests)).toBe(count);
});

test('lines that cannot be bought are in the list and not in the count', () => {
  const gone = sampleItem({ key: 'gone', productId: 5, quantity: 4 });
  const mixed = sampleCart({ items: [tray, gone], count: 2 });
  expect(visibleCount(mixed, [])).toBe(2);
  expect(visibleCount(mixed, [add(1, line())])).toBe(3);
});

test('a refused add leaves the cart as it was: nothing of it was ever stored', () => {
  const store = createCartStore();
  store.take(cart);
  store.begin(add(1, line()));
  expect(store.get()).toMatchObject({ count: 3, busy: true });
  expect(store.get().cart).toBe(cart);
  store.end(1);
  expect(store.get()).toMatchObject({ count: 2, busy: false, pending: [] });
});

test('an answer counts what is still on its way on top', () => {
  const store = createCartStore();
  store.begin(add(1, line()));
  store.begin(add(2, line()));
  expect(store.get().count).toBe(2);
  store.take(sampleCart({ items: [sampleItem({ quantity: 1 })] }));
  store.end(1);
  expect(store.get().count).toBe(2);
  store.take(cart);
  store.end(2);
  expect(store.get().count).toBe(2);
});

test('a look at the cart does not make it busy', () => {
  const store = createCartStore();
  store.begin({ id: 1, kind: 'refresh' });
  expect(store.get().busy).toBe(false);
});
