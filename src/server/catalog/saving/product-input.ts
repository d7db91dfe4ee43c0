import * as z from 'zod';
import {
  BACKORDERS,
  PRODUCT_KINDS,
  PRODUCT_STATUSES,
  STOCK_STATUSES,
  VISIBILITIES,
} from '#rules/catalog/product.ts';
import { RETURNABLE } from '#rules/catalog/returnable.ts';
import { CONTENT_UNITS } from '#rules/catalog/unit-price.ts';
import { isDownloadAddress } from '#rules/content/link-address.ts';
import { videoKind } from '#rules/media/video-kind.ts';
import { type Money, money } from '#rules/money/money.ts';
import { isQuantity } from '#rules/quantities/quantity.ts';

// What a product is made of when it is saved.
// Example: { kind: 'simple', slug: 'oak-serving-tray', name: 'Oak serving tray', regularPrice: money(4800) }

const id = z.int().positive();
const ids = z.array(id).max(500).default([]);
const count = z.int().min(0).max(1_000_000_000);
/** With three decimals at most: cloth by the half metre has a step of 0.5. */
const quantity = z.number().refine(isQuantity, 'has more than three decimals');
const allowed = quantity.min(0.001).max(1_000_000);
const time = z.int().nullable().default(null);
const size = z.number().positive().max(1_000_000).nullable().default(null);
const flag = z.boolean().default(false);
const price = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .transform((value): Money => money(value))
  .nullable()
  .default(null);
const html = z.string().max(200_000).default('');

export const slugValue = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);

/** A file a buyer may download, by its address. */
const download = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(200),
  file: z.string().max(2000).refine(isDownloadAddress, 'is no address of a file'),
});
const downloadBound = z.int().min(-1).max(1_000_000).default(-1);

/** A value of another program; one without an id is new. */
const metaEntry = z.object({
  id: id.optional(),
  key: z.string().min(1).max(255),
  value: z.json(),
});

const video = z.object({
  image: id,
  url: z
    .string()
    .max(500)
    .refine((url) => videoKind(url) !== null, 'is no video the shop can show'),
});

const imageText = z.object({
  image: id,
  alt: z.string().trim().max(400).default(''),
  caption: z.string().trim().max(400).default(''),
});

const contained = z.number().positive().max(1_000_000).nullable().default(null);

/** What a product and a variation have in common. */
const writtenPrice = z.string().max(30).optional();
export const writtenPrices = z.object({ regular: writtenPrice, sale: writtenPrice });

const sellable = {
  sku: z.string().trim().max(80).default(''),
  regularPrice: price,
  salePrice: price,
  saleFrom: time,
  saleTo: time,
  taxClass: z.string().max(60).default(''),
  shippingClass: z.string().max(60).default(''),
  manageStock: flag,
  stockQuantity: quantity.min(-1_000_000).max(1_000_000_000).default(0),
  stockStatus: z.enum(STOCK_STATUSES).default('instock'),
  backorders: z.enum(BACKORDERS).default('no'),
  lowStock: count.nullable().default(null),
  minQuantity: allowed.default(1),
  maxQuantity: allowed.nullable().default(null),
  quantityStep: quantity.min(0.001).max(100_000).default(1),
  weight: size,
  length: size,
  width: size,
  height: size,
  virtual: flag,
  downloadable: flag,
  description: html,
  menuOrder: z.int().min(-1_000_000).max(1_000_000).default(0),
  globalUniqueId: z
    .string()
    .trim()
    .max(60)
    .regex(/^[0-9A-Za-z-]*$/)
    .default(''),
  mpn: z.string().trim().max(70).default(''),
  /** What a piece costs the shop. */
  cost: price,
  /** What is in a piece, by which its price is compared: 250 g, priced by 100 of them. */
  unit: z.enum([...CONTENT_UNITS, '']).default(''),
  unitContent: contained,
  unitBase: contained,
  downloads: z.array(download).max(100).default([]),
  downloadLimit: downloadBound,
  downloadExpiry: downloadBound,
  /** As a program wrote them, where that is not how the shop writes them: "25" for 25.00. */
  writtenPrices: writtenPrices.default({}),
  /** Left as it is where it is not given. */
  meta: z.array(metaEntry).max(1000).optional(),
};

