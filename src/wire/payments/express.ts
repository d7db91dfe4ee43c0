import * as z from 'zod/mini';

/** What a page needs to show the buttons of wallets. */
export const expressConfig = z.object({
  /** Id of the payment method the order is placed with. */
  provider: z.string(),
  publishableKey: z.string(),
  capture: z.enum(['automatic', 'manual']),
  /** The shop insists on a phone number. */
  phone: z.boolean(),
  /** What is accepted with every order; '' where there is no such page. */
  termsUrl: z.string(),
});
export type ExpressConfig = z.infer<typeof expressConfig>;
