import * as z from 'zod/mini';
import { COLOR_FAMILIES, MAX_FAMILIES } from '#rules/catalog/color-families.ts';
import { SWATCH_KINDS } from '#rules/catalog/product.ts';
import { choice, integer, listOf, nullable, text } from '../wc/field.ts';

// What this shop adds to the terms of `wc/v3`: one is merged into another, and how terms of an
// attribute are chosen in the buy box.

const id = integer({ minimum: 1 });

export const MERGED_TAXONOMIES = ['categories', 'tags', 'brands'] as const;
export type MergedTaxonomy = (typeof MERGED_TAXONOMIES)[number];

export const mergeTermsInput = { taxonomy: choice(MERGED_TAXONOMIES), from: id, into: id };
export const mergeTermsResponse = z.object({ id: z.int(), products: z.int() });

export const swatchInput = {
  kind: choice(SWATCH_KINDS),
  /** One colour, two for a dual one. */
  colours: z.optional(
    listOf(text({ maxLength: 7, pattern: /^#[0-9a-f]{6}$/i, problem: 'is not a colour.' }), {
      most: 2,
    }),
  ),
  /** The families its colours are found by; those it has where they are left out. */
  families: z.optional(listOf(choice(COLOR_FAMILIES), { most: MAX_FAMILIES })),
  image_id: z.optional(nullable(id)),
};

export const swatchResponse = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(SWATCH_KINDS),
  colours: z.array(z.string()),
  families: z.array(z.enum(COLOR_FAMILIES)),
  image: z.nullable(z.object({ id: z.int(), src: z.string(), alt: z.string() })),
});
export type TermSwatch = z.infer<typeof swatchResponse>;
export const swatchesResponse = z.array(swatchResponse);
