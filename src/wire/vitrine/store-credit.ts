import * as z from 'zod/mini';
import { GIFT_ACCOUNTS } from '#rules/gift-cards/ledger.ts';
import { decimal, text } from '../wc/field.ts';

// Store credit of a customer. Amounts are texts such as "15.00".

/** Less than 0 takes off. */
export const creditInput = { amount: decimal(), reason: text({ maxLength: 400 }) };

export const creditResponse = z.object({
  currency: z.string(),
  balance: z.string(),
  /** What the credit gained and paid, the latest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      /** On the other side of the ledger. */
      account: z.enum(GIFT_ACCOUNTS),
      amount: z.string(),
      order_id: z.nullable(z.int()),
      author: z.string(),
      note: z.string(),
    }),
  ),
});
export type CreditResponse = z.infer<typeof creditResponse>;
