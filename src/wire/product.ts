import * as z from 'zod/mini';
import { BACKORDERS, PRODUCT_KINDS, STOCK_STATUSES, SWATCH_KINDS } from '#rules/catalog/product.ts';
import { imageRecord } from './image.ts';
import { moneyValue } from './money.ts';

/** A link with a name: categories, tags, breadcrumbs. */
export const namedLink = z.object({ name: z.string(), url: z.string() });
export type NamedLink = z.infer<typeof namedLink>;

/** What a product costs now. A variable or grouped product has a range, others have min = max. */
export const priceRecord = z.object({
  min: moneyValue,
  max: moneyValue,
  regularMin: moneyValue,
  regularMax: moneyValue,
  onSale: z.boolean(),
  /** Epoch milliseconds at which the running sale ends, or null. */
  saleEndsAt: z.nullable(z.number()),
});
export type PriceRecord = z.infer<typeof priceRecord>;

/** Stock as a shopper may know it: `left` is null where stock is not counted. */
export const stockRecord = z.object({
  status: z.enum(STOCK_STATUSES),
  left: z.nullable(z.number()),
  backorders: z.enum(BACKORDERS),
  low: z.boolean(),
});
export type StockRecord = z.infer<typeof stockRecord>;

export const ratingRecord = z.object({
  average: z.number(),
  count: z.int(),
  /** Reviews are off: not even an empty section is shown. */
  off: z.optional(z.literal(true)),
});
export type RatingRecord = z.infer<typeof ratingRecord>;

export const swatch = z.object({
  kind: z.enum(SWATCH_KINDS),
  slug: z.string(),
  name: z.string(),
  /** One colour, or two for a dual-colour swatch; empty for the other kinds. */
  colours: z.array(z.string()),
  image: z.nullable(imageRecord),
});
export type Swatch = z.infer<typeof swatch>;

/** A swatch on a product's box, with the picture its choice would show. */
export const cardSwatch = z.extend(swatch, { picture: z.nullable(imageRecord) });
export type CardSwatch = z.infer<typeof cardSwatch>;

/** A product as a box in a grid or a slider. `price` is null where the product has none (not for sale). */
export const productCard = z.object({
  id: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  image: z.nullable(imageRecord),
  /** A second view, shown on hover where there is one. */
  hoverImage: z.nullable(imageRecord),
  price: z.nullable(priceRecord),
  stock: stockRecord,
  rating: ratingRecord,
  category: z.nullable(namedLink),
  isNew: z.boolean(),
  /** Swatches of the first swatch attribute, for a glance at the choices. */
  swatches: z.array(cardSwatch),
  /** What choosing one of them is called in an address (`attribute_pa_color`); '' where it is none. */
  swatchField: z.string(),
  /** "$3.92 per 100 g", where its content is known and the shop tells it here. */
  unitPrice: z.optional(z.string()),
  /** It has an option form: nothing is added before its page was filled in. */
  options: z.boolean(),
});
export type ProductCard = z.infer<typeof productCard>;

export const quantityLimits = z.object({
  min: z.number(),
  max: z.nullable(z.number()),
  step: z.number(),
});
export type QuantityLimits = z.infer<typeof quantityLimits>;

export const productAttribute = z.object({
  /** `pa_color` for a shared attribute, the plain name for a product's own. */
  name: z.string(),
  label: z.string(),
  forVariations: z.boolean(),
  visible: z.boolean(),
  terms: z.array(swatch),
});
export type ProductAttribute = z.infer<typeof productAttribute>;

/** A variation's attributes map `attribute_pa_color` to a term slug; '' means any. */
export const variationRecord = z.object({
  id: z.int(),
  attributes: z.record(z.string(), z.string()),
  price: z.nullable(priceRecord),
  stock: stockRecord,
  quantity: quantityLimits,
  image: z.nullable(imageRecord),
  sku: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Null where the product's own counts. */
  weight: z.nullable(z.string()),
  dimensions: z.nullable(z.string()),
  unitPrice: z.optional(z.string()),
});
export type VariationRecord = z.infer<typeof variationRecord>;

/**
 * Every variation as a row of small numbers; `rules/variations/combinations.ts` says how to read
 * it.
 */
export const combinations = z.object({
  attributes: z.readonly(z.array(z.string())),
  terms: z.readonly(z.array(z.readonly(z.array(z.string())))),
  rows: z.readonly(z.array(z.readonly(z.array(z.number())))),
});

/** A picture of the gallery, or a short video of which the picture is the first sight. */
export const galleryRecord = z.extend(imageRecord, {
  video: z.optional(
    z.union([
      z.object({ url: z.string(), type: z.enum(['video/mp4', 'video/webm']), audio: z.boolean() }),
      /** On another site, whose player is loaded when play is pressed. */
      z.object({ url: z.string(), player: z.string() }),
    ]),
  ),
});
export type GalleryRecord = z.infer<typeof galleryRecord>;

export const productRecord = z.object({
  id: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  sku: z.string(),
  price: z.nullable(priceRecord),
  stock: stockRecord,
  rating: ratingRecord,
  quantity: quantityLimits,
  soldIndividually: z.boolean(),
  virtual: z.boolean(),
  downloadable: z.boolean(),
  /** Sanitised HTML. */
  shortDescription: z.string(),
  description: z.string(),
  gallery: z.array(galleryRecord),
  attributes: z.array(productAttribute),
  /** Empty where there are too many to send; `combinations` then says what can be chosen. */
  variations: z.array(variationRecord),
  combinations: z.nullable(combinations),
  /** Field (`attribute_pa_color`) to term to the picture that this choice alone already means. */
  termPictures: z.record(z.string(), z.record(z.string(), z.int())),
  /** Members of a grouped product. */
  members: z.array(productCard),
  external: z.nullable(z.object({ url: z.string(), buttonText: z.string() })),
  categories: z.array(namedLink),
  tags: z.array(namedLink),
  weight: z.nullable(z.string()),
  dimensions: z.nullable(z.string()),
  /** While no variation is chosen. */
  unitPrice: z.optional(z.string()),
  publishedAt: z.number(),
});
export type ProductRecord = z.infer<typeof productRecord>;
