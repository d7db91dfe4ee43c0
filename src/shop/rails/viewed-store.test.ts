import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { recordViewed, type ViewedStorage } from './viewed-store.ts';

function store(): ViewedStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

const item = (productId: number) => ({
  title: `Product ${productId}`,
  productId,
  variantId: null,
  categories: [],
  imageUrl: '',
  url: `/product/${productId}`,
  price: money(100),
});

test('each visit answers what was looked at before, without itself', () => {
  const storage = store();
  const seen = [3, 5, 3, 7].map((id) =>
    recordViewed(() => storage, item(id)).map(({ productId }) => productId),
  );
  expect(seen).toEqual([[], [3], [5], [3, 5]]);
});

test('a browser without storage has looked at nothing', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(recordViewed(forbidden, item(1))).toEqual([]);
});
