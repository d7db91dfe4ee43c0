import { nestText } from '#server/platform/http/nested-fields.ts';
import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { addressIn, isOn, methodsIn } from './read-form.ts';
import type { CheckoutChoices } from './save-choices.ts';

// What `update_order_review` is sent: the form's own fields, or as old programs send it, the whole
// form in `post_data` with the place besides under short names.
// Example: `country=US&state=NY&s_country=US&post_data=billing_city%3DNew+York`.

type Values = Readonly<Record<string, unknown>>;

const SHORT: readonly [name: string, field: keyof Address][] = [
  ['country', 'country'],
  ['state', 'state'],
  ['postcode', 'postcode'],
  ['city', 'city'],
  ['address', 'address1'],
  ['address_2', 'address2'],
];

export function readReview(given: Values): CheckoutChoices {
  const values = { ...formIn(given.post_data), ...given };
  const billing = { ...shortIn(values, ''), ...addressIn(values, 'billing') };
  const shipping = { ...shortIn(values, 's_'), ...addressIn(values, 'shipping') };
  const choices: CheckoutChoices = { shippingMethods: methodsIn(values) };
  if (filled(billing)) choices.billing = billing;
  const different = isOn(values[CHECKOUT_FIELDS.shipToDifferent]);
  if (different && filled(shipping)) choices.shipping = shipping;
  else if (filled(billing)) choices.shipping = null;
  const payment = values[CHECKOUT_FIELDS.paymentMethod];
  if (typeof payment === 'string') choices.paymentMethod = payment.slice(0, 100);
  return choices;
}

function formIn(text: unknown): Values {
  return typeof text === 'string' ? nestText(text) : {};
}

function shortIn(values: Values, prefix: string): Partial<Address> {
  const place: Partial<Address> = {};
  for (const [name, field] of SHORT) {
    const value = values[`${prefix}${name}`];
    if (typeof value === 'string') place[field] = value.trim();
  }
  return place;
}

function filled(address: Partial<Address>): boolean {
  return Object.keys(address).some((field) => field in EMPTY_ADDRESS);
}
