import { hasFields } from '#rules/input/has-fields.ts';
import { QUICK_VIEW_ACTION } from '#wire/generic-actions.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { QuickViewResponse } from '#wire/quick-view.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

/** Asks the shop for a product's buy box; null where it answers with an error. */
export async function fetchQuickView(
  { ajax_url }: Pick<ShopConfig, 'ajax_url'>,
  productId: number,
): Promise<ProductRecord | null> {
  const response = await fetch(ajax_url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ action: QUICK_VIEW_ACTION, product: String(productId) }),
  });
  const body: unknown = response.ok ? await response.json() : null;
  return hasFields<QuickViewResponse>(body, { product: 'object' }) ? body.product : null;
}
