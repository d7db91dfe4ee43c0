import type { Message } from '#rules/messages/format.ts';

/** The page that says what is left on a gift card. */
export const giftCardMessages = {
  'giftBalance.title': 'Check your gift card balance',
  'giftBalance.text': 'Enter your gift card code to see its balance.',
  'giftBalance.code': 'Gift card code',
  'giftBalance.button': 'Show the balance',
  'giftBalance.left': 'Your gift card ending in {last4} has a balance of {balance}.',
  'giftBalance.until': 'You can use it until {date}.',
  'giftBalance.how': 'Enter the code as a coupon in your basket to pay with it.',
  'giftBalance.unknown': 'We could not find a gift card with this code. Please check it.',
  'giftBalance.often': 'Too many attempts. Please wait a few minutes and try again.',
  /** In the ledger of store credit. */
  'giftBalance.accountDeleted': 'The account was deleted.',
} satisfies Record<string, Message>;
