import type { compareMessages } from '../../compare.ts';
import type { Texts } from '../../texts.ts';

export const germanCompareMessages: Texts<typeof compareMessages> = {
  'compare.title': 'Produkte vergleichen',
  'compare.add': 'Vergleichen',
  'compare.added': 'Im Vergleich',
  'compare.open': { one: '{count} Produkt im Vergleich', other: '{count} Produkte im Vergleich' },
  'compare.full': 'Es sind schon vier Produkte im Vergleich. Bitte zuerst eines entfernen.',
  'compare.empty': 'Noch nichts zu vergleichen. Auf der Seite eines Produkts „Vergleichen“ wählen.',
  'compare.shop': 'Zum Shop',
  'compare.remove': 'Entfernen',
  'compare.removeOf': '{name} entfernen',
  'compare.differs': 'Unterschied',
  'compare.onlyDifferences': 'Nur Unterschiede',
  'compare.none': 'Keine Angabe',
  'compare.table': 'Vergleich',
  'compare.availability': 'Verfügbarkeit',
  'compare.returns': 'Rückgabe',
  'compare.share': 'Teilen',
  'compare.copied': 'Der Link ist kopiert.',
};
