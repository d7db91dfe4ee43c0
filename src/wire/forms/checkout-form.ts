import * as z from 'zod/mini';
import { type Money, money } from '#rules/money/money.ts';
import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS, type CheckoutValues } from '../checkout.ts';
import { billingFields, getBilling, getShipping, shippingFields } from './address-form.ts';
import { attributionForm } from './attribution-form.ts';
import { formButton, formFlag, formLine, formText, sentText } from './form-fields.ts';
import {
  CARD_TOKEN_FIELD,
  cardToken,
  type PaymentData,
  SAVE_FIELD,
  SAVED_FIELD,
  savedMethod,
  testResult,
  toPaymentData,
} from './payment-data.ts';
import { shippingRates } from './shipping-rates.ts';

// The classic checkout form as data, from a page or a program. Nothing is refused here: what is too long or
// wrong is answered by the check, so that the page can show it again just as it was typed.
// Example: `billing_city= Ghent &terms=on` is billing.city "Ghent" and terms true.

export interface CheckoutForm extends CheckoutValues {
  paymentMethod: string;
  paymentData: PaymentData;
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

/** Far more than any field takes, and little enough to send back. */
const MAX_LENGTH = 5000;
export const MAX_METHOD_LENGTH = 100;
const MAX_KEY_LENGTH = 200;
const line = formLine(MAX_LENGTH);

const amount = z.transform((value: unknown): Money | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? money(Number(text)) : null;
});

/** The cart stores them, so it must not grow by packages that a program made up. */
export const checkoutRates = z.pipe(
  shippingRates,
  z.transform((rates) =>
    Object.fromEntries(Object.entries(rates).filter(([id]) => /^\d{1,2}$/.test(id))),
  ),
);

const fields = z.object({
  ...billingFields(line),
  ...shippingFields(line),
  [CHECKOUT_FIELDS.shipToDifferent]: formFlag,
  [CHECKOUT_FIELDS.billingSame]: formFlag,
  [CHECKOUT_FIELDS.note]: line,
  [CHECKOUT_FIELDS.terms]: formFlag,
  [CHECKOUT_FIELDS.createAccount]: formFlag,
  [CHECKOUT_FIELDS.reminder]: formFlag,
  [CHECKOUT_FIELDS.paymentMethod]: formText(MAX_METHOD_LENGTH),
  [CHECKOUT_FIELDS.testOutcome]: testResult,
  [SAVED_FIELD]: savedMethod,
  [CARD_TOKEN_FIELD]: cardToken,
  [SAVE_FIELD]: formFlag,
  [CHECKOUT_FIELDS.shippingMethod]: checkoutRates,
  [CHECKOUT_FIELDS.password]: formText(MAX_LENGTH),
  [CHECKOUT_FIELDS.key]: formText(MAX_KEY_LENGTH),
  [CHECKOUT_FIELDS.shownTotal]: amount,
  [CHECKOUT_FIELDS.shownCart]: formText(100),
  [CHECKOUT_FIELDS.nonce]: formText(100),
});

type Sent = z.output<typeof fields>;

function getForm(sent: Sent, attribution: Record<string, string>): CheckoutForm {
  const billing = getBilling(sent);
  // Only a bill has an address for email.
  const shipping = { ...getShipping(sent), email: '' };
  const same = sent[CHECKOUT_FIELDS.billingSame];
  return {
    billing: same ? { ...shipping, email: billing.email } : billing,
    shipping,
    shipToDifferent: !same && sent[CHECKOUT_FIELDS.shipToDifferent],
    note: sent[CHECKOUT_FIELDS.note],
    terms: sent[CHECKOUT_FIELDS.terms],
    createAccount: sent[CHECKOUT_FIELDS.createAccount],
    paymentMethod: sent[CHECKOUT_FIELDS.paymentMethod],
    paymentData: toPaymentData({
      result: sent[CHECKOUT_FIELDS.testOutcome],
      saved: sent[SAVED_FIELD],
      token: sent[CARD_TOKEN_FIELD],
      saves: sent[SAVE_FIELD],
    }),
    shippingMethods: sent[CHECKOUT_FIELDS.shippingMethod],
    password: sent[CHECKOUT_FIELDS.password],
    key: sent[CHECKOUT_FIELDS.key],
    shownTotal: sent[CHECKOUT_FIELDS.shownTotal],
    shownCart: sent[CHECKOUT_FIELDS.shownCart],
    attribution,
  };
}

