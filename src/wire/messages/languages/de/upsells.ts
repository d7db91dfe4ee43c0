import type { Texts } from '../../texts.ts';
import type { upsellMessages } from '../../upsells.ts';

export const germanUpsellMessages: Texts<typeof upsellMessages> = {
  'upsells.chosen': 'Passt gut zusammen',
  'upsells.computed': 'Häufig zusammen gekauft',
  'upsells.thisOne': 'Dieser Artikel',
  'upsells.include': '{name} hinzunehmen',
  'upsells.times': '× {count}',
  'upsells.choose': 'Bitte wählen …',
  'upsells.chooseOf': '{label} von {name}',
  'upsells.none': 'Diese Kombination gibt es leider nicht. Bitte wählen Sie eine andere.',
  'upsells.gone': 'Dieser Artikel ist zurzeit leider ausverkauft.',
  'upsells.open': 'Bitte treffen Sie Ihre Auswahl für {names}.',
  'upsells.total': {
    one: 'Preis für {count} Artikel',
    other: 'Preis für {count} Artikel zusammen',
  },
  'upsells.from': 'ab {amount}',
  'upsells.add': { one: '{count} in den Warenkorb', other: '{count} in den Warenkorb' },
  'upsells.nothing': 'Wählen Sie aus, was Sie in den Warenkorb legen möchten.',
  'upsells.failed':
    'Etwas ist schiefgegangen. Bitte prüfen Sie Ihre Eingaben und versuchen Sie es erneut',
};
