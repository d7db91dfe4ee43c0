import * as z from 'zod/mini';

/** What a test of a payment method found out. */
export const PROVIDER_VERDICTS = [
  'works',
  /** The provider does not take the keys. */
  'refused',
  /** The provider could not be reached, or had trouble of its own. */
  'no-answer',
  /** Neither the environment nor the settings have keys. */
  'no-keys',
  /** One that payments need is missing. */
  'incomplete-keys',
  /** One is of a test account, the other is not. */
  'mixed-keys',
  /** Stored with another SECRET_KEY. */
  'unreadable-keys',
  /** The money comes by itself, so there is no provider to ask. */
  'no-provider',
] as const;
export type ProviderVerdict = (typeof PROVIDER_VERDICTS)[number];

export const paymentCheckResponse = z.object({
  id: z.string(),
  verdict: z.enum(PROVIDER_VERDICTS),
  /** Real money moves; null where it is not known. */
  live: z.nullable(z.boolean()),
  /** The provider's notifications can be read; null where it is not known. */
  hears_events: z.nullable(z.boolean()),
});
export type PaymentCheckResponse = z.infer<typeof paymentCheckResponse>;
