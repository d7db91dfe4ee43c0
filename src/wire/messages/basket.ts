import type { Message } from '#rules/messages/format.ts';

/** Texts of putting things in the basket, on every page. */
export const basketMessages = {
  'basket.adding': 'Adding …',
  'basket.added': 'Added',
  'basket.addedName': '“{name}” is in your basket.',
  'basket.addedMany': {
    one: '{count} item is in your basket.',
    other: '{count} items are in your basket.',
  },
  'basket.addOf': 'Add {name} to the basket',
  'basket.contents': 'In your basket',
  'basket.removed': '“{name}” was taken out.',
  'basket.close': 'Close this message',
  'basket.offline':
    'The shop could not be reached. Your basket is as it was; please try again in a moment.',
  'basket.forbidden':
    'This page has been open for a long time. Please reload it and try again; your basket is kept.',
  'basket.busy': 'That was a lot at once. Please wait a moment and try again.',
  'basket.broken': 'Something went wrong at our end. Please try again; your basket is kept.',
} satisfies Record<string, Message>;
