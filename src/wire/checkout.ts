import * as z from 'zod/mini';
import { REQUIREMENTS } from '#rules/addresses/field-requirements.ts';
import type { CheckoutRuleProblem } from '#rules/orders/checkout-rules.ts';
import { address } from './address.ts';
import { cartNotice, cartView } from './cart.ts';
import { moneyValue } from './money.ts';
import { savedMethodView } from './payments/saved-methods.ts';

// What the checkout shows and sends. Amounts are the cart's; texts are made by the server.

/** What is wrong with the form, beside the field it is about; '' is about the whole order. */
export const checkoutProblem = z.object({
  code: z.string(),
  field: z.string(),
  /** The field's label; '' where the text is sufficient. */
  label: z.string(),
  text: z.string(),
});
export type CheckoutProblem = z.infer<typeof checkoutProblem>;

export const paymentChoice = z.object({
  id: z.string(),
  title: z.string(),
  /** How it is paid, in a sentence or two. */
  description: z.string(),
  /** Of the test method: what is to happen, chosen by the shopper. */
  outcomes: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** What the provider's script needs to show its fields for a card. */
  card: z.optional(
    z.object({
      publishableKey: z.string(),
      capture: z.enum(['automatic', 'manual']),
      /** The fields give a token that is sent with the form; without, the payment is confirmed later. */
      tokens: z.optional(z.boolean()),
    }),
  ),
});
export type PaymentChoice = z.infer<typeof paymentChoice>;

/** What changes while the form is filled in. */
export const checkoutReview = z.object({
  cart: cartView,
  payments: z.array(paymentChoice),
  /** The selected one; '' where there is nothing to pay or no method. */
  paymentMethod: z.string(),
});
export type CheckoutReview = z.infer<typeof checkoutReview>;

/** What the shopper has filled in, passwords left out. */
export const checkoutValues = z.object({
  billing: address,
  shipping: address,
  shipToDifferent: z.boolean(),
  note: z.string(),
  terms: z.boolean(),
  createAccount: z.boolean(),
});
export type CheckoutValues = z.infer<typeof checkoutValues>;

const namedCountry = z.object({ code: z.string(), name: z.string() });

export const CHECKOUT_STYLES = ['classic', 'block'] as const;

export const checkoutPage = z.object({
  style: z.enum(CHECKOUT_STYLES),
  review: checkoutReview,
  /** Every payment method of the shop: what is offered can change while the form is filled in. */
  payments: z.array(paymentChoice),
  /** What the customer has saved to pay with, the default one first. */
  saved: z.array(savedMethodView),
  values: checkoutValues,
  problems: z.array(checkoutProblem),
  /** What there is to say besides, such as a coupon that was taken. */
  notices: z.array(cartNotice),
  /** Where a bill may go to. */
  countries: z.array(namedCountry),
  /** Where the shop delivers to; null where that is the same. */
  deliveryCountries: z.nullable(z.array(namedCountry)),
  /** Country to state code to name, for the countries chosen now; others are fetched. */
  states: z.record(z.string(), z.record(z.string(), z.string())),
  /** The parts of an address that the shop may leave out or insist on. */
  asked: z.object({
    company: z.enum(REQUIREMENTS),
    address2: z.enum(REQUIREMENTS),
    phone: z.enum(REQUIREMENTS),
  }),
  account: z.object({
    /** Null for a guest. */
    customer: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
    guestsAllowed: z.boolean(),
    /** An account can be made while buying. */
    canCreate: z.boolean(),
    canLogIn: z.boolean(),
    /** The page to request a new password. */
    lostUrl: z.string(),
    /** Handed back with the code where the password was right and a code is asked for; else ''. */
    challenge: z.string(),
    /** What was typed where a log-in did not work; else ''. */
    username: z.string(),
  }),
  /** Null where the shop has no terms page; `html` is its text, sanitised when it was saved. */
  terms: z.nullable(z.object({ title: z.string(), url: z.string(), html: z.string() })),
  /** The privacy policy; '' without one. */
  privacyUrl: z.string(),
  noteAllowed: z.boolean(),
  /** Whether the box for reminders of the basket is ticked; null where the shop sends none. */
  reminder: z.nullable(z.boolean()),
  /** Made with the page: the same key gives the same order. */
  key: z.string(),
});
export type CheckoutPage = z.infer<typeof checkoutPage>;

