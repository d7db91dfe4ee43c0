import { showCart } from '#server/cart/changing/change-cart.ts';
import { emptyCart, removeLine } from '#server/cart/changing/change-lines.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import { itemAddition, itemKey, itemQuantity } from '#wire/store/cart-params.ts';
import { noParams } from '#wire/store/params.ts';
import type { CallRequest } from '../../call.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { endpoint, type RestResult } from '../../rest/rest-route.ts';
import { cartChange, cartHeaders, cartResult } from '../cart-endpoint.ts';
import { addItem, setLineQuantity } from '../cart-items.ts';
import { loadStoreCart } from '../to-store-cart.ts';

// The lines of the cart as a collection, beside the calls that answer the whole cart.

type StoreItem = StoreCart['items'][number];

function linked(item: StoreItem | undefined, { origin }: CallRequest) {
  if (!item) return null;
  const collection = `${origin}/wp-json/wc/store/v1/cart/items`;
  return {
    ...item,
    _links: {
      self: [{ href: `${collection}/${item.key}` }],
      collection: [{ href: collection }],
    },
  };
}

export const listStoreItems = endpoint(noParams, async (_, call) =>
  cartResult(call, await showCart(call.ctx, call.visitor), {
    part: ({ items }) => items.map((item) => linked(item, call)),
  }),
);

/** The line that was added to: the last one of this product. */
export const createStoreItem = cartChange(itemAddition, async (item, call) =>
  cartResult(call, await addItem(item, call), {
    status: 201,
    part: ({ items }) => linked(items.findLast(({ id }) => id === item.id) ?? items.at(-1), call),
  }),
);

export const removeStoreItems = cartChange(noParams, async (_, call) =>
  cartResult(call, await emptyCart(call.ctx, call.visitor), { part: () => [] }),
);

const unknownKey: RestError = {
  code: 'woocommerce_rest_cart_invalid_key',
  message: 'There is no line with this key in the cart.',
  status: 409,
};

export const readStoreItem = endpoint(itemKey, async ({ key }, call): Promise<RestResult> => {
  const result = await showCart(call.ctx, call.visitor);
  const headers = cartHeaders(call, result);
  const cart = await loadStoreCart(call.ctx, result, call.origin);
  const item = cart.items.find((one) => one.key === key);
  return item
    ? { ok: true, answer: { body: linked(item, call), headers } }
    : { ok: false, error: { ...unknownKey, data: { cart } }, headers };
});

/** Without a quantity the line stays as it is. */
export const changeStoreItem = cartChange(itemQuantity, async ({ key, quantity }, call) => {
  if (quantity === undefined) return readStoreItem.run({ key }, call);
  return cartResult(call, await setLineQuantity(key, quantity, call), {
    of: 'line',
    part: ({ items }) =>
      linked(
        items.find((one) => one.key === key),
        call,
      ),
  });
});

export const deleteStoreItem = cartChange(itemKey, async ({ key }, call) =>
  cartResult(call, await removeLine(call.ctx, call.visitor, key), {
    status: 204,
    part: () => null,
  }),
);
