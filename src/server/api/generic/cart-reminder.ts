import { askForReminder } from '#server/cart-reminders/ask-for-reminder.ts';
import { cartReminderForm } from '#wire/cart-reminder/reminder-form.ts';
import { defineCall } from '../call.ts';

/** The box beside the e-mail address of the checkout. The answer is the same for every mailbox. */
export const cartReminder = defineCall({
  nonce: 'public',
  input: cartReminderForm,
  async handle({ billing_email: email, basket_reminder: enabled }, { ctx, visitor }) {
    await askForReminder(ctx, visitor, { email, enabled: enabled });
    return Response.json({ ok: true });
  },
});
