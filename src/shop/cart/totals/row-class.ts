import type { CartRow } from '#wire/cart.ts';

const CLASSES: Readonly<Record<string, string>> = {
  subtotal: 'cart-subtotal',
  discount: 'cart-discount',
  shipping: 'woocommerce-shipping-totals shipping',
  tax: 'tax-rate',
  total: 'order-total',
};

/** The class names by which scripts written for WooCommerce find the rows of the totals. */
export function rowClass({ code, of }: Pick<CartRow, 'code' | 'of'>): string {
  const name = CLASSES[code] ?? code;
  return code === 'discount' ? `${name} coupon-${of}` : name;
}
