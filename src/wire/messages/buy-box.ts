import type { Message } from '#rules/messages/format.ts';

/** Texts of choosing and buying: swatches, quantity, the bar that follows the page. */
export const buyBoxMessages = {
  'product.fewer': 'Decrease by {step}',
  'product.more': 'Increase by {step}',
  'product.fewerOf': '{name}: decrease by {step}',
  'product.moreOf': '{name}: increase by {step}',
  'product.chosenTerm': ': {name}',
  'product.clear': 'Clear',
  'product.clearAll': 'Clear your choice',
  'product.moreSwatches': 'Show {count} more of {name}',
  'product.termGone': '{name}, out of stock',
  'product.termNotMade': '{name}, not made in this combination',
  'product.chooseFirst': 'Choose {names}',
  'product.pleaseChoose': 'Please choose {names} first.',
  'product.asking': 'One moment …',
  'product.chosenNow': '{price}. {stock}',
  'product.noSku': '—',
  'product.choicesOf': 'Choices of {name}',
  'product.barLabel': 'Buy {name}',
} satisfies Record<string, Message>;
