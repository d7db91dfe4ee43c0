import * as z from 'zod';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { block } from './block.ts';

/** One product with its pictures and its buy box. */
export const product = block({
  kind: 'product',
  settings: z.object({ slug: z.string().min(1) }),
  tags: [CATALOG_TAG],
  resolve: async (ctx, { slug }) => ({ product: await findProduct(ctx, slug) }),
  missing: async (ctx, { slug }) => ((await findProduct(ctx, slug)) ? [] : [slug]),
});
