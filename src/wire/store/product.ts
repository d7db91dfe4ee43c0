import * as z from 'zod/mini';
import { PRODUCT_KINDS } from '#rules/catalog/product.ts';
import { RETURNABLE } from '#rules/catalog/returnable.ts';
import { CONTENT_UNITS } from '#rules/catalog/unit-price.ts';
import { storeBoosters } from './boosters.ts';
import { storeBundle } from './bundle.ts';
import { storeAmount, storeCurrency } from './currency.ts';
import { storeImage } from './image.ts';

const linkedTerm = z.strictObject({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  link: z.string(),
});

export const storePrices = z.strictObject({
  price: storeAmount,
  regular_price: storeAmount,
  sale_price: storeAmount,
  price_range: z.nullable(z.strictObject({ min_amount: storeAmount, max_amount: storeAmount })),
  ...storeCurrency,
});
export type StorePrices = z.infer<typeof storePrices>;

const attribute = z.strictObject({
  /** 0 for an attribute of this product alone, whose terms have no ids either. */
  id: z.int(),
  name: z.string(),
  taxonomy: z.nullable(z.string()),
  has_variations: z.boolean(),
  terms: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      /** True for the term that is chosen when the page opens. */
      default: z.optional(z.boolean()),
    }),
  ),
});

/** The form as the shop itself works with it (`OptionForm` in src/rules/options/option-form.ts). */
const storeOptionForm = z.strictObject({
  /** Which version of which forms it was joined from. */
  versions: z.array(z.strictObject({ id: z.int(), version: z.int() })),
  sections: z.array(z.looseObject({ id: z.string(), fields: z.array(z.unknown()) })),
  override: z.string(),
  asFee: z.boolean(),
  quantity: z.unknown(),
  /** What its product groups offer; prices in minor units, `left` null for no limit. */
  group_products: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      price: z.string(),
      left: z.nullable(z.number()),
    }),
  ),
});
export type StoreOptionForm = z.infer<typeof storeOptionForm>;

/** A product or a variation as the Store API gives it; keys and types are a public contract. */
export const storeProduct = z.strictObject({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  parent: z.int(),
  type: z.enum(PRODUCT_KINDS),
  /** "Size: S, Colour: Red" for a variation, else empty. */
  variation: z.string(),
  permalink: z.string(),
  sku: z.string(),
  short_description: z.string(),
  description: z.string(),
  on_sale: z.boolean(),
  prices: storePrices,
  price_html: z.string(),
  average_rating: z.string(),
  review_count: z.int(),
  images: z.array(storeImage),
  categories: z.array(linkedTerm),
  tags: z.array(linkedTerm),
  brands: z.array(linkedTerm),
  attributes: z.array(attribute),
  variations: z.array(
    z.strictObject({
      id: z.int(),
      attributes: z.array(z.strictObject({ name: z.string(), value: z.nullable(z.string()) })),
    }),
  ),
  grouped_products: z.array(z.int()),
  has_options: z.boolean(),
  is_purchasable: z.boolean(),
  is_in_stock: z.boolean(),
  is_on_backorder: z.boolean(),
  low_stock_remaining: z.nullable(z.number()),
  stock_availability: z.strictObject({ text: z.string(), class: z.string() }),
  sold_individually: z.boolean(),
  weight: z.string(),
  dimensions: z.strictObject({ length: z.string(), width: z.string(), height: z.string() }),
  formatted_weight: z.string(),
  formatted_dimensions: z.string(),
  add_to_cart: z.strictObject({
    text: z.string(),
    description: z.string(),
    url: z.string(),
    single_text: z.string(),
    minimum: z.number(),
    maximum: z.number(),
    multiple_of: z.number(),
  }),
  is_password_protected: z.boolean(),
  extensions: z.strictObject({
    vitrine: z.optional(
      z.strictObject({
        option_form: z.nullable(storeOptionForm),
        bundle: z.nullable(storeBundle),
        boosters: z.nullable(storeBoosters),
        /** What the base amount of its unit costs; null where its content is not known. */
        unit_price: z.nullable(
          z.strictObject({ amount: storeAmount, base: z.number(), unit: z.enum(CONTENT_UNITS) }),
        ),
        /** `yes`, or why it cannot be sent back. */
        returnable: z.enum(RETURNABLE),
      }),
    ),
  }),
});
export type StoreProduct = z.infer<typeof storeProduct>;

const links = z.array(
  z.strictObject({
    href: z.string(),
    embeddable: z.optional(z.boolean()),
    /** The methods that the address takes. */
    targetHints: z.optional(z.strictObject({ allow: z.array(z.string()) })),
  }),
);

/** As the routes of products answer it: with addresses, and by `_embed` with what they lead to. */
export const linkedStoreProduct = z.extend(storeProduct, {
  _links: z.strictObject({ self: links, collection: links, up: z.optional(links), related: links }),
  _embedded: z.optional(
    z.strictObject({
      up: z.optional(z.array(z.unknown())),
      related: z.optional(z.array(z.unknown())),
    }),
  ),
});
export type LinkedStoreProduct = z.infer<typeof linkedStoreProduct>;
