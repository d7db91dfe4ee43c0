import type { Message } from '#rules/messages/format.ts';

/** Messages of the Store API, which programs show to shoppers. */
export const storeMessages = {
  'store.selectOptions': 'Choose options',
  'store.viewProducts': 'See what is in it',
  'store.buyProduct': 'Buy from the maker',
  'store.readMore': 'Read more',
  'store.addDescription': 'Add “{name}” to your basket',
  'store.chooseDescription': 'Choose options for “{name}”',
  'store.readDescription': 'Read more about “{name}”',
  'store.inStock': { one: '{count} in stock', other: '{count} in stock' },
  'store.none': 'N/A',
  'store.order.paid': 'This order needs no payment.',
  'store.order.unknown': 'There is no order with this number, key and e-mail.',
} satisfies Record<string, Message>;
