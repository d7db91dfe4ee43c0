import type { Message } from '#rules/messages/format.ts';

/** Texts of the letters the shop sends by e-mail. */
export const letterMessages = {
  'letters.hello': 'Hello {name},',
  'letters.helloNobody': 'Hello,',
  'letters.footer': 'You receive this letter because of an order or an account at {shop}.',
  'letters.linkHint': 'If the button does not work, open this address: {url}',
  'letters.viewOrder': 'View your order',
  'letters.orderOf': 'Order {number} of {date}',
  'letters.questions': 'Questions? Just answer this letter.',

  'letters.newOrder.subject': '[{shop}] New order {number}, {total}',
  'letters.newOrder.title': 'A new order',
  'letters.newOrder.intro': '{name} has placed order {number}.',
  'letters.newOrder.note': 'The buyer’s note',

  'letters.onHold.subject': 'We have your order {number}',
  'letters.onHold.title': 'Thank you for your order',
  'letters.onHold.intro':
    'We have set your pieces aside. We begin to pack as soon as your payment is here.',
  'letters.onHold.introUnsent': 'We begin with it as soon as your payment is here.',

  'letters.processing.subject': 'Your order {number} is in preparation',
  'letters.processing.title': 'Thank you for your order',
  'letters.processing.intro': 'We are packing it now and write to you when it leaves the house.',
  'letters.processing.introUnsent': 'We are getting it ready and write to you when it is done.',

  'letters.completed.subject': 'Your order {number} is completed',
  'letters.completed.title': 'Your order is completed',
  'letters.completed.intro': 'Everything you ordered has left our house. We hope you enjoy it.',
  'letters.completed.introUnsent': 'Everything you ordered is done. We hope you enjoy it.',

  'letters.cancelled.subject': '[{shop}] Order {number} was cancelled',
  'letters.cancelled.title': 'An order was cancelled',
  'letters.cancelled.intro':
    'Order {number} of {name} was cancelled. Its pieces are back in stock.',

  'letters.takenBack.subject': 'Your order {number} was cancelled',
  'letters.takenBack.title': 'Your order was cancelled',
  'letters.takenBack.intro':
    'You have cancelled order {number}. Its pieces are back on the shelf, and nothing has to be paid for it.',
  'letters.takenBack.otherwise':
    'Was it not you, or have you sent the money already? Then please tell us.',

  'letters.failed.subject': '[{shop}] The payment of order {number} failed',
  'letters.failed.title': 'A payment failed',
  'letters.failed.intro': 'The payment of order {number} of {name} did not go through.',

  'letters.refunded.subject': 'Your order {number} was refunded',
  'letters.refunded.title': 'Your order was refunded',
  'letters.refunded.intro': 'We have sent {amount} back to you. Banks take a few days for it.',
  'letters.refundedPart.subject': 'Part of your order {number} was refunded',
  'letters.refundedPart.title': 'Part of your order was refunded',
  'letters.refunded.reason': 'Reason: {reason}',

  'letters.note.subject': 'News about your order {number}',
  'letters.note.title': 'News about your order',
  'letters.note.intro': 'We have written a note about your order:',

  'letters.invoice.subject': 'Invoice for your order {number}',
  'letters.invoice.title': 'Your invoice',
  'letters.invoice.intro': 'Here is the invoice for your order.',
  'letters.invoice.payIntro': 'An order was made for you. You can pay for it here:',
  'letters.invoice.pay': 'Pay for this order',
  'letters.invoice.print': 'Print the invoice',

  'letters.welcome.subject': 'Welcome to {shop}',
  'letters.welcome.title': 'Your account is ready',
  'letters.welcome.intro':
    'In your account you find your orders, your addresses and your details. You log in with {email}.',
  'letters.welcome.action': 'Go to your account',

  'letters.verifyEmail.subject': 'Please confirm your e-mail address',
  'letters.verifyEmail.title': 'Is this your address?',
  'letters.verifyEmail.intro': 'Please confirm that {email} is yours.',
  'letters.verifyEmail.action': 'Confirm the address',
  'letters.verifyEmail.otherwise': 'If it was not you who gave us this address, do nothing.',

  'letters.resetPassword.subject': 'A new password for {shop}',
  'letters.resetPassword.title': 'Choose a new password',
  'letters.resetPassword.intro': 'Somebody asked for a new password for {email}.',
  'letters.resetPassword.action': 'Choose a new password',
  'letters.resetPassword.otherwise': 'If it was not you, do nothing: your password stays as it is.',

  'letters.notYou.nothing': 'If this was you, there is nothing to do.',
  'letters.notYou.action': 'Choose a new password',
  'letters.notYou.contact': 'Do you need help? Answer this letter or write to {contact}.',

  'letters.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'letters.emailChanged.title': 'Your e-mail address was changed',
  'letters.emailChanged.intro':
    'Since {when} your account at {shop} has another e-mail address: {email}. That is the one you log in with now, and where our letters go.',
  'letters.emailChanged.otherwise':
    'If it was not you, somebody else may be using your account. Please answer this letter or write to {contact} at once: we will help you to get it back.',

  'letters.passwordChanged.subject': 'Your password at {shop} was changed',
  'letters.passwordChanged.title': 'Your password was changed',
  'letters.passwordChanged.intro':
    'The account of {email} at {shop} has a new password since {when}. Wherever else it was open, it was logged out.',
  'letters.passwordChanged.otherwise':
    'If it was not you, somebody else may be using your account. Please choose a new password now:',

  'letters.secondFactorOff.subject': 'Your second factor at {shop} was switched off',
  'letters.secondFactorOff.title': 'Your second factor was switched off',
  'letters.secondFactorOff.intro':
    'Since {when} the password alone opens the account of {email} at {shop}: no code is asked for any more.',
  'letters.secondFactorOff.otherwise':
    'If it was not you, somebody else knows your password. Please choose a new one now, then switch the second factor on again in your account:',

  'letters.bundleItem': '– {name}',
  'letters.reviewRequest.subject': {
    one: 'How do you like your {name}?',
    other: 'How do you like what you ordered?',
  },
  'letters.reviewRequest.title': 'How is it?',
  'letters.reviewRequest.intro':
    'Some time has passed since your order. A few words or a photo help others to choose, and us to get better.',
  'letters.reviewRequest.action': 'Review {name}',
  'letters.reviewRequest.otherwise':
    'Each link is for you and works once. If you would rather not, there is nothing to do.',
  'letters.reviewThanks.subject': 'Thank you for your review',
  'letters.reviewThanks.title': 'Thank you for your review',
  'letters.reviewThanks.intro':
    'Here is something for your next order: {percent}% off with this code.',
  'letters.reviewThanks.code': 'Your code',
  'letters.reviewThanks.until': 'Good until',
  'letters.reviewThanks.action': 'To the shop',
  'letters.linkLastsDays': {
    one: 'The link works for {count} day.',
    other: 'The link works for {count} days.',
  },
  'letters.linkLastsHours': {
    one: 'The link works for {count} hour.',
    other: 'The link works for {count} hours.',
  },
  'letters.linkLasts': {
    one: 'The link works for {count} minute.',
    other: 'The link works for {count} minutes.',
  },
} satisfies Record<string, Message>;
