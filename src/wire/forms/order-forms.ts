import * as z from 'zod/mini';
import { formButton, formFlag, formText } from './form-fields.ts';
import {
  CARD_TOKEN_FIELD,
  cardToken,
  SAVE_FIELD,
  SAVED_FIELD,
  savedMethod,
  testResult,
} from './payment-data.ts';

const nonce = formText(100);

/** Pays an order that waits for its money. */
export const orderPayForm = z.object({
  payment_method: formText(100),
  test_outcome: testResult,
  [SAVED_FIELD]: savedMethod,
  [SAVE_FIELD]: formFlag,
  [CARD_TOKEN_FIELD]: cardToken,
  /** The answer to the step of the test bank. */
  test_bank: z.catch(z.optional(z.enum(['confirm', 'refuse'])), undefined),
  _wpnonce: nonce,
});

/** The buttons below an order. */
export const orderForm = z.object({ cancel_order: formButton, _wpnonce: nonce });
