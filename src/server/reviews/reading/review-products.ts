import { productCards } from '#server/catalog/listing/product-cards.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';

/** The product of a review, where reviews of several products are listed. */
export async function productsOf(
  ctx: ShopContext,
  ids: readonly number[],
): Promise<Map<number, NonNullable<ReviewRecord['product']>>> {
  const cards = await productCards(ctx, [...new Set(ids)]);
  return new Map(cards.map(({ id, name, url, image }) => [id, { id, name, url, image }]));
}
