import { describe, expect, test } from 'vitest';
import type { ViewedItem } from '../catalog/viewed-items.ts';
import { money } from '../money/money.ts';
import { cartDifference } from './cart-difference.ts';
import { layerEntry } from './layer-entry.ts';
import { pixelCall } from './pixel-call.ts';
import { queueCalls } from './queue-calls.ts';
import type { TrackedEvent, TrackedItem } from './tracked-event.ts';

const shop = { origin: 'https://shop.example', currency: { code: 'USD', decimals: 2 } };

const viewed: ViewedItem = {
  title: 'Mug',
  productId: 12,
  variantId: 34,
  categories: ['Kitchen', 'Gifts'],
  imageUrl: '/media/mug.webp',
  url: '/product/mug',
  price: money(1250),
};

const mug: TrackedItem = {
  productId: 12,
  variantId: null,
  name: 'Mug',
  sku: 'MUG-1',
  price: money(1250),
  quantity: 2,
  url: '/product/mug',
};
const cart = { items: [mug], value: money(2500) };
const order = {
  ...cart,
  number: '1001',
  email: 'jo@example.com',
  shipping: money(490),
  tax: money(0),
  coupons: ['SPRING'],
};

const EVENTS: TrackedEvent[] = [
  { kind: 'identified', email: 'jo@example.com' },
  { kind: 'product-viewed', item: viewed },
  { kind: 'listing-viewed', title: 'Kitchen', items: [mug] },
  { kind: 'searched', term: 'mug', found: 3 },
  { kind: 'added', item: mug, cart },
  { kind: 'removed', item: mug, cart },
  { kind: 'checkout-started', cart },
  { kind: 'checkout-email', email: 'jo@example.com', cart },
  { kind: 'order-placed', order },
];

describe('the queue', () => {
  test('identifies a person by the email address alone [MK-01]', () => {
    expect(queueCalls({ kind: 'identified', email: 'jo@example.com' }, shop)).toEqual([
      ['identify', { $email: 'jo@example.com' }],
    ]);
  });

  test('a viewed product is tracked, and recorded by a second call with the same fields [MK-02] [MK-03]', () => {
    const fields = {
      Title: 'Mug',
      ItemId: 12,
      variantId: 34,
      Categories: ['Kitchen', 'Gifts'],
      ImageUrl: 'https://shop.example/media/mug.webp',
      Url: 'https://shop.example/product/mug',
      $value: 12.5,
      Metadata: { Price: 12.5 },
    };
    expect(queueCalls({ kind: 'product-viewed', item: viewed }, shop)).toEqual([
      ['track', 'Viewed Product', { ...fields, ProductID: 12 }],
      ['trackViewedItem', fields],
    ]);
  });

  test('a product without price or picture is reported as such', () => {
    const item = { ...viewed, variantId: null, price: null, imageUrl: '' };
    expect(queueCalls({ kind: 'product-viewed', item }, shop)[1]).toEqual([
      'trackViewedItem',
      expect.objectContaining({ variantId: null, ImageUrl: '', $value: 0, Metadata: { Price: 0 } }),
    ]);
  });

  test.each([
    ['listing-viewed', ['track Viewed Listing']],
    ['searched', ['track Searched Site']],
    ['added', ['track Added to Cart']],
    ['removed', ['track Removed from Cart']],
    // No address yet: reported with the address.
    ['checkout-started', []],
    ['checkout-email', ['identify', 'track Started Checkout']],
    ['order-placed', ['identify', 'track Placed Order']],
  ])('%s is %j', (kind, expected) => {
    const event = EVENTS.find((each) => each.kind === kind);
    const calls = event ? queueCalls(event, shop) : [];
    expect(calls.map(([what, name]) => (what === 'track' ? `track ${name}` : what))).toEqual(
      expected,
    );
  });

  test('what was added says what the cart holds now', () => {
    expect(queueCalls({ kind: 'added', item: { ...mug, quantity: 1 }, cart }, shop)).toEqual([
      [
        'track',
        'Added to Cart',
        {
          $value: 25,
          ItemName: 'Mug',
          ProductID: 12,
          variantId: null,
          SKU: 'MUG-1',
          Price: 12.5,
          Quantity: 1,
          Url: 'https://shop.example/product/mug',
          ItemNames: ['Mug'],
          ItemCount: 2,
        },
      ],
    ]);
  });
});

describe('the data layer', () => {
  test.each([
    ['identified', undefined],
    ['product-viewed', 'view_item'],
    ['listing-viewed', 'view_item_list'],
    ['searched', 'search'],
    ['added', 'add_to_cart'],
    ['removed', 'remove_from_cart'],
    ['checkout-started', 'begin_checkout'],
    ['checkout-email', undefined],
    ['order-placed', 'purchase'],
  ])('%s is %s', (kind, expected) => {
    const event = EVENTS.find((each) => each.kind === kind);
    expect(event && layerEntry(event, shop)?.event).toBe(expected);
  });

  test('an order has its number, its sums and its lines', () => {
    expect(layerEntry({ kind: 'order-placed', order }, shop)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '1001',
        currency: 'USD',
        value: 25,
        shipping: 4.9,
        tax: 0,
        coupon: 'SPRING',
        items: [{ item_id: '12', item_variant: '', item_name: 'Mug', price: 12.5, quantity: 2 }],
      },
    });
  });
});

describe('the pixel', () => {
  test.each([
    ['identified', undefined],
    ['product-viewed', 'ViewContent'],
    ['listing-viewed', 'ViewCategory'],
    ['searched', 'Search'],
    ['added', 'AddToCart'],
    ['removed', undefined],
    ['checkout-started', 'InitiateCheckout'],
    ['checkout-email', undefined],
    ['order-placed', 'Purchase'],
  ])('%s is %s', (kind, expected) => {
    const event = EVENTS.find((each) => each.kind === kind);
    expect(event && pixelCall(event, shop)?.[1]).toBe(expected);
  });

  test('an order has its number, what it is worth and what was bought', () => {
    expect(pixelCall({ kind: 'order-placed', order }, shop)).toEqual([
      'track',
      'Purchase',
      {
        content_ids: ['12'],
        content_type: 'product',
        contents: [{ id: '12', quantity: 2 }],
        num_items: 2,
        currency: 'USD',
        value: 25,
        order_id: '1001',
      },
    ]);
  });
});

test('neither the data layer nor the pixel names the visitor', () => {
  for (const event of EVENTS) {
    expect(JSON.stringify([layerEntry(event, shop), pixelCall(event, shop)])).not.toContain('jo@');
  }
});

const line = (key: string, quantity: number) => ({ key, quantity });

test.each([
  ['nothing changed', [line('a', 1)], [line('a', 1)], []],
  ['a new line', [], [line('a', 2)], [['added', 'a', 2]]],
  ['one more', [line('a', 1)], [line('a', 2)], [['added', 'a', 1]]],
  ['two less', [line('a', 3)], [line('a', 1)], [['removed', 'a', 2]]],
  ['a line gone', [line('a', 3), line('b', 1)], [line('b', 1)], [['removed', 'a', 3]]],
  [
    'another choice',
    [line('a', 1)],
    [line('b', 1)],
    [
      ['removed', 'a', 1],
      ['added', 'b', 1],
    ],
  ],
])('%s', (_name, before, after, expected) => {
  const found = cartDifference(before, after);
  expect(found.map(({ kind, line: { key, quantity } }) => [kind, key, quantity])).toEqual(expected);
});
