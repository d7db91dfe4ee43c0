import type * as z from 'zod/mini';
import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartResult, refuseChange, showCart } from '#server/cart/changing/change-cart.ts';
import { removeLine, setQuantity } from '#server/cart/changing/change-lines.ts';
import { namedAttributes } from '#server/catalog/reading/named-attributes.ts';
import { bundleForm } from '#wire/forms/bundle-form.ts';
import { itemAddition, itemChange, itemKey } from '#wire/store/cart-params.ts';
import { noParams } from '#wire/store/params.ts';
import type { CallRequest } from '../call.ts';
import { endpoint } from '../rest/rest-route.ts';
import { cartChange, cartResult } from './cart-endpoint.ts';
import { loadStoreCart } from './to-store-cart.ts';

export const readStoreCart = endpoint(noParams, async (_, call) =>
  cartResult(call, await showCart(call.ctx, call.visitor)),
);

export async function addItem(
  item: z.output<typeof itemAddition>,
  { ctx, visitor }: CallRequest,
): Promise<CartResult> {
  const { id: productId, quantity, variation, extensions } = item;
  const { attributes, unknown } = await namedAttributes(ctx.db, productId, variation);
  if (unknown) return refuseChange(ctx, visitor, [{ code: 'product.problem.noVariation' }]);
  const requested = extensions?.vitrine;
  if (requested?.bundle_items !== undefined) {
    const bundle = bundleForm.parse({ ...requested, product_id: productId, quantity });
    return addBundle(ctx, visitor, await loadBundleRequest(ctx, bundle));
  }
  const fields = requested?.options ?? {};
  const input = { productId, quantity, attributes, fields };
  const result = await addLine(ctx, visitor, input);
  // WooCommerce adds the whole pieces of 1.5; what is sold by half a metre is another matter.
  const pieces = Math.floor(quantity);
  const isFraction = result.problems.some(({ code }) => code === 'product.problem.quantityNumber');
  return isFraction && pieces >= 1 ? addLine(ctx, visitor, { ...input, quantity: pieces }) : result;
}

export const addStoreItem = cartChange(itemAddition, async (item, call) =>
  cartResult(call, await addItem(item, call), { status: 201 }),
);

/** A line is removed by a call of its own: 0 pieces are less than its smallest quantity. */
export async function setLineQuantity(
  key: string,
  quantity: number,
  { ctx, visitor, origin }: CallRequest,
): Promise<CartResult> {
  if (quantity !== 0) return setQuantity(ctx, visitor, key, quantity);
  const { items } = await loadStoreCart(ctx, await showCart(ctx, visitor), origin);
  const min = items.find((item) => item.key === key)?.quantity_limits.minimum;
  return refuseChange(ctx, visitor, [
    min === undefined
      ? { code: 'cart.problem.unknownLine' }
      : { code: 'product.problem.quantityMin', field: 'quantity', min },
  ]);
}

export const updateStoreItem = cartChange(itemChange, async ({ key, quantity }, call) =>
  cartResult(call, await setLineQuantity(key, quantity, call), { of: 'line' }),
);

export const removeStoreItem = cartChange(itemKey, async ({ key }, call) =>
  cartResult(call, await removeLine(call.ctx, call.visitor, key)),
);
