import { expect, test } from 'vitest';
import { findResource, olderBody, presentValues } from './translate.ts';

test.each([
  ['/products', 'product'],
  ['/products/:id', 'product'],
  ['/products/batch', 'product'],
  ['/products/:product_id/variations/:id', 'variation'],
  ['/products/attributes', 'other'],
  ['/orders', 'order'],
  ['/orders/:order_id/notes', 'other'],
  ['/coupons/:id', 'coupon'],
])('%s is of the resource %s', (path, resource) => {
  expect(findResource(path)).toBe(resource);
});

const product = {
  id: 7,
  stock_status: 'onbackorder',
  has_options: false,
  date_created_gmt: '2026-05-05T10:30:00',
  date_on_sale_from: null,
  date_on_sale_to: null,
  images: [{ id: 3, date_created_gmt: '2026-05-05T10:30:00' }],
  attributes: [{ id: 4, name: 'Tint', slug: 'pa_tint' }],
  meta_data: [],
  _links: { self: [{ href: 'https://shop.example/wp-json/wc/v3/products/7' }] },
};

test('a product tells whether it is in stock, and where its pictures are', () => {
  expect(olderBody([product], 'product', 'v2')).toEqual([
    {
      id: 7,
      in_stock: true,
      date_created_gmt: '2026-05-05T10:30:00',
      date_on_sale_from: null,
      date_on_sale_to: null,
      images: [{ id: 3, date_created_gmt: '2026-05-05T10:30:00', position: 0 }],
      attributes: [{ id: 4, name: 'Tint', slug: 'pa_tint' }],
      meta_data: [],
      _links: { self: [{ href: 'https://shop.example/wp-json/wc/v2/products/7' }] },
    },
  ]);
  expect(olderBody(product, 'product', 'v1')).toEqual({
    id: 7,
    in_stock: true,
    date_on_sale_from: '',
    date_on_sale_to: '',
    download_type: 'standard',
    attributes: [{ id: 4, name: 'Tint' }],
    images: [{ id: 3, position: 0 }],
    _links: { self: [{ href: 'https://shop.example/wp-json/wc/v1/products/7' }] },
  });
});

test('the answer of a batch is translated item by item', () => {
  const sold = { id: 1, stock_status: 'outofstock', images: [] };
  expect(olderBody({ create: [sold], delete: [sold] }, 'product', 'v2')).toEqual({
    create: [{ id: 1, in_stock: false, images: [] }],
    delete: [{ id: 1, in_stock: false, images: [] }],
  });
});

test('lines of an order of the first version have meta with labels', () => {
  const meta = {
    id: 5,
    key: 'engraving',
    value: 'Ada',
    display_key: 'Engraving',
    display_value: 'Ada',
  };
  const order = {
    id: 2,
    meta_data: [],
    date_paid_gmt: null,
    line_items: [{ id: 1, meta_data: [meta] }],
  };
  expect(olderBody(order, 'order', 'v1')).toEqual({
    id: 2,
    line_items: [{ id: 1, meta: [{ key: 'engraving', label: 'Engraving', value: 'Ada' }] }],
  });
  expect(olderBody(order, 'order', 'v2')).toEqual(order);
});

test.each([
  [{ in_stock: 'false', name: 'Cup' }, 'product', { stock_status: 'outofstock', name: 'Cup' }],
  [{ in_stock: true }, 'variation', { stock_status: 'instock' }],
  [{ in_stock: true }, 'order', { in_stock: true }],
  [{ create: [{ in_stock: false }] }, 'product', { create: [{ stock_status: 'outofstock' }] }],
  [{ expiry_date: '2026-12-31' }, 'coupon', { date_expires: '2026-12-31' }],
  [{ exclude_product_ids: [3] }, 'coupon', { excluded_product_ids: [3] }],
] as const)('%j of a %s is sent as %j', (values, resource, expected) => {
  expect(presentValues(values, resource)).toEqual(expected);
});
