import { recordEntries } from '#rules/records/record-keys.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { CARD_TOKEN_FIELD, SAVE_FIELD, SAVED_FIELD } from '#wire/forms/payment-data.ts';
import type { CheckoutRequest, PlaceOrderRequest } from './checkout-client.ts';

// The form's fields as the browser would post them, so that the server needs one parser.
// Example: shippingMethods { 0: 'flat_rate:1' } is `shipping_method[0]=flat_rate:1`.

export type Fields = Record<string, string>;

export function reviewFields({ values, paymentMethod, shippingMethods }: CheckoutRequest): Fields {
  const fields: Fields = {
    ...addressFields(values.billing, 'billing'),
    [CHECKOUT_FIELDS.paymentMethod]: paymentMethod,
  };
  if (values.shipToDifferent) {
    fields[CHECKOUT_FIELDS.shipToDifferent] = '1';
    Object.assign(fields, addressFields(values.shipping, 'shipping'));
  }
  for (const [id, rate] of Object.entries(shippingMethods)) {
    fields[`${CHECKOUT_FIELDS.shippingMethod}[${id}]`] = rate;
  }
  return fields;
}

export function placeFields(request: PlaceOrderRequest, attributionPrefix: string): Fields {
  const { values } = request;
  const fields: Fields = {
    ...reviewFields(request),
    [CHECKOUT_FIELDS.note]: values.note,
    [CHECKOUT_FIELDS.key]: request.key,
    [CHECKOUT_FIELDS.shownTotal]: String(request.shownTotal),
    [CHECKOUT_FIELDS.shownCart]: request.shownCart,
  };
  Object.assign(fields, request.paymentData);
  if (values.terms) fields[CHECKOUT_FIELDS.terms] = '1';
  if (values.createAccount) {
    fields[CHECKOUT_FIELDS.createAccount] = '1';
    fields[CHECKOUT_FIELDS.password] = request.password;
  }
  for (const [name, value] of Object.entries(request.attribution)) {
    if (value !== '') fields[`${attributionPrefix}${name}`] = value;
  }
  return fields;
}

/** Which fields belong to which payment method. */
const PAYMENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  test: [CHECKOUT_FIELDS.testOutcome, CARD_TOKEN_FIELD, SAVED_FIELD, SAVE_FIELD],
  stripe: [SAVED_FIELD, SAVE_FIELD],
};

/** What the chosen method asks for besides, as it stands in the form. */
export function paymentData(form: HTMLFormElement | null, method: string): Fields {
  if (!form) return {};
  const typed = new FormData(form);
  const fields: Fields = {};
  for (const name of PAYMENT_FIELDS[method] ?? []) {
    const value = typed.get(name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

function addressFields(address: Address, kind: AddressKind): Fields {
  const fields: Fields = {};
  for (const [part, name] of recordEntries(ADDRESS_FORM_NAMES)) {
    if (kind === 'shipping' && part === 'email') continue;
    fields[`${kind}_${name}`] = address[part];
  }
  return fields;
}
