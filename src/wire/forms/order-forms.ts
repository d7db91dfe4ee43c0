import * as z from 'zod/mini';
import { formButton, formText } from './form-fields.ts';
import { SAVED_FIELD, savedMethod, testResult } from './payment-data.ts';

const nonce = formText(100);

/** Pays an order that waits for its money. */
export const orderPayForm = z.object({
  payment_method: formText(100),
  test_outcome: testResult,
  [SAVED_FIELD]: savedMethod,
  /** The answer to the step of the test bank. */
  test_bank: z.catch(z.optional(z.enum(['confirm', 'refuse'])), undefined),
  _wpnonce: nonce,
});

/** The buttons below an order. */
export const orderForm = z.object({ cancel_order: formButton, _wpnonce: nonce });
