import { askForReminder } from '#server/basket-reminders/ask-for-reminder.ts';
import { basketReminderForm } from '#wire/basket-reminder/reminder-form.ts';
import { defineCall } from '../call.ts';

/** The box beside the e-mail address of the checkout. The answer is the same for every mailbox. */
export const basketReminder = defineCall({
  nonce: 'public',
  input: basketReminderForm,
  async handle({ billing_email: email, basket_reminder: wanted }, { ctx, visitor }) {
    await askForReminder(ctx, visitor, { email, wanted });
    return Response.json({ ok: true });
  },
});
