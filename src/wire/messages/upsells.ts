import type { Message } from '#rules/messages/format.ts';

/** Texts of the bar of products that go with this one. */
export const upsellMessages = {
  'upsells.chosen': 'Goes well together',
  'upsells.computed': 'Frequently bought together',
  'upsells.thisOne': 'This item',
  'upsells.include': 'Include {name}',
  'upsells.times': '× {count}',
  'upsells.choose': 'Choose …',
  'upsells.chooseOf': '{label} of {name}',
  'upsells.none': 'Sorry, this combination is not available. Please choose another.',
  'upsells.gone': 'Sorry, this one is sold out at the moment.',
  'upsells.open': 'Please make your choice for {names}.',
  'upsells.total': { one: 'Price of {count} item', other: 'Price of {count} items together' },
  'upsells.from': 'from {amount}',
  'upsells.add': {
    one: 'Add {count} to basket',
    other: 'Add {count} to basket',
  },
  'upsells.nothing': 'Select what you would like to add.',
  'upsells.failed': 'Something went wrong. Please check your input and try again',
} satisfies Record<string, Message>;
