import type { Message } from '#rules/messages/format.ts';

/** Texts of putting things in the basket, on every page. */
export const miniCartMessages = {
  'basket.adding': 'Adding …',
  'basket.added': 'Added',
  'basket.addedName': '“{name}” is in your basket.',
  'basket.addedMany': {
    one: '{count} item is in your basket.',
    other: '{count} items are in your basket.',
  },
  'basket.addOf': 'Add {name} to the basket',
  'basket.contents': 'In your basket',
  'basket.removed': '“{name}” was removed from your basket.',
  'basket.close': 'Close this message',
  'basket.offline':
    'We could not connect to the shop. Your basket has not changed; please try again in a moment.',
  'basket.forbidden':
    'This page has expired. Please reload it and try again; your basket is saved.',
  'basket.busy': 'Too many requests. Please wait a moment and try again.',
  'basket.broken': 'Something went wrong on our end. Please try again; your basket is saved.',
} satisfies Record<string, Message>;
