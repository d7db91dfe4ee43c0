import { readAttributionFields } from '#rules/attribution/attribution-fields.ts';
import type { Money } from '#rules/money/money.ts';
import { money } from '#rules/money/money.ts';
import { ratesIn } from '#server/api/shop/cart-fields.ts';
import {
  ADDRESS_FORM_NAMES,
  type Address,
  type AddressField,
  type AddressKind,
  EMPTY_ADDRESS,
} from '#wire/address.ts';
import { CHECKOUT_FIELDS, type CheckoutValues } from '#wire/checkout.ts';

// The classic form as data, whoever sent it. Nothing is judged here: what is too long or wrong is
// told by the check, so that the page can show it again just as it was typed.
// Example: `billing_city= Ghent &terms=on` is billing.city "Ghent" and terms true.

export interface CheckoutForm extends CheckoutValues {
  paymentMethod: string;
  /** Package to rate. */
  shippingMethods: Record<string, string>;
  password: string;
  /** '' where the sender made none. */
  key: string;
  /** Null where the sender does not say what was shown. */
  shownTotal: Money | null;
  /** Hash of the cart that was shown; '' where the sender does not say. */
  shownCart: string;
  /** By the field's name without its prefix. */
  attribution: Record<string, string>;
}

type Values = Readonly<Record<string, unknown>>;

/** Far more than any field takes, and little enough to send back. */
const LONGEST = 5000;
const FIELDS = Object.keys(ADDRESS_FORM_NAMES) as AddressField[];
const named = (kind: AddressKind) =>
  FIELDS.map((field) => [field, `${kind}_${ADDRESS_FORM_NAMES[field]}`] as const);
const NAMES = { billing: named('billing'), shipping: named('shipping') };

/** `attributionPrefix` is what the hidden inputs' names begin with. */
export function readCheckoutForm(values: Values, attributionPrefix: string): CheckoutForm {
  const shipToDifferent = isOn(values[CHECKOUT_FIELDS.shipToDifferent]);
  return {
    billing: { ...EMPTY_ADDRESS, ...addressIn(values, 'billing') },
    shipping: { ...EMPTY_ADDRESS, ...addressIn(values, 'shipping'), email: '' },
    shipToDifferent,
    note: text(values, CHECKOUT_FIELDS.note).trim(),
    terms: isOn(values[CHECKOUT_FIELDS.terms]),
    createAccount: isOn(values[CHECKOUT_FIELDS.createAccount]),
    paymentMethod: text(values, CHECKOUT_FIELDS.paymentMethod).slice(0, 100),
    shippingMethods: methodsIn(values),
    password: text(values, CHECKOUT_FIELDS.password),
    key: text(values, CHECKOUT_FIELDS.key).slice(0, 200),
    shownTotal: amountIn(values[CHECKOUT_FIELDS.shownTotal]),
    shownCart: text(values, CHECKOUT_FIELDS.shownCart).slice(0, 100),
    attribution: { ...readAttributionFields(values, attributionPrefix) },
  };
}

/** Only what was sent: the parts that are missing stay as they are. */
export function addressIn(values: Values, kind: AddressKind): Partial<Address> {
  const given: Partial<Address> = {};
  for (const [field, name] of NAMES[kind]) {
    if (values[name] !== undefined) given[field] = text(values, name).trim();
  }
  return given;
}

export function methodsIn(values: Values): Record<string, string> {
  const methods: Record<string, string> = {};
  // They are kept with the cart, which made-up packages must not let grow.
  for (const [id, rate] of Object.entries(ratesIn(values[CHECKOUT_FIELDS.shippingMethod]))) {
    if (/^\d{1,2}$/.test(id)) methods[id] = rate.slice(0, 100);
  }
  return methods;
}

/** A tick box sends `on` or `1`; programs send true. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'on' || value === 'true';
}

function text(values: Values, name: string): string {
  const value = values[name];
  // A program may send a postcode as a number.
  const given = typeof value === 'number' ? String(value) : value;
  return typeof given === 'string' ? given.slice(0, LONGEST).replaceAll('\0', '') : '';
}

function amountIn(value: unknown): Money | null {
  const given = typeof value === 'number' ? String(value) : value;
  return typeof given === 'string' && /^\d{1,12}$/.test(given) ? money(Number(given)) : null;
}
