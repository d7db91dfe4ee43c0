import type { CallList } from './call.ts';
import { addToCart, reviewsAdd, sideCartAdd } from './shop/add-to-cart.ts';
import {
  applyCouponCode,
  applyCouponOnClick,
  removeCouponCode,
  sideCartApply,
  sideCartRemove,
} from './shop/cart-coupons.ts';
import {
  emptyItems,
  moveItem,
  refreshCart,
  removeFromCart,
  removeSavedItem,
  saveItem,
  undoItem,
  updateQuantity,
} from './shop/cart-lines.ts';
import {
  calculateShipping,
  getCartTotals,
  sideCartShipping,
  updateShippingMethod,
} from './shop/cart-shipping.ts';
import { placeClassicOrder, setBlockValues, updateOrderReview } from './shop/checkout.ts';
import { getVariation } from './shop/get-variation.ts';

/** WooCommerce answers its shop calls on the generic endpoint as well, under longer names. */
const ALSO_GENERIC = [
  'get_variation',
  'add_to_cart',
  'remove_from_cart',
  'get_refreshed_fragments',
  'apply_coupon',
  'remove_coupon',
  'update_shipping_method',
  'get_cart_totals',
  'update_order_review',
  'checkout',
] as const;

/** What answers at `/?wc-ajax=<name>` and `/wc-ajax/<name>`. */
export const shopCalls = {
  get_variation: getVariation,
  add_to_cart: addToCart,
  remove_from_cart: removeFromCart,
  get_refreshed_fragments: refreshCart,
  apply_coupon: applyCouponCode,
  remove_coupon: removeCouponCode,
  apply_coupon_on_click: applyCouponOnClick,
  update_shipping_method: updateShippingMethod,
  get_cart_totals: getCartTotals,
  update_order_review: updateOrderReview,
  checkout: placeClassicOrder,
  wbte_sc_set_block_checkout_values: setBlockValues,
  xoo_wsc_refresh_fragments: refreshCart,
  xoo_wsc_add_to_cart: sideCartAdd,
  viwcpr_add_to_cart: reviewsAdd,
  xoo_wsc_update_item_quantity: updateQuantity,
  xoo_wsc_undo_item: undoItem,
  xoo_wsc_empty_cart: emptyItems,
  xoo_wsc_apply_coupon: sideCartApply,
  xoo_wsc_remove_coupon: sideCartRemove,
  xoo_wsc_calculate_shipping: calculateShipping,
  xoo_wsc_update_shipping_method: sideCartShipping,
  xoo_wsc_save_for_later: saveItem,
  xoo_wsc_move_save_for_later_item: moveItem,
  xoo_wsc_delete_save_for_later_item: removeSavedItem,
} satisfies CallList;

/** `woocommerce_add_to_cart` and others, for the generic endpoint. */
export const genericShopCalls: CallList = Object.fromEntries(
  ALSO_GENERIC.map((name) => [`woocommerce_${name}`, shopCalls[name]]),
);
