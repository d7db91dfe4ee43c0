import type { ShopContext } from '#server/settings/context.ts';
import { catalogCache } from '../catalog-cache.ts';
import { type CategoryBrief, categoryBrief } from './find-category.ts';

/** A product's main category with those above it, from the root down; empty where it has none. */
export function categoryTrail(ctx: ShopContext, productId: number): Promise<CategoryBrief[]> {
  return catalogCache.of(ctx).cached(`trail ${productId}`, () => readTrail(ctx, productId));
}

async function readTrail(ctx: ShopContext, productId: number): Promise<CategoryBrief[]> {
  const main = await ctx.db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select('categories.path')
    .where('product_categories.product_id', '=', productId)
    .orderBy('product_categories.position')
    .limit(1)
    .executeTakeFirst();
  const ids = (main?.path ?? '').split('/').filter(Boolean).map(Number);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', ids)
    .orderBy('depth')
    .execute();
  return rows.map((row) => categoryBrief(ctx, row));
}