export const variationInput = z.object({
  ...sellable,
  id: id.optional(),
  /** Attribute name (`color`, or an own attribute's label) to a value; '' or left out means any. */
  attributes: z.record(z.string(), z.string()),
  image: id.nullable().default(null),
  enabled: z.boolean().default(true),
});

const shared = z.object({
  /** Name of a shared attribute: `color`. */
  attribute: z.string(),
  /** Slugs of its terms. */
  terms: z.array(z.string()).max(200),
  /** Those of them that the attribute does not have yet. */
  newTerms: z
    .array(z.object({ slug: slugValue, name: z.string().trim().min(1).max(120) }))
    .max(200)
    .optional(),
  forVariations: flag,
  visible: z.boolean().default(true),
});

const custom = z.object({
  label: z.string().trim().min(1).max(80),
  options: z.array(z.string().trim().min(1).max(120)).min(1).max(100),
  forVariations: flag,
  visible: z.boolean().default(true),
});

export const productInput = z.object({
  ...sellable,
  /** Set to change a product that exists. */
  id: id.optional(),
  kind: z.enum(PRODUCT_KINDS).exclude(['variation']).default('simple'),
  slug: slugValue,
  name: z.string().trim().min(1).max(200),
  status: z.enum(PRODUCT_STATUSES).default('publish'),
  visibility: z.enum(VISIBILITIES).default('visible'),
  taxStatus: z.enum(['taxable', 'shipping', 'none']).default('taxable'),
  soldIndividually: flag,
  featured: flag,
  externalUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  buttonText: z.string().max(80).default(''),
  totalSales: quantity.min(0).max(1_000_000_000).optional(),
  customFields: z
    .record(z.string().regex(/^wcpa_pcf_[a-z0-9_]{1,60}$/), z.union([z.string(), z.number()]))
    .default({}),
  shortDescription: html,
  publishedAt: z.int().optional(),
  /** Under which product a program put it. */
  parentProduct: id.nullable().default(null),
  /** Category ids, the main one first. */
  categories: ids,
  tags: ids,
  brands: ids,
  /** Media ids, the main picture first. */
  gallery: ids,
  /** Pictures of the gallery that are the first sight of a video. */
  videos: z.array(video).max(100).default([]),
  /** What this product says of pictures of its gallery, in place of the library. */
  imageTexts: z.array(imageText).max(500).default([]),
  attributes: z
    .array(z.union([shared, custom]))
    .max(20)
    .default([]),
  variations: z.array(variationInput).max(500).default([]),
  upsells: ids,
  crossSells: ids,
  /** Products of a grouped one. */
  members: ids,
  purchaseNote: html,
  returnable: z.enum(RETURNABLE).default('yes'),
  seoTitle: z.string().trim().max(200).default(''),
  seoDescription: z.string().trim().max(500).default(''),
  /** Left as it is where it is not given. */
  reviewsAllowed: z.boolean().optional(),
  /** Attribute, as variations name it, to the value that is chosen when the page opens. */
  defaultAttributes: z.record(z.string(), z.string()).default({}),
  /** The status it had before the trash. */
  trashedFrom: z.enum(PRODUCT_STATUSES).nullable().default(null),
});

export type ProductInput = z.input<typeof productInput>;
export type ProductDraft = z.output<typeof productInput>;
export type VariationInput = z.input<typeof variationInput>;
export type VariationDraft = z.output<typeof variationInput>;
export type MetaEntry = z.output<typeof metaEntry>;
export type DownloadFile = z.output<typeof download>;
