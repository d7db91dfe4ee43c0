import type { buyBoxMessages } from '../../buy-box.ts';
import type { Texts } from '../../texts.ts';

export const germanBuyBoxMessages: Texts<typeof buyBoxMessages> = {
  'product.fewer': 'Um {step} verringern',
  'product.more': 'Um {step} erhöhen',
  'product.fewerOf': '{name}: um {step} verringern',
  'product.moreOf': '{name}: um {step} erhöhen',
  'product.chosenTerm': ': {name}',
  'product.clear': 'Zurücksetzen',
  'product.clearAll': 'Auswahl zurücksetzen',
  'product.moreSwatches': '{count} weitere anzeigen: {name}',
  'product.termGone': '{name}, ausverkauft',
  'product.termNotMade': '{name}, in dieser Kombination nicht erhältlich',
  'product.chooseFirst': '{names} wählen',
  'product.pleaseChoose': 'Bitte wählen Sie zuerst: {names}.',
  'product.asking': 'Einen Moment …',
  'product.chosenNow': '{price}. {stock}',
  'product.noSku': '—',
  'product.choicesOf': 'Auswahl von {name}',
  'product.barLabel': '{name} kaufen',
};
