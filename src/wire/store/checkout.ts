import * as z from 'zod/mini';
import { attributionForm } from '../forms/attribution-form.ts';
import { storePaymentData } from '../forms/payment-data.ts';
import { storeCart } from './cart.ts';
import { flag, integer, text } from './params.ts';

// Checking out through the Store API; keys and types are a public contract.

const person = {
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
};
export const storeBilling = z.strictObject({ ...person, email: z.string() });
export const storeShipping = z.strictObject(person);

export const storeCheckout = z.strictObject({
  order_id: z.int(),
  status: z.string(),
  order_key: z.string(),
  order_number: z.string(),
  customer_note: z.string(),
  customer_id: z.int(),
  billing_address: storeBilling,
  shipping_address: storeShipping,
  payment_method: z.string(),
  payment_result: z.nullable(
    z.strictObject({
      payment_status: z.enum(['success', 'pending', 'failure', 'error', '']),
      payment_details: z.array(z.strictObject({ key: z.string(), value: z.string() })),
      redirect_url: z.string(),
    }),
  ),
  additional_fields: z.record(z.string(), z.unknown()),
  __experimentalCart: z.nullable(storeCart),
  extensions: z.record(z.string(), z.unknown()),
});
export type StoreCheckout = z.infer<typeof storeCheckout>;

// What is too long gets the field's own message: here only an upper bound is set.
const longText = text(5000);
const addressInput = z.object({
  first_name: z.optional(longText),
  last_name: z.optional(longText),
  company: z.optional(longText),
  address_1: z.optional(longText),
  address_2: z.optional(longText),
  city: z.optional(longText),
  state: z.optional(longText),
  postcode: z.optional(longText),
  country: z.optional(longText),
  phone: z.optional(longText),
  email: z.optional(longText),
});
export type AddressInput = z.infer<typeof addressInput>;

export const ATTRIBUTION_EXTENSION = 'woocommerce/order-attribution';

/** Here the fields have no prefix. */
const attribution = attributionForm('');

export const checkoutOrder = z.object({
  billing_address: addressInput,
  shipping_address: z.optional(addressInput),
  payment_method: z.optional(text(100)),
  payment_data: storePaymentData,
  customer_note: z.optional(longText),
  create_account: z.optional(flag),
  customer_password: z.optional(text(5000)),
  extensions: z.optional(
    z.object({
      vitrine: z.optional(
        z.object({
          /** What the shopper was shown, in minor units. */
          shown_total: z.optional(integer(0, 2_147_483_647)),
          /** And the hash of that cart. */
          shown_cart: z.optional(text(100)),
          terms: z.optional(flag),
        }),
      ),
      [ATTRIBUTION_EXTENSION]: z.optional(
        z.pipe(
          z.record(z.string(), z.string()),
          z.transform((sent) => attribution.parse(sent)),
        ),
      ),
    }),
  ),
});
export type CheckoutOrder = z.infer<typeof checkoutOrder>;

export const checkoutChange = z.object({
  payment_method: z.optional(text(100)),
  order_notes: z.optional(longText),
});
