import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { addViewed, MOST_VIEWED, readViewed, type ViewedItem } from './viewed-items.ts';

const item = (productId: number): ViewedItem => ({
  title: `Product ${productId}`,
  productId,
  variantId: null,
  categories: ['Tableware'],
  imageUrl: '/media/tray/1200.jpeg',
  url: `/product/${productId}`,
  price: money(4800),
});
const ids = (items: ViewedItem[]) => items.map(({ productId }) => productId);

test('what was seen last stands first, each product once, twelve at most', () => {
  let items: ViewedItem[] = [];
  for (let id = 1; id <= 15; id += 1) items = addViewed(items, item(id));
  expect(ids(items)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(items).toHaveLength(MOST_VIEWED);
  expect(ids(addViewed(items, item(9))).slice(0, 3)).toEqual([9, 15, 14]);
});

test('a record keeps title, product, variant, categories, image, address and price [MK-04]', () => {
  const stored = JSON.stringify(addViewed([], { ...item(7), variantId: 71 }));
  expect(readViewed(stored)).toEqual([
    {
      title: 'Product 7',
      productId: 7,
      variantId: 71,
      categories: ['Tableware'],
      imageUrl: '/media/tray/1200.jpeg',
      url: '/product/7',
      price: 4800,
    },
  ]);
});

test.each([null, '', '{', '"text"', '{"a":1}', '[1,null,{"productId":"7"}]'])(
  'stored nonsense %s is read as nothing',
  (stored) => {
    expect(readViewed(stored)).toEqual([]);
  },
);
