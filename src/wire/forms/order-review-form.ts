import * as z from 'zod/mini';
import type { Address } from '../address.ts';
import { CHECKOUT_FIELDS } from '../checkout.ts';
import { billingFields, getBilling, getShipping, shippingFields } from './address-form.ts';
import { checkoutRates, MAX_METHOD_LENGTH } from './checkout-form.ts';
import { formFlag, formText, sentLine } from './form-fields.ts';

// What `update_order_review` is sent: the form's own fields, or as old programs send it, the whole
// form in `post_data` and the address besides under short names.
// Example: `country=US&state=NY&s_country=US&post_data=billing_city%3DNew+York`.

/** What a shopper has chosen so far; what is left out stays as it was. */
export interface CheckoutChoices {
  billing?: Partial<Address>;
  /** Null: the same as billing. */
  shipping?: Partial<Address> | null;
  shippingMethods?: Readonly<Record<string, string>>;
  paymentMethod?: string;
}

/** The field that holds the form as one string; fields beside it take precedence. */
export const REVIEW_FORM_FIELD = 'post_data';

const line = sentLine(5000);
const method = z.transform((value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, MAX_METHOD_LENGTH) : undefined,
);

export const orderReviewForm = z.pipe(
  z.object({
    ...billingFields(line),
    ...shippingFields(line),
    country: line,
    state: line,
    postcode: line,
    city: line,
    address: line,
    address_2: line,
    s_country: line,
    s_state: line,
    s_postcode: line,
    s_city: line,
    s_address: line,
    s_address_2: line,
    [CHECKOUT_FIELDS.shipToDifferent]: formFlag,
    [CHECKOUT_FIELDS.billingSame]: formFlag,
    [CHECKOUT_FIELDS.shippingMethod]: checkoutRates,
    [CHECKOUT_FIELDS.paymentMethod]: method,
  }),
  z.transform((sent): CheckoutChoices => {
    const billing = {
      ...filled({
        country: sent.country,
        state: sent.state,
        postcode: sent.postcode,
        city: sent.city,
        address1: sent.address,
        address2: sent.address_2,
      }),
      ...filled(getBilling(sent)),
    };
    const shipping = {
      ...filled({
        country: sent.s_country,
        state: sent.s_state,
        postcode: sent.s_postcode,
        city: sent.s_city,
        address1: sent.s_address,
        address2: sent.s_address_2,
      }),
      ...filled(getShipping(sent)),
    };
    const paymentMethod = sent[CHECKOUT_FIELDS.paymentMethod];
    const same = sent[CHECKOUT_FIELDS.billingSame] && isSent(shipping);
    const different = !same && sent[CHECKOUT_FIELDS.shipToDifferent] && isSent(shipping);
    return {
      shippingMethods: sent[CHECKOUT_FIELDS.shippingMethod],
      ...(isSent(billing) && { billing, shipping: null }),
      ...(same && { billing: { ...shipping, ...filled({ email: sent.billing_email }) } }),
      ...(different && { shipping }),
      ...(paymentMethod !== undefined && { paymentMethod }),
    };
  }),
);

/** The choices sent by the block checkout. */
export const blockValuesForm = z.pipe(
  z.object({
    [CHECKOUT_FIELDS.paymentMethod]: formText(MAX_METHOD_LENGTH),
    [CHECKOUT_FIELDS.shippingMethod]: checkoutRates,
  }),
  z.transform((sent): CheckoutChoices => {
    const paymentMethod = sent[CHECKOUT_FIELDS.paymentMethod];
    return {
      shippingMethods: sent[CHECKOUT_FIELDS.shippingMethod],
      ...(paymentMethod !== '' && { paymentMethod }),
    };
  }),
);

/** Only what was sent: the parts that are missing stay as they are. */
function filled(address: { [Part in keyof Address]?: string | undefined }): Partial<Address> {
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text !== undefined));
}

function isSent(address: Partial<Address>): boolean {
  return Object.keys(address).length > 0;
}
