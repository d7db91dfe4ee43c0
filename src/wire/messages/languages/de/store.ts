import type { storeMessages } from '../../store.ts';
import type { Texts } from '../../texts.ts';

export const germanStoreMessages: Texts<typeof storeMessages> = {
  'store.selectOptions': 'Optionen wählen',
  'store.viewProducts': 'Inhalt ansehen',
  'store.buyProduct': 'Beim Hersteller kaufen',
  'store.readMore': 'Mehr lesen',
  'store.addDescription': '„{name}“ in den Warenkorb legen',
  'store.chooseDescription': 'Optionen für „{name}“ wählen',
  'store.readDescription': 'Mehr über „{name}“ lesen',
  'store.inStock': { one: '{count} auf Lager', other: '{count} auf Lager' },
  'store.none': 'k. A.',
  'store.order.paid': 'Für diese Bestellung ist nichts zu zahlen.',
  'store.order.unknown':
    'Es gibt keine Bestellung mit dieser Nummer, diesem Schlüssel und dieser E-Mail-Adresse.',
};
