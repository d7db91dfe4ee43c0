import * as z from 'zod';
import { categoryTree } from '#server/catalog/category-tree.ts';
import { block } from './block.ts';

export const categoryTiles = block({
  kind: 'category-tiles',
  settings: z.object({
    title: z.string().default(''),
    /** Category slugs in the order shown; empty shows every top category. */
    categories: z.array(z.string()).default([]),
  }),
  tags: ['catalog'],
  async resolve(ctx, { title, categories }) {
    return { title, tiles: [] };
  },
});
