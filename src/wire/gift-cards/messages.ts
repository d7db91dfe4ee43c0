import type { Message } from '#rules/messages/format.ts';

/** The page that says what is left on a gift card. */
export const giftCardMessages = {
  'giftBalance.title': 'What is on my gift card?',
  'giftBalance.text': 'Type the code of your gift card, and we tell you what is left on it.',
  'giftBalance.code': 'Code of the gift card',
  'giftBalance.button': 'Show the balance',
  'giftBalance.left': 'On your gift card ending in {last4} there is {balance}.',
  'giftBalance.until': 'You can use it until {date}.',
  'giftBalance.how': 'Type the code where the basket asks for a coupon, and it helps to pay.',
  'giftBalance.unknown': 'We know no gift card with this code. Please look at it once more.',
  'giftBalance.often': 'Those were a lot of tries. Please wait a few minutes and try again.',
  /** In the ledger of store credit. */
  'giftBalance.accountDeleted': 'The account was deleted.',
} satisfies Record<string, Message>;
