import type { ShopContext } from '#server/settings/context.ts';
import { catalogCache } from '../catalog-cache.ts';
import { readProductParts } from '../reading/read-products.ts';
import { type CategoryBrief, categoryBrief } from './find-category.ts';

/** A product's main category with those above it, from the root down; empty where it has none. */
export function categoryTrail(ctx: ShopContext, productId: number): Promise<CategoryBrief[]> {
  return catalogCache.of(ctx).cached(`trail ${productId}`, () => readTrail(ctx, productId));
}

async function readTrail(ctx: ShopContext, productId: number): Promise<CategoryBrief[]> {
  const { categories } = await readProductParts(ctx.db, productId, ['categories']);
  const ids = (categories[0]?.path ?? '').split('/').filter(Boolean).map(Number);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', ids)
    .orderBy('depth')
    .execute();
  return rows.map((row) => categoryBrief(ctx, row));
}
