import type { Message } from '#rules/messages/format.ts';

/** The page behind the links in reminders of a basket. */
export const cartReminderMessages = {
  'basketReminder.restore.title': 'Your basket is waiting',
  'basketReminder.restore.text': 'This is what you had chosen:',
  'basketReminder.restore.added': 'Anything already in your basket stays there.',
  'basketReminder.restore.button': 'Bring back my basket',
  'basketReminder.thing': '{name} × {quantity}',
  'basketReminder.end.title': 'No more reminders?',
  'basketReminder.end.text': 'Click once and we will stop sending you basket reminders.',
  'basketReminder.end.button': 'Stop the reminders',
  'basketReminder.ended.title': 'You will not be reminded again',
  'basketReminder.ended.text': 'You will not receive any more basket reminders.',
  'basketReminder.expired.title': 'This basket is no longer available',
  'basketReminder.expired.text':
    'You may already have ordered it, or the link may have expired or be incomplete. Feel free to look around.',
  'basketReminder.shop': 'Browse the shop',
} satisfies Record<string, Message>;
