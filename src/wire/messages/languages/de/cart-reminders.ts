import type { cartReminderMessages } from '../../cart-reminders.ts';
import type { Texts } from '../../texts.ts';

export const germanCartReminderMessages: Texts<typeof cartReminderMessages> = {
  'basketReminder.restore.title': 'Ihr Warenkorb wartet',
  'basketReminder.restore.text': 'Das hatten Sie ausgesucht:',
  'basketReminder.restore.added': 'Was schon in Ihrem Warenkorb liegt, bleibt darin.',
  'basketReminder.restore.button': 'Warenkorb wiederherstellen',
  'basketReminder.thing': '{name} × {quantity}',
  'basketReminder.end.title': 'Keine Erinnerungen mehr?',
  'basketReminder.end.text': 'Ein Klick, und wir erinnern Sie nicht mehr an Ihren Warenkorb.',
  'basketReminder.end.button': 'Erinnerungen beenden',
  'basketReminder.ended.title': 'Sie werden nicht mehr erinnert',
  'basketReminder.ended.text': 'Sie erhalten keine Erinnerungen an Ihren Warenkorb mehr.',
  'basketReminder.expired.title': 'Dieser Warenkorb ist nicht mehr da',
  'basketReminder.expired.text':
    'Vielleicht haben Sie ihn schon bestellt, oder der Link ist abgelaufen oder unvollständig. Sehen Sie sich gern um.',
  'basketReminder.shop': 'Im Shop stöbern',
};
