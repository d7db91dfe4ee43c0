import * as z from 'zod';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { block, buttonSettings } from './block.ts';
import { listedProducts, listingRule } from './product-row.ts';

/** All products a rule finds, up to a number. */
export const productGrid = block({
  kind: 'product-grid',
  settings: z.object({
    title: z.string().default(''),
    link: buttonSettings.nullable().default(null),
    columns: z.enum(['2', '3', '4']).default('4'),
    rule: listingRule.extend({
      sort: z.enum(LISTING_SORTS).default('menu_order'),
      count: z.int().min(1).max(48).default(12),
    }),
  }),
  tags: [CATALOG_TAG],
  async resolve(ctx, { rule, ...words }) {
    return { ...words, products: await listedProducts(ctx, rule) };
  },
});
