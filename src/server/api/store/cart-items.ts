import { addLine } from '#server/cart/add-line.ts';
import { addBundle } from '#server/cart/bundles/add-bundle.ts';
import { bundleRequestOf } from '#server/cart/bundles/bundle-request.ts';
import { showCart } from '#server/cart/change-cart.ts';
import { removeLine, setQuantity } from '#server/cart/change-lines.ts';
import { bundleForm } from '#wire/forms/bundle-form.ts';
import { itemAddition, itemChange, itemKey } from '#wire/store/cart-params.ts';
import { noParams } from '#wire/store/params.ts';
import { endpoint } from '../rest/rest-route.ts';
import { cartChange, cartHeaders, cartResult } from './cart-endpoint.ts';
import { namedAttributes } from './cart-variation.ts';
import { storeCartOf } from './store-cart-of.ts';

export const readStoreCart = endpoint(noParams, async (_, call) =>
  cartResult(call, await showCart(call.ctx, call.visitor)),
);

export const listStoreItems = endpoint(noParams, async (_, call) => {
  const outcome = await showCart(call.ctx, call.visitor);
  const { items } = await storeCartOf(call.ctx, outcome, call.origin);
  return { ok: true, answer: { body: items, headers: cartHeaders(call, outcome) } };
});

export const addStoreItem = cartChange(itemAddition, async (item, call) => {
  const { id: productId, quantity, variation, extensions } = item;
  const attributes = await namedAttributes(call.ctx.db, productId, variation);
  const asked = extensions?.vitrine;
  if (asked?.bundle_items !== undefined) {
    const bundle = bundleForm.parse({ ...asked, product_id: productId, quantity });
    const request = await bundleRequestOf(call.ctx, bundle);
    return cartResult(call, await addBundle(call.ctx, call.visitor, request), 201);
  }
  const fields = asked?.options ?? {};
  const input = { productId, quantity, attributes, fields };
  return cartResult(call, await addLine(call.ctx, call.visitor, input), 201);
});

export const updateStoreItem = cartChange(itemChange, async ({ key, quantity }, call) =>
  cartResult(call, await setQuantity(call.ctx, call.visitor, key, quantity)),
);

export const removeStoreItem = cartChange(itemKey, async ({ key }, call) =>
  cartResult(call, await removeLine(call.ctx, call.visitor, key)),
);
