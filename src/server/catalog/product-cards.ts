import type { ShopContext } from '#server/settings/context.ts';
import type { ProductCard } from '#wire/product.ts';

/** Boxes for a grid, in the order of the ids; what is not published is left out. */
export async function productCards(
  _ctx: ShopContext,
  _ids: readonly number[],
): Promise<ProductCard[]> {
  throw new Error('not built yet');
}
