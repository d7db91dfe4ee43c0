import { money } from '#rules/money/money.ts';
import type { CartView } from '#wire/cart.ts';

const NONE = money(0);

/** Shown before the cart has been fetched. */
export const EMPTY_CART: CartView = {
  items: [],
  count: 0,
  version: 0,
  hash: '',
  coupons: [],
  offers: [],
  fees: [],
  needsShipping: false,
  destination: { country: '', state: '', postcode: '', city: '' },
  destinationKnown: false,
  packages: [],
  rows: [],
  totals: {
    subtotal: NONE,
    discount: NONE,
    fees: NONE,
    shipping: NONE,
    tax: NONE,
    total: NONE,
    saving: NONE,
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
};
