import * as z from 'zod/mini';
import { CHECKOUT_FIELDS } from '../checkout.ts';
import { formFlag, formLine } from '../forms/form-fields.ts';

/** The box by which a shopper agrees to be reminded of the basket, and the address beside it. */
export const cartReminderForm = z.object({
  billing_email: formLine(254),
  [CHECKOUT_FIELDS.reminder]: formFlag,
});
