import { hasFields } from '#rules/input/has-fields.ts';
import { PRODUCT_CARDS_ACTION } from '#wire/generic-actions.ts';
import type { ProductCard } from '#wire/product.ts';
import type { ProductCardsResponse } from '#wire/product-cards.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

/** Current product cards by id; none where the shop cannot be reached. */
export async function fetchCards(
  { ajax_url }: Pick<ShopConfig, 'ajax_url'>,
  ids: readonly number[],
): Promise<ProductCard[]> {
  const query = new URLSearchParams({ action: PRODUCT_CARDS_ACTION, include: ids.join(',') });
  try {
    const response = await fetch(`${ajax_url}?${query}`);
    const body: unknown = response.ok ? await response.json() : null;
    return hasFields<ProductCardsResponse>(body, { products: 'list' }) ? body.products : [];
  } catch {
    // The rail is optional: without an answer there is none.
    return [];
  }
}
