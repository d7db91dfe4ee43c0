import * as z from 'zod/mini';
import { imageRecord } from './image.ts';
import { moneyValue } from './money.ts';
import { quantityLimits } from './product.ts';

// The cart as data: mini-cart, side cart, cart page and the trackers all render from this one
// record.
// Amounts are as the shop shows them in its cart, with or without tax; texts are made by the
// server.

export const cartProblem = z.object({ code: z.string(), text: z.string() });
export type CartProblemText = z.infer<typeof cartProblem>;

/** "Colour: Sand". */
export const cartDetail = z.object({ name: z.string(), label: z.string(), value: z.string() });

/** One step of "why this price", such as an engraving at 4.00. */
export const priceStep = z.object({ code: z.string(), subject: z.string(), amount: moneyValue });

export const cartItem = z.object({
  key: z.string(),
  productId: z.int(),
  variationId: z.nullable(z.int()),
  name: z.string(),
  sku: z.string(),
  /** The product's page with the choice in its address. */
  url: z.string(),
  /** Where its options can be changed; '' for a line that has none. */
  editUrl: z.string(),
  image: z.nullable(imageRecord),
  attributes: z.array(cartDetail),
  quantity: z.number(),
  limits: quantityLimits,
  /** False where only one is sold, the quantity is bound to a field, or the line cannot be bought. */
  editable: z.boolean(),
  unitPrice: moneyValue,
  regularPrice: moneyValue,
  /** Before discounts. */
  subtotal: moneyValue,
  total: moneyValue,
  /** What the line costs less than at its regular price. */
  saving: moneyValue,
  steps: z.array(priceStep),
  /** Few are left, or it comes on back-order: a short word beside the line, or ''. */
  stockText: z.string(),
  /** What else there is to know before it is ordered: its price by unit, that it cannot be sent back. */
  notes: z.optional(z.array(z.string())),
  /** The bundle it belongs to; null for a line of its own. */
  group: z.nullable(
    z.object({
      /** Of the bundle's own line, which comes before its items. */
      key: z.string(),
      /** '' on the bundle's own line. */
      item: z.string(),
      /** Pieces in one bundle. */
      each: z.int(),
      /** May go without the rest of the bundle. */
      removable: z.boolean(),
      /** Of one bundle, of all of them and less than by themselves; on the bundle's own line. */
      unit: moneyValue,
      subtotal: moneyValue,
      saving: moneyValue,
    }),
  ),
  /** Why the line cannot be ordered as it is; it stays so that it can be put right. */
  problems: z.array(cartProblem),
});
export type CartItem = z.infer<typeof cartItem>;

export const savedItem = z.pick(cartItem, {
  key: true,
  productId: true,
  variationId: true,
  name: true,
  url: true,
  image: true,
  attributes: true,
  quantity: true,
  unitPrice: true,
  regularPrice: true,
  problems: true,
});
export type SavedItem = z.infer<typeof savedItem>;

export const cartCoupon = z.object({
  id: z.int(),
  code: z.string(),
  shownCode: z.string(),
  description: z.string(),
  /** Applied without a code. */
  automatic: z.boolean(),
  freeShipping: z.boolean(),
  /** Why it lowers this basket, for what several things together bring; '' for others. */
  reason: z.string(),
  discount: moneyValue,
});
export type CartCoupon = z.infer<typeof cartCoupon>;

/** Usable now, waiting for more in the cart, or used up by this shopper. */
export const OFFER_STATES = ['usable', 'waiting', 'used'] as const;

/** A coupon offered for a click. */
export const cartOffer = z.object({
  id: z.int(),
  code: z.string(),
  shownCode: z.string(),
  description: z.string(),
  state: z.enum(OFFER_STATES),
  applied: z.boolean(),
  /** Why it is not usable now; '' where it is. */
  problem: z.string(),
  endsAt: z.nullable(z.number()),
});
export type CartOffer = z.infer<typeof cartOffer>;

export const RATE_KINDS = ['flat_rate', 'free_shipping', 'local_pickup', 'table_rate'] as const;

export const cartRate = z.object({
  rateId: z.string(),
  kind: z.enum(RATE_KINDS),
  title: z.string(),
  cost: moneyValue,
  /** What else there is to know, such as opening hours. */
  details: z.array(z.string()),
  selected: z.boolean(),
});

