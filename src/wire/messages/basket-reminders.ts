import type { Message } from '#rules/messages/format.ts';

/** The page behind the links in reminders of a basket. */
export const basketReminderMessages = {
  'basketReminder.restore.title': 'Your basket is waiting',
  'basketReminder.restore.text': 'This is what you had chosen:',
  'basketReminder.restore.added': 'What is in your basket by now stays in it.',
  'basketReminder.restore.button': 'Bring back my basket',
  'basketReminder.thing': '{name} × {quantity}',
  'basketReminder.end.title': 'No more reminders?',
  'basketReminder.end.text': 'One click, and we never write to you about a basket again.',
  'basketReminder.end.button': 'Stop the reminders',
  'basketReminder.ended.title': 'We will not remind you',
  'basketReminder.ended.text': 'No more reminders of a basket come to your mailbox.',
  'basketReminder.expired.title': 'This basket is not there any more',
  'basketReminder.expired.text':
    'Perhaps you have ordered it already, or the link is too old or not complete. Come and have a look around.',
  'basketReminder.shop': 'Look around the shop',
} satisfies Record<string, Message>;
