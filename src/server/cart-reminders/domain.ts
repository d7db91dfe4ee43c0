import type { Domain } from '#server/settings/domain.ts';
import { cartReminderJobs, purgeCartReminders } from './send-reminders.ts';

export const cartRemindersDomain: Domain = {
  recurring: cartReminderJobs,
  purge: purgeCartReminders,
};
