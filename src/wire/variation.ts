import * as z from 'zod/mini';
import { variationRecord } from './product.ts';

/** Figures programs expect as texts: '' where there is none. */
const dimensions = z.object({ length: z.string(), width: z.string(), height: z.string() });

/** A picture with the addresses of its usual sizes; texts are '' and numbers 0 where there is none. */
export const variationImage = z.object({
  title: z.string(),
  caption: z.string(),
  url: z.string(),
  alt: z.string(),
  src: z.string(),
  srcset: z.string(),
  sizes: z.string(),
  full_src: z.string(),
  full_src_w: z.int(),
  full_src_h: z.int(),
  gallery_thumbnail_src: z.string(),
  gallery_thumbnail_src_w: z.int(),
  gallery_thumbnail_src_h: z.int(),
  thumb_src: z.string(),
  thumb_src_w: z.int(),
  thumb_src_h: z.int(),
  src_w: z.int(),
  src_h: z.int(),
});
export type VariationImage = z.infer<typeof variationImage>;

/** A variation in the format of `get_variation`. Prices are numbers in whole currency units. */
export const publicVariation = z.object({
  /** `attribute_pa_color` to a term's slug; '' means any. */
  attributes: z.record(z.string(), z.string()),
  availability_html: z.string(),
  backorders_allowed: z.boolean(),
  dimensions,
  dimensions_html: z.string(),
  display_price: z.number(),
  display_regular_price: z.number(),
  gallery_image_ids: z.array(z.int()),
  gallery_images_html: z.string(),
  image: variationImage,
  image_id: z.int(),
  is_downloadable: z.boolean(),
  is_in_stock: z.boolean(),
  is_purchasable: z.boolean(),
  is_sold_individually: z.enum(['yes', 'no']),
  is_virtual: z.boolean(),
  /** '' where nothing limits it. */
  max_qty: z.union([z.number(), z.literal('')]),
  min_qty: z.number(),
  price: z.number(),
  price_html: z.string(),
  sku: z.string(),
  variation_description: z.string(),
  variation_id: z.int(),
  variation_is_active: z.boolean(),
  variation_is_visible: z.boolean(),
  /** "3 left" where stock is counted and few are left, else ''. */
  variation_stock_left: z.string(),
  weight: z.string(),
  weight_html: z.string(),
  /** The same variation as a page carries it; only where the shop's own scripts ask for it. */
  variation: z.optional(variationRecord),
});
export type PublicVariation = z.infer<typeof publicVariation>;

/** `false` where the set means no variation. */
export const variationResponse = z.union([publicVariation, z.literal(false)]);
export type VariationResponse = z.infer<typeof variationResponse>;
