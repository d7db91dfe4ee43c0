import * as z from 'zod';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { block, buttonSettings } from './block.ts';

export const productRow = block({
  kind: 'product-row',
  settings: z.object({
    title: z.string(),
    text: z.string().default(''),
    link: buttonSettings.nullable().default(null),
    /** Products by hand, or the first ones of a listing. */
    source: z.discriminatedUnion('by', [
      z.object({ by: z.literal('slugs'), slugs: z.array(z.string()).max(24) }),
      z.object({
        by: z.literal('listing'),
        sort: z.enum(LISTING_SORTS).default('menu_order'),
        category: z.string().default(''),
        onSale: z.boolean().default(false),
        count: z.int().min(1).max(24).default(8),
      }),
    ]),
  }),
  tags: ['catalog'],
  async resolve(ctx, { source, ...words }) {
    return { ...words, products: [] };
  },
});