/** Which button of the page's form was pressed, or what Enter in one of its fields means. */
export type CheckoutButton =
  | { kind: 'place' }
  | { kind: 'remove-coupon'; code: string }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'log-in'; username: string; password: string }
  | { kind: 'confirm-log-in'; username: string; challenge: string; code: string }
  | { kind: 'update' };

const buttons = z.object({
  [CHECKOUT_BUTTONS.place]: formButton,
  [CHECKOUT_BUTTONS.removeCoupon]: formText(200),
  [CHECKOUT_BUTTONS.applyCoupon]: formButton,
  [CHECKOUT_BUTTONS.applyOffer]: sentText(200),
  [CHECKOUT_FIELDS.coupon]: sentText(200),
  [CHECKOUT_BUTTONS.logIn]: formButton,
  [CHECKOUT_FIELDS.username]: sentText(254),
  [CHECKOUT_FIELDS.logInPassword]: formText(MAX_LENGTH),
  [CHECKOUT_FIELDS.challenge]: formText(200),
  [CHECKOUT_FIELDS.code]: sentText(60),
});

function getButton(sent: z.output<typeof buttons>): CheckoutButton {
  if (sent[CHECKOUT_BUTTONS.place]) return { kind: 'place' };
  const removed = sent[CHECKOUT_BUTTONS.removeCoupon];
  if (removed !== '') return { kind: 'remove-coupon', code: removed };
  const coupon = sent[CHECKOUT_BUTTONS.applyOffer] ?? sent[CHECKOUT_FIELDS.coupon] ?? '';
  if (coupon !== '' || sent[CHECKOUT_BUTTONS.applyCoupon]) {
    return { kind: 'apply-coupon', code: coupon };
  }
  const typed = sent[CHECKOUT_FIELDS.username] ?? sent[CHECKOUT_FIELDS.code] ?? '';
  if (typed === '' && !sent[CHECKOUT_BUTTONS.logIn]) return { kind: 'update' };
  const username = sent[CHECKOUT_FIELDS.username] ?? '';
  const challenge = sent[CHECKOUT_FIELDS.challenge];
  const code = sent[CHECKOUT_FIELDS.code] ?? '';
  return challenge === ''
    ? { kind: 'log-in', username, password: sent[CHECKOUT_FIELDS.logInPassword] }
    : { kind: 'confirm-log-in', username, challenge, code };
}

function toSchema(prefix: string) {
  return z.pipe(
    z.pipe(
      z.transform((sent: unknown) => ({ sent, attribution: sent, pressed: sent })),
      z.object({ sent: fields, attribution: attributionForm(prefix), pressed: buttons }),
    ),
    z.transform(({ sent, attribution, pressed }) => ({
      form: getForm(sent, attribution),
      nonce: sent[CHECKOUT_FIELDS.nonce],
      /** Agreed to be reminded of the basket. */
      reminder: sent[CHECKOUT_FIELDS.reminder],
      button: getButton(pressed),
    })),
  );
}

export type CheckoutPost = z.output<ReturnType<typeof toSchema>>;

let last = { prefix: '', schema: toSchema('') };

/** By the prefix of the attribution's inputs, a setting; made again only when it changes. */
export function checkoutForm(attributionPrefix: string) {
  if (last.prefix !== attributionPrefix) {
    last = { prefix: attributionPrefix, schema: toSchema(attributionPrefix) };
  }
  return last.schema;
}
