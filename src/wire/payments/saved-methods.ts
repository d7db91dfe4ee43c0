import * as z from 'zod/mini';

/** A payment method the customer has saved, as its owner sees it. */
export const savedMethodView = z.object({
  /** The shop's number for it; nothing is charged by it but for its owner. */
  id: z.string(),
  provider: z.string(),
  title: z.string(),
  /** Such as 04/30; '' where it does not expire. */
  expires: z.string(),
  isDefault: z.boolean(),
});
export type SavedMethodView = z.infer<typeof savedMethodView>;