export const cartPackage = z.object({
  id: z.int(),
  name: z.string(),
  keys: z.array(z.string()),
  rates: z.array(cartRate),
});
export type CartPackage = z.infer<typeof cartPackage>;

export const cartPlace = z.object({
  country: z.string(),
  state: z.string(),
  postcode: z.string(),
  city: z.string(),
});

export const TOTAL_ROWS = ['subtotal', 'discount', 'fee', 'shipping', 'tax', 'total'] as const;

/** A row of the totals in the order it is shown; `of` is a coupon's code, a fee's or a rate's id. */
export const cartRow = z.object({
  code: z.enum(TOTAL_ROWS),
  label: z.string(),
  of: z.string(),
  amount: moneyValue,
});
export type CartRow = z.infer<typeof cartRow>;

export const NOTICE_KINDS = ['success', 'info', 'error'] as const;

/** Delivered once: a notice is not sent again. */
export const cartNotice = z.object({
  kind: z.enum(NOTICE_KINDS),
  code: z.string(),
  text: z.string(),
  /** The line it is about, or ''. */
  key: z.string(),
});
export type CartNotice = z.infer<typeof cartNotice>;

export const cartView = z.object({
  items: z.array(cartItem),
  /** Pieces, all lines together. */
  count: z.number(),
  hash: z.string(),
  /** Incremented with every change, so that the later of two answers is known. */
  version: z.int(),
  coupons: z.array(cartCoupon),
  offers: z.array(cartOffer),
  /** Store credit of the shopper that could pay and does not; applied by its code. */
  credit: z.nullable(z.object({ code: z.string(), balance: moneyValue })),
  fees: z.array(z.object({ id: z.string(), name: z.string(), amount: moneyValue })),
  needsShipping: z.boolean(),
  /** The destination; what the visitor has not entered is the shop's own country. */
  destination: cartPlace,
  /** True once the visitor has entered a destination. */
  destinationKnown: z.boolean(),
  packages: z.array(cartPackage),
  rows: z.array(cartRow),
  totals: z.object({
    subtotal: moneyValue,
    discount: moneyValue,
    fees: moneyValue,
    shipping: moneyValue,
    tax: moneyValue,
    total: moneyValue,
    /** Sale prices and coupons together. */
    saving: moneyValue,
  }),
  /** True where the amounts above hold the tax already. */
  taxIncluded: z.boolean(),
  /** Tax depends on an address that is not known yet: the checkout may add some. */
  taxToCome: z.boolean(),
  /** Progress to free shipping; null where none is offered. */
  freeShipping: z.nullable(
    z.object({
      threshold: moneyValue,
      left: moneyValue,
      percent: z.int(),
      reached: z.boolean(),
    }),
  ),
  /** What more would bring, such as "Add one more for 20% off". */
  nextSteps: z.array(z.string()),
  saved: z.array(savedItem),
  /** Products that go with these, by id. */
  suggestions: z.array(z.int()),
  /** The line taken out last, which can be had back. */
  undo: z.nullable(z.object({ key: z.string(), name: z.string() })),
  notices: z.array(cartNotice),
});
export type CartView = z.infer<typeof cartView>;

/** What every cart call answers. */
export const cartResponse = z.object({
  fragments: z.record(z.string(), z.string()),
  cart_hash: z.string(),
  cart: cartView,
  /** HTML of the notices, for calls that return them. */
  notice: z.optional(z.string()),
  error: z.optional(z.boolean()),
});
export type CartResponse = z.infer<typeof cartResponse>;

/** Selectors whose elements the fragments replace. */
export const FRAGMENT_SELECTORS = [
  'div.widget_shopping_cart_content',
  'div.xoo-wsc-container',
  'div.xoo-wsc-slider',
  'div.xoo-wsc-drawer',
  'div.xoo-wsc-markup-notices',
  'span.cart-count',
] as const;
export type FragmentSelector = (typeof FRAGMENT_SELECTORS)[number];

export const ITEMS_COOKIE = 'woocommerce_items_in_cart';
export const HASH_COOKIE = 'woocommerce_cart_hash';
/** A notice for the product's page that a refused add leads to, as text; read once. */
export const NOTICE_COOKIE = 'vitrine_notice';

/** In the address of a product's page, the line of the cart whose options it opens with. */
export const EDIT_PARAM = 'edit';
/** In the form to buy by, the line that what is sent takes the place of. */
export const EDITED_LINE_FIELD = 'edit_line';
