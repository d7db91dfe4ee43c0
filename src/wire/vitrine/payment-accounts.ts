import * as z from 'zod/mini';

// The accounts at providers that the shop's money goes to, without their keys.

export const ACCOUNT_PROVIDERS = ['stripe', 'paypal'] as const;
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number];

/** Why an account cannot be paid to, or what is wrong with it. */
export const ACCOUNT_PROBLEMS = ['incomplete', 'unreadable', 'mixed'] as const;

export const paymentAccount = z.object({
  id: z.enum(ACCOUNT_PROVIDERS),
  /** Where its keys come from; those of the environment win. */
  source: z.enum(['environment', 'settings', 'none']),
  problem: z.nullable(z.enum(ACCOUNT_PROBLEMS)),
  /** Real money moves; null without an account. */
  live: z.nullable(z.boolean()),
  /** Its notifications can be verified. */
  has_webhook: z.boolean(),
  /** Where the provider is to send them. */
  webhook_url: z.string(),
  webhook_events: z.array(z.string()),
  /** When the last one arrived. */
  last_event_at: z.nullable(z.iso.datetime()),
});
export type PaymentAccount = z.infer<typeof paymentAccount>;

export const paymentAccounts = z.array(paymentAccount);
