import type { giftCardMessages } from '../../../gift-cards/messages.ts';
import type { Texts } from '../../texts.ts';

export const germanGiftCardMessages: Texts<typeof giftCardMessages> = {
  'giftBalance.title': 'Guthaben einer Geschenkkarte prüfen',
  'giftBalance.text': 'Geben Sie den Code Ihrer Geschenkkarte ein, um ihr Guthaben zu sehen.',
  'giftBalance.code': 'Code der Geschenkkarte',
  'giftBalance.button': 'Guthaben anzeigen',
  'giftBalance.left':
    'Ihre Geschenkkarte mit den Endziffern {last4} hat ein Guthaben von {balance}.',
  'giftBalance.until': 'Sie können sie bis zum {date} einlösen.',
  'giftBalance.how': 'Geben Sie den Code im Warenkorb als Gutschein ein, um damit zu zahlen.',
  'giftBalance.unknown':
    'Wir haben keine Geschenkkarte mit diesem Code gefunden. Bitte prüfen Sie ihn.',
  'giftBalance.often':
    'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es erneut.',
  'giftBalance.accountDeleted': 'Das Konto wurde gelöscht.',
};