/** What `update_order_review` answers; `review` and `nonces` are for our own pages. */
export const reviewResponse = z.object({
  result: z.enum(['success', 'failure']),
  messages: z.string(),
  reload: z.boolean(),
  fragments: z.record(z.string(), z.string()),
  review: checkoutReview,
  notices: z.array(cartNotice),
  /** What is wrong with the address as far as it is filled in. */
  problems: z.array(checkoutProblem),
  nonces: z.object({ public: z.string(), store: z.string() }),
});
export type ReviewResponse = z.infer<typeof reviewResponse>;

export const orderAccepted = z.object({
  result: z.literal('success'),
  redirect: z.string(),
  order_id: z.int(),
  /** Where the shopper confirms the payment by the provider's script: what it needs for that. */
  confirm: z.optional(z.record(z.string(), z.string())),
});
export type OrderAccepted = z.infer<typeof orderAccepted>;

export const orderRefused = z.object({
  result: z.literal('failure'),
  messages: z.string(),
  /** True: the cart or the nonce has changed; ask for the review and send again. */
  refresh: z.boolean(),
  /** True: nothing is left to order here. */
  reload: z.boolean(),
  problems: z.array(checkoutProblem),
  /** The current total; null where it was not requested. */
  total: z.nullable(moneyValue),
  /** Where the order was written and its payment declined: the page on which it is paid. */
  redirect: z.optional(z.string()),
  order_id: z.optional(z.int()),
});
export type OrderRefused = z.infer<typeof orderRefused>;

/** What `checkout` answers. */
export const placeResponse = z.union([orderAccepted, orderRefused]);
export type PlaceResponse = z.infer<typeof placeResponse>;

/** Names of the fields beside those of the addresses. */
export const CHECKOUT_FIELDS = {
  shipToDifferent: 'ship_to_different_address',
  /** Of our own form, which asks for the delivery address first. */
  billingSame: 'billing_same_as_shipping',
  note: 'order_comments',
  paymentMethod: 'payment_method',
  shippingMethod: 'shipping_method',
  terms: 'terms',
  createAccount: 'createaccount',
  reminder: 'basket_reminder',
  password: 'account_password',
  testOutcome: 'test_outcome',
  key: 'vitrine_key',
  shownTotal: 'shown_total',
  shownCart: 'shown_cart',
  username: 'username',
  logInPassword: 'password',
  code: 'code',
  challenge: 'login_challenge',
  coupon: 'coupon_code',
  nonce: 'woocommerce-process-checkout-nonce',
} as const;

/** checkoutField({ field: 'shippingMethod', packageId: 2 }) is "shipping_method[2]". */
export function checkoutField({
  field,
  packageId,
}: Pick<CheckoutRuleProblem, 'field' | 'packageId'>): string {
  const name = CHECKOUT_FIELDS[field];
  return packageId === undefined ? name : `${name}[${packageId}]`;
}

/** Names of the buttons of the form, for a browser without script. */
export const CHECKOUT_BUTTONS = {
  place: 'woocommerce_checkout_place_order',
  update: 'woocommerce_checkout_update_totals',
  logIn: 'login',
  applyCoupon: 'apply_coupon',
  removeCoupon: 'remove_coupon',
  applyOffer: 'apply_offer',
} as const;

/** Selectors whose elements the fragments of the order review replace. */
export const REVIEW_SELECTORS = {
  table: '.woocommerce-checkout-review-order-table',
  payment: '.woocommerce-checkout-payment',
  lines: '.woocommerce-checkout-lines',
  delivery: '.woocommerce-checkout-delivery',
} as const;
