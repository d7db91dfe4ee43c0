import type { CartTotals } from '#rules/cart/cart-totals.ts';

/** The totals as the columns of an order. */
export function totalColumns(totals: CartTotals) {
  return {
    items: totals.items,
    items_tax: totals.itemsTax,
    discount: totals.discount,
    discount_tax: totals.discountTax,
    fees: totals.fees,
    fees_tax: totals.feesTax,
    shipping: totals.shipping,
    shipping_tax: totals.shippingTax,
    tax: totals.tax,
    total: totals.total,
  };
}
