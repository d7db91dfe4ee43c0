import type { ShopContext } from '#server/settings/context.ts';

/** Ids of the products a shopper may find by these words, the best match first. */
export async function searchProducts(
  _ctx: ShopContext,
  _term: string,
  _limit: number,
): Promise<number[]> {
  throw new Error('not built yet');
}
