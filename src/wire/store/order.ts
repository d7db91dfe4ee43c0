import * as z from 'zod/mini';
import { storePaymentData } from '../forms/payment-data.ts';
import { storeCart, storeCartItem } from './cart.ts';
import { storeBilling, storeShipping } from './checkout.ts';
import { storeAmount, storeCurrency } from './currency.ts';
import { pathId, text } from './params.ts';

/** Nothing of an ordered line can be changed, and it has no kind. */
export const storeOrderItem = z.omit(storeCartItem, { type: true });

export const storeOrder = z.strictObject({
  id: z.int(),
  status: z.string(),
  items: z.array(storeOrderItem),
  coupons: storeCart.shape.coupons,
  fees: storeCart.shape.fees,
  totals: z.strictObject({
    subtotal: storeAmount,
    total_discount: storeAmount,
    total_shipping: storeAmount,
    total_fees: storeAmount,
    total_tax: storeAmount,
    total_refund: storeAmount,
    total_price: storeAmount,
    total_items: storeAmount,
    total_items_tax: storeAmount,
    total_fees_tax: storeAmount,
    total_discount_tax: storeAmount,
    total_shipping_tax: storeAmount,
    tax_lines: z.array(z.strictObject({ name: z.string(), price: storeAmount, rate: z.string() })),
    ...storeCurrency,
  }),
  shipping_address: storeShipping,
  billing_address: storeBilling,
  needs_payment: z.boolean(),
  needs_shipping: z.boolean(),
  payment_requirements: z.array(z.string()),
  errors: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});
export type StoreOrder = z.infer<typeof storeOrder>;

/** Paying for a placed order. */
export const orderPayment = z.object({
  id: pathId,
  key: z._default(text(200), ''),
  billing_email: z._default(text(254), ''),
  payment_method: z._default(text(100), ''),
  payment_data: storePaymentData,
});

export const orderQuestion = z.object({
  id: pathId,
  key: z._default(text(200), ''),
  billing_email: z._default(text(254), ''),
});
