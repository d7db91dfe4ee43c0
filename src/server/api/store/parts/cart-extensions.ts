import { extensionUpdate } from '#wire/store/cart-params.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { cartChange } from '../cart-endpoint.ts';
import { refuseInCart } from './refuse-in-cart.ts';

/** Programs look for this code before they send data of a plug-in; no plug-in is known here. */
export const updateStoreExtensions = cartChange(extensionUpdate, async ({ namespace }, call) => {
  const error: RestError = {
    code: 'woocommerce_rest_cart_extensions_error',
    message: `There is no extension with the namespace “${namespace}”.`,
    status: 400,
  };
  return refuseInCart(call, error);
});
