import { money } from '#rules/money/money.ts';
import type { CartItem, CartView } from '#wire/cart.ts';

/** A line and a cart for the components' tests. */
export function sampleItem(change: Partial<CartItem> = {}): CartItem {
  return {
    key: 'tray',
    productId: 1,
    variationId: null,
    name: 'Oak Serving Tray',
    sku: 'OST',
    url: '/product/oak-serving-tray',
    image: null,
    attributes: [],
    quantity: 2,
    limits: { min: 1, max: 120, step: 1 },
    editable: true,
    unitPrice: money(4800),
    regularPrice: money(4800),
    subtotal: money(9600),
    total: money(9600),
    saving: money(0),
    steps: [],
    stockText: '',
    editUrl: '',
    group: null,
    problems: [],
    ...change,
  };
}

export function sampleCart(change: Partial<CartView> = {}): CartView {
  const items = change.items ?? [sampleItem()];
  return {
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    hash: 'a1',
    version: 1,
    coupons: [],
    offers: [],
    fees: [],
    needsShipping: true,
    destination: { country: 'US', state: '', postcode: '', city: '' },
    destinationKnown: false,
    packages: [],
    rows: [],
    totals: {
      subtotal: money(9600),
      discount: money(0),
      fees: money(0),
      shipping: money(0),
      tax: money(0),
      total: money(9600),
      saving: money(0),
    },
    taxIncluded: false,
    taxToCome: false,
    freeShipping: null,
    nextSteps: [],
    saved: [],
    suggestions: [],
    credit: null,
    undo: null,
    notices: [],
    ...change,
  };
}
