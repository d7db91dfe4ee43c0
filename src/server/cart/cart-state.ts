import * as z from 'zod';
import type { FieldValue } from '#rules/options/field-value.ts';
import { isQuantity } from '#rules/quantities/quantity.ts';
import type { ShippingZone } from '#rules/shipping/shipping.ts';
import { NOTICE_KINDS } from '#wire/cart.ts';
import type { HandPricing } from './hand-pricing.ts';

// What is stored of a cart: choices, never prices. Every read prices it again.
// `seen` is what the visitor last saw of a line, so that a change is reported once.

const fieldValue: z.ZodType<FieldValue> = z.union([
  z.string(),
  z.array(z.string()).readonly(),
  z.record(z.string(), z.union([z.string(), z.number()])).readonly(),
]);

/** Values of option fields by field id. */
export const lineChoices = z.record(z.string(), fieldValue);

/** What a line belongs together with. */
export const bundlePosition = z.object({
  /** Key of the bundle's own line. */
  group: z.string(),
  /** Which item of the bundle it is; '' for the bundle's own line. */
  item: z.string(),
  /** Pieces in one bundle. */
  each: z.int().min(1),
  /** Entries of the bundle's own fields. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type BundlePosition = z.infer<typeof bundlePosition>;

const line = z.object({
  key: z.string(),
  productId: z.int(),
  variationId: z.int().nullable(),
  /** As it was when the line was made, in case the product is deleted. */
  name: z.string(),
  quantity: z.number().positive().refine(isQuantity),
  /** `attribute_pa_color` to `sand`. */
  attributes: z.record(z.string(), z.string()),
  choices: lineChoices,
  /** Null for a line of its own. */
  bundle: bundlePosition.nullable(),
  seen: z.object({ price: z.int().nullable(), problem: z.string() }),
});
export type StoredLine = z.infer<typeof line>;

const address = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type CartAddress = z.infer<typeof address>;

const notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  code: z.string(),
  text: z.string(),
  key: z.string(),
});

const giftCards = z.array(z.object({ id: z.int(), last4: z.string() })).default([]);

/** The parts of a cart that an order takes. */
const orderedParts = z.object({
  lines: z.array(line),
  coupons: z.array(z.string()),
  declined: z.array(z.string()),
  giftCards,
  rates: z.record(z.string(), z.string()),
  paymentMethod: z.string(),
});

export const cartState = z.object({
  lines: z.array(line),
  /** Taken out, the latest last, for a change of mind. */
  removed: z.array(line),
  saved: z.array(line),
  /** Codes the shopper applied, the earliest first. */
  coupons: z.array(z.string()),
  /** Codes of automatic coupons the shopper took out. */
  declined: z.array(z.string()),
  /** Codes a link brought, waiting for what they need. */
  parked: z.array(z.object({ code: z.string(), until: z.number() })),
  /** Gift cards that are to pay, by their numbers; the codes are stored nowhere. */
  giftCards,
  /** Null until the visitor has entered a destination. */
  shipping: address.nullable(),
  billing: address.nullable(),
  /** Package to rate. */
  rates: z.record(z.string(), z.string()),
  paymentMethod: z.string(),
  /** Notices to deliver: the outcome of a form posted without script. */
  notices: z.array(notice),
  /** The total that the visitor was last answered, in minor units; null before the first answer. */
  answered: z.int().nullable().default(null),
  /**
   * The order whose money is awaited, with the cart it was placed from, and whether that is back;
   * null for none.
   */
  awaiting: z
    .object({ order: z.int(), cart: orderedParts, isBack: z.boolean() })
    .nullable()
    .default(null),
});
export type CartState = z.infer<typeof cartState>;

/** Whose cart it is, as far as prices and coupons ask. */
export interface CartShopper {
  /** Null for a guest. */
  customerId: number | null;
  /** Set while an order is placed: an unknown fact then counts against a coupon. */
  placing?: boolean;
  /** The version of the facts a cart is priced by; without it an order reads everything again. */
  facts?: number | null;
  /** An order's first attempt assumes the cached stock: taking it says whether it was there. */
  cachedStock?: boolean;
  /** A manager's decisions about an order; without it the shop decides everything. */
  byHand?: HandPricing;
  /** Shipping zones that are tried instead of the shop's. */
  zones?: readonly ShippingZone[];
}

export const EMPTY_CART: CartState = {
  lines: [],
  removed: [],
  saved: [],
  coupons: [],
  declined: [],
  parked: [],
  giftCards: [],
  shipping: null,
  billing: null,
  rates: {},
  paymentMethod: '',
  notices: [],
  answered: null,
  awaiting: null,
};

/** More than a household buys, and few enough to price at every reading. */
export const MAX_LINES = 500;
/** Characters of all entries of all lines together, written down. */
export const MAX_ENTRIES = 500_000;
export const MAX_SAVED = 100;
export const MAX_REMOVED = 20;
