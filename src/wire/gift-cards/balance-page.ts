import * as z from 'zod/mini';
import { formText } from '../forms/form-fields.ts';

/** The page that says what is left on a gift card. */
export interface GiftBalancePage {
  /** Null before a code was sent, or where it was wrong. */
  card: { last4: string; balance: string; until: string } | null;
  /** What is wrong with the code that was sent; ''. */
  problem: string;
}

export const giftBalanceForm = z.object({ gift_code: formText(60) });
