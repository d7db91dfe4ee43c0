import type { Product, Variation } from '#wire/wc/product.ts';
import type { WcProductQuery } from '#wire/wc/product-query.ts';
import { type Manager, managerMay } from '../../manager/manager.ts';
import type { RestError } from '../../rest/rest-error.ts';

// Who may read products to choose them (for an order, a coupon, a page) and not change them is not
// shown what they cost the shop, and no address of a file that is for sale.

export function maySeeCosts(manager: Manager): boolean {
  return managerMay(manager, 'manage-products');
}

/** Sorted or narrowed by margins, a list says as much as the costs themselves. */
export function readsCosts(query: WcProductQuery): boolean {
  return (
    query.orderby === 'margin' || query.min_margin !== undefined || query.max_margin !== undefined
  );
}

export const costsAreHidden: RestError = {
  code: 'woocommerce_rest_cannot_view',
  message: 'Sorry, only people who manage products can find them by margin.',
  status: 403,
};

export function productFor(manager: Manager, item: Product): Product {
  if (maySeeCosts(manager)) return item;
  const { vitrine } = item.extensions;
  const without = { ...vitrine, cost: '', margin: null };
  return { ...item, downloads: [], extensions: { vitrine: without } };
}

export function variationFor(manager: Manager, item: Variation): Variation {
  if (maySeeCosts(manager)) return item;
  const { vitrine } = item.extensions;
  return { ...item, downloads: [], extensions: { vitrine: { ...vitrine, cost: '' } } };
}
