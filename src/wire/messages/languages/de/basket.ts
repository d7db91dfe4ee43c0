import type { miniCartMessages } from '../../basket.ts';
import type { Texts } from '../../texts.ts';

export const germanMiniCartMessages: Texts<typeof miniCartMessages> = {
  'basket.adding': 'Wird hinzugefügt …',
  'basket.added': 'Hinzugefügt',
  'basket.addedName': '„{name}“ liegt in Ihrem Warenkorb.',
  'basket.addedMany': {
    one: '{count} Artikel liegt in Ihrem Warenkorb.',
    other: '{count} Artikel liegen in Ihrem Warenkorb.',
  },
  'basket.addOf': '{name} in den Warenkorb legen',
  'basket.contents': 'In Ihrem Warenkorb',
  'basket.removed': '„{name}“ wurde aus Ihrem Warenkorb entfernt.',
  'basket.close': 'Diese Meldung schließen',
  'basket.offline':
    'Wir konnten den Shop nicht erreichen. Ihr Warenkorb ist unverändert; bitte versuchen Sie es gleich noch einmal.',
  'basket.forbidden':
    'Diese Seite ist abgelaufen. Bitte laden Sie sie neu und versuchen Sie es erneut; Ihr Warenkorb ist gespeichert.',
  'basket.busy': 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'basket.broken':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut; Ihr Warenkorb ist gespeichert.',
};
