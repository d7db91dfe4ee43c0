import * as z from 'zod/mini';
import { recordFrom } from '#rules/records/record-keys.ts';
import { RATE_KINDS } from '../cart.ts';
import { storeAmount, storeCurrency } from './currency.ts';
import { storeImage } from './image.ts';
import { storePrices, storeProduct } from './product.ts';

// The cart as the Store API gives it; keys and types are a public contract.

const amounts = <const Name extends string>(names: readonly Name[]) =>
  recordFrom(names, () => storeAmount);

const place = {
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
};

const person = {
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  ...place,
  phone: z.string(),
};

const namedValue = z.strictObject({ key: z.string(), value: z.string() });

export const storeCartItem = z.strictObject({
  key: z.string(),
  id: z.int(),
  type: z.enum(['simple', 'variation']),
  quantity: z.number(),
  quantity_limits: z.strictObject({
    minimum: z.number(),
    maximum: z.number(),
    multiple_of: z.number(),
    editable: z.boolean(),
  }),
  name: z.string(),
  short_description: z.string(),
  description: z.string(),
  sku: z.string(),
  low_stock_remaining: z.nullable(z.number()),
  backorders_allowed: z.boolean(),
  show_backorder_badge: z.boolean(),
  sold_individually: z.boolean(),
  permalink: z.string(),
  images: z.array(storeImage),
  variation: z.array(
    z.strictObject({ raw_attribute: z.string(), attribute: z.string(), value: z.string() }),
  ),
  item_data: z.array(namedValue),
  prices: z.extend(storePrices, {
    raw_prices: z.strictObject({
      precision: z.int(),
      ...amounts(['price', 'regular_price', 'sale_price']),
    }),
  }),
  totals: z.strictObject({
    ...amounts(['line_subtotal', 'line_subtotal_tax', 'line_total', 'line_total_tax']),
    ...storeCurrency,
  }),
  catalog_visibility: z.string(),
  extensions: z.strictObject({
    vitrine: z.optional(
      z.strictObject({
        /** Values of option fields by field id. */
        options: z.record(z.string(), z.unknown()),
        price_steps: z.array(
          z.strictObject({
            code: z.string(),
            subject: z.string(),
            /** An option may make it cheaper. */
            amount: z.string().check(z.regex(/^-?\d+$/)),
          }),
        ),
        /** What the line belongs together with, or null. */
        group: z.unknown(),
      }),
    ),
  }),
});
export type StoreCartItem = z.infer<typeof storeCartItem>;

const rate = z.strictObject({
  rate_id: z.string(),
  name: z.string(),
  description: z.string(),
  delivery_time: z.string(),
  price: storeAmount,
  taxes: storeAmount,
  instance_id: z.int(),
  method_id: z.enum(RATE_KINDS),
  meta_data: z.array(namedValue),
  selected: z.boolean(),
  ...storeCurrency,
});

export const storePackage = z.strictObject({
  package_id: z.int(),
  name: z.string(),
  destination: z.strictObject(place),
  items: z.array(z.strictObject({ key: z.string(), name: z.string(), quantity: z.number() })),
  shipping_rates: z.array(rate),
});
export type StorePackage = z.infer<typeof storePackage>;

export const storeCoupon = z.strictObject({
  code: z.string(),
  discount_type: z.enum(['percent', 'fixed_cart', 'fixed_product']),
  totals: z.strictObject({
    ...amounts(['total_discount', 'total_discount_tax']),
    ...storeCurrency,
  }),
});

const storeGiftCard = z.strictObject({
  /** Takes it out of the cart, where coupons are taken out. */
  code: z.string(),
  last4: z.string(),
  amount: z.string(),
});

export const storeCart = z.strictObject({
  items: z.array(storeCartItem),
  coupons: z.array(storeCoupon),
  fees: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      totals: z.strictObject({ ...amounts(['total', 'total_tax']), ...storeCurrency }),
    }),
  ),
  totals: z.strictObject({
    ...amounts([
      'total_items',
      'total_items_tax',
      'total_fees',
      'total_fees_tax',
      'total_discount',
      'total_discount_tax',
      'total_price',
      'total_tax',
    ]),
    /** Null while no cost is known. */
    total_shipping: z.nullable(storeAmount),
    total_shipping_tax: z.nullable(storeAmount),
    tax_lines: z.array(z.strictObject({ name: z.string(), price: storeAmount, rate: z.string() })),
    ...storeCurrency,
  }),
  shipping_address: z.strictObject(person),
  billing_address: z.strictObject({ ...person, email: z.string() }),
  needs_payment: z.boolean(),
  needs_shipping: z.boolean(),
  payment_requirements: z.array(z.string()),
  has_calculated_shipping: z.boolean(),
  shipping_rates: z.array(storePackage),
  items_count: z.number(),
  items_weight: z.number(),
  cross_sells: z.array(storeProduct),
  errors: z.array(z.strictObject({ code: z.string(), message: z.string() })),
  payment_methods: z.array(z.string()),
  extensions: z.looseObject({
    /** What gift cards pay; `total_price` is the rest. */
    vitrine: z.optional(z.strictObject({ gift_cards: z.array(storeGiftCard) })),
  }),
});
export type StoreCart = z.infer<typeof storeCart>;
