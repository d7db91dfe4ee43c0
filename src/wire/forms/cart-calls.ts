import * as z from 'zod/mini';
import { fragmentNames } from './cart-form.ts';
import { formId, formQuantity, formText, sentText } from './form-fields.ts';
import { shippingRates } from './shipping-rates.ts';

// What the calls that read or change the cart are sent, beside those that add to it.

export const MAX_CODE_LENGTH = 1000;

/** `time`, which old programs send, only keeps the address from being cached. */
export const cartCall = z.object({ fragments: fragmentNames });

/** An emptied cart is restored by the keys of all its lines, 32 digits each with commas between. */
const MAX_KEYS_LENGTH = 33 * 500;

const key = { cart_key: sentText(MAX_KEYS_LENGTH), cart_item_key: sentText(MAX_KEYS_LENGTH) };

export const lineCall = z.pipe(
  z.object({ fragments: fragmentNames, ...key }),
  z.transform(({ fragments, cart_key, cart_item_key }) => ({
    fragments,
    key: cart_key ?? cart_item_key ?? '',
  })),
);

export const quantityCall = z.pipe(
  z.object({ fragments: fragmentNames, ...key, qty: formQuantity }),
  z.transform(({ fragments, cart_key, cart_item_key, qty }) => ({
    fragments,
    key: cart_key ?? cart_item_key ?? '',
    quantity: qty ?? Number.NaN,
  })),
);

export const couponCall = z.pipe(
  z.object({
    fragments: fragmentNames,
    coupon_code: sentText(MAX_CODE_LENGTH),
    coupon: sentText(MAX_CODE_LENGTH),
  }),
  z.transform(({ fragments, coupon_code, coupon }) => ({
    fragments,
    code: coupon_code ?? coupon ?? '',
  })),
);

/** A coupon of the list: by its id, which the code must belong to. */
export const couponClick = z.object({ coupon_id: formId, coupon_code: formText(MAX_CODE_LENGTH) });

const part = formText(120);

/** The shipping form, with the names of the classic calculator. */
export const destinationFields = {
  calc_shipping_country: part,
  calc_shipping_state: part,
  calc_shipping_postcode: part,
  calc_shipping_city: part,
};

type Destination = { [Name in keyof typeof destinationFields]: string };

export function getDestination(sent: Destination) {
  return {
    country: sent.calc_shipping_country,
    state: sent.calc_shipping_state,
    postcode: sent.calc_shipping_postcode,
    city: sent.calc_shipping_city,
  };
}

export const destinationCall = z.pipe(
  z.object({ fragments: fragmentNames, ...destinationFields }),
  z.transform(({ fragments, ...sent }) => ({ fragments, destination: getDestination(sent) })),
);

export const ratesCall = z.object({ fragments: fragmentNames, shipping_method: shippingRates });
