import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import type { BundleRequest, RequestedItem } from '../bundles/bundle-request.ts';
import type { CartResult } from '../changing/change-cart.ts';
import type { CartShop } from './cart-shop.ts';
import { NOW } from './cart-shop.ts';

// A bundle of the cart's test shop: a tray that is part of every one, a mug, tea lights and a vase.

export async function fillBundle(
  db: Db,
  shop: CartShop,
  changed: Partial<BundleInput> = {},
  price: number | null = null,
): Promise<number> {
  const id = await saveProduct(
    db,
    {
      kind: 'bundle',
      slug: 'morning',
      name: 'Slow morning',
      publishedAt: NOW - 1000,
      ...(price !== null && { regularPrice: price }),
    },
    NOW,
  );
  await mustSave(db, {
    productId: id,
    items: [
      { id: 'tray', productId: shop.tray, required: true },
      { id: 'mug', productId: shop.mug, quantity: { min: 1, max: 4 } },
      { id: 'lights', productId: shop.lights, quantity: { min: 1, max: 10 } },
      { id: 'vase', productId: shop.vase },
    ],
    discount_rules: [
      { minimum: 2, discount: '5' },
      { minimum: 3, discount: '10' },
      { minimum: 4, discount: '15' },
    ],
    ...changed,
  });
  return id;
}

export async function mustSave(db: Db, input: BundleInput): Promise<void> {
  const saved = await saveBundle(db, input, NOW);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
}

export function requestedItem(id: string, more: Partial<RequestedItem> = {}): RequestedItem {
  return {
    id,
    quantity: 1,
    variationId: null,
    attributes: {},
    options: {},
    price: null,
    ...more,
  };
}

export function toRequest(
  productId: number,
  items: readonly RequestedItem[] | null,
  more: Partial<BundleRequest> = {},
): BundleRequest {
  return { productId, quantity: 1, items, fields: {}, shownTotal: null, replaces: '', ...more };
}

/** The least that comes with a discount. */
export const TWO = () => [requestedItem('tray'), requestedItem('mug', { attributes: SAND })];

export const codes = (result: CartResult) => result.problems.map(({ code }) => code);

export const SAND = { attribute_pa_color: 'sand', attribute_handle: 'Left' };
