import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { refused, setting } from './setting.ts';

// What a shop may set about its built-in payment methods. A text left empty is taken from the messages.

const amount = z.int().min(0).transform(money).nullable();
const text = z.string().max(2000);

const offline = z.object({
  enabled: z.boolean(),
  title: z.string().max(120),
  description: text,
  /** Shown with the order and in emails. */
  instructions: text,
  minTotal: amount,
  maxTotal: amount,
  /** Kinds (`flat_rate`) or single rates (`flat_rate:1`); empty for every shipping method. */
  shippingMethods: z.array(z.string().max(60)),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, refused('country'))),
  withoutDelivery: z.boolean(),
});
export type OfflineSettings = z.infer<typeof offline>;

const account = z.object({
  name: z.string().max(120),
  bank: z.string().max(120),
  number: z.string().max(60),
  sortCode: z.string().max(60),
  iban: z.string().max(60),
  bic: z.string().max(60),
});

const fallback: OfflineSettings = {
  enabled: true,
  title: '',
  description: '',
  instructions: '',
  minTotal: null,
  maxTotal: null,
  shippingMethods: [],
  countries: [],
  withoutDelivery: true,
};

export const PAYMENT_SETTINGS = {
  bacs: {
    schema: offline.extend({ accounts: z.array(account).max(10) }),
    fallback: { ...fallback, accounts: [] },
  },
  cheque: { schema: offline, fallback },
  stripe: {
    schema: z.object({
      enabled: z.boolean(),
      title: z.string().max(120),
      description: text,
      /** `manual`: the money is reserved, and taken when a manager says so. */
      capture: z.enum(['automatic', 'manual']),
      /** Behind the account's name on the buyer's bank statement. */
      statement: z.string().max(22),
    }),
    fallback: {
      enabled: true,
      title: '',
      description: '',
      capture: 'automatic' as const,
      statement: '',
    },
  },
  paypal: {
    schema: z.object({ enabled: z.boolean(), title: z.string().max(120), description: text }),
    fallback: { enabled: true, title: '', description: '' },
  },
  // What is not shipped cannot be paid on delivery.
  cod: { schema: offline, fallback: { ...fallback, withoutDelivery: false } },
};
/** As it is copied from the provider's pages, without the spaces around it. */
const key = (pattern: RegExp, form: Parameters<typeof refused>[0]) =>
  z.string().trim().max(300).regex(pattern, refused(form));

/** Of payment methods that need the keys of a provider. Keys in the environment take precedence. */
export const PROVIDER_SETTINGS = {
  'payments.stripePublishableKey': setting(key(/^(pk_\S+)?$/, 'stripePublishableKey'), ''),
  'payments.stripeSecretKey': setting(key(/^((sk|rk)_\S+)?$/, 'stripeSecretKey'), ''),
  'payments.stripeWebhookSecret': setting(key(/^(whsec_\S+)?$/, 'stripeWebhookSecret'), ''),
  'payments.paypalClientId': setting(key(/^\S*$/, 'spaces'), ''),
  'payments.paypalClientSecret': setting(key(/^\S*$/, 'spaces'), ''),
  'payments.paypalWebhookId': setting(key(/^\S*$/, 'spaces'), ''),
  /** The keys are of an account for tests. */
  'payments.paypalSandbox': setting(z.boolean(), false),
  'payments.stripe': setting(PAYMENT_SETTINGS.stripe.schema, PAYMENT_SETTINGS.stripe.fallback),
  'payments.paypal': setting(PAYMENT_SETTINGS.paypal.schema, PAYMENT_SETTINGS.paypal.fallback),
  /** Buttons of wallets on product page, side cart, basket and checkout. */
  'payments.express': setting(z.boolean(), false),
} as const;
export type BankAccount = z.infer<typeof account>;
