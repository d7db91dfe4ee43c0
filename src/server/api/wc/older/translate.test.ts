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
  ['/customers', 'customer'],
  ['/customers/:customer_id/downloads', 'other'],
])('%s is of the resource %s', (path, resource) => {
  expect(findResource(path)).toBe(resource);
});

const product = {
  id: 7,
  stock_status: 'onbackorder',
  has_options: false,
  date_created: '2026-05-05T12:30:00',
  date_created_gmt: '2026-05-05T10:30:00',
  date_on_sale_from: '2026-06-01T00:00:00',
  date_on_sale_from_gmt: '2026-05-31T22:00:00',
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
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
      date_created: '2026-05-05T12:30:00',
      date_created_gmt: '2026-05-05T10:30:00',
      date_on_sale_from: '2026-06-01T00:00:00',
      date_on_sale_from_gmt: '2026-05-31T22:00:00',
      date_on_sale_to: null,
      date_on_sale_to_gmt: null,
      images: [{ id: 3, date_created_gmt: '2026-05-05T10:30:00', position: 0 }],
      attributes: [{ id: 4, name: 'Tint', slug: 'pa_tint' }],
      meta_data: [],
      _links: { self: [{ href: 'https://shop.example/wp-json/wc/v2/products/7' }] },
    },
  ]);
  expect(olderBody(product, 'product', 'v1')).toEqual({
    id: 7,
    in_stock: true,
    date_created: '2026-05-05T10:30:00',
    date_on_sale_from: '2026-05-31',
    date_on_sale_to: '',
    download_type: 'standard',
    attributes: [{ id: 4, name: 'Tint' }],
    images: [{ id: 3, date_created: '2026-05-05T10:30:00', position: 0 }],
    _links: { self: [{ href: 'https://shop.example/wp-json/wc/v1/products/7' }] },
  });
});

const moments = (name: string) => ({
  [name]: '2026-05-05T12:30:00',
  [`${name}_gmt`]: '2026-05-05T10:30:00',
});

test.each([
  ['order', 'date_created', '2026-05-05T10:30:00'],
  ['order', 'date_paid', '2026-05-05T12:30:00'],
  ['customer', 'date_modified', '2026-05-05T10:30:00'],
  ['coupon', 'date_created', '2026-05-05T12:30:00'],
] as const)('of an older %s, %s is %s', (resource, name, moment) => {
  expect(olderBody(moments(name), resource, 'v1')).toMatchObject({ [name]: moment });
});

test('an older coupon ends at a moment of GMT', () => {
  expect(olderBody(moments('date_expires'), 'coupon', 'v1')).toMatchObject({
    expiry_date: '2026-05-05T10:30:00',
  });
});

test('an older customer has no role', () => {
  const customer = { id: 4, role: 'customer', is_paying_customer: true, meta_data: [] };
  expect(olderBody(customer, 'customer', 'v1')).toEqual({ id: 4 });
  expect(olderBody(customer, 'customer', 'v2')).toEqual(customer);
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
