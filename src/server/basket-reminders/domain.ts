import type { Domain } from '#server/settings/domain.ts';
import { basketReminderJobs, purgeBasketReminders } from './send-reminders.ts';

export const basketRemindersDomain: Domain = {
  recurring: basketReminderJobs,
  purge: purgeBasketReminders,
};
