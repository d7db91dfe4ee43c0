import type { Message } from '#rules/messages/format.ts';

/** Texts of the emails the shop sends by e-mail. */
export const emailMessages = {
  'emails.hello': 'Hello {name},',
  'emails.helloNobody': 'Hello,',
  'emails.footer': 'You receive this e-mail because you shop at {shop} or asked to hear from us.',
  'emails.linkHint': 'If the button does not work, open this address: {url}',
  'emails.viewOrder': 'View your order',
  'emails.orderOf': 'Order {number} of {date}',
  'emails.questions': 'Questions? Just answer this e-mail.',

  'emails.newOrder.subject': '[{shop}] New order {number}, {total}',
  'emails.newOrder.title': 'A new order',
  'emails.newOrder.intro': '{name} has placed order {number}.',
  'emails.newOrder.note': 'The buyer’s note',
  'emails.openInAdmin': 'Open the order',

  'emails.onHold.subject': 'We have your order {number}',
  'emails.onHold.title': 'Thank you for your order',
  'emails.onHold.intro':
    'We have set your pieces aside. We begin to pack as soon as your payment is here.',
  'emails.onHold.introUnsent': 'We begin with it as soon as your payment is here.',

  'emails.processing.subject': 'Your order {number} is in preparation',
  'emails.processing.title': 'Thank you for your order',
  'emails.processing.intro': 'We are packing it now and will write to you when it is sent.',
  'emails.processing.introUnsent': 'We are getting it ready and will write to you when it is done.',

  'emails.shipped.subject': 'Your order {number} is on its way',
  'emails.shipped.title': 'It is on its way to you',
  'emails.shipped.intro':
    'Everything you ordered has been sent. This is in the parcel, and this is how you can follow it.',
  'emails.shippedPart.intro':
    'A part of your order has been sent, and the rest follows. This is in the parcel:',

  'emails.completed.subject': 'Your order {number} is completed',
  'emails.completed.title': 'Your order is completed',
  'emails.completed.intro': 'Everything you ordered has been sent. We hope you enjoy it.',
  'emails.completed.introUnsent': 'Everything you ordered is done. We hope you enjoy it.',

  'emails.cancelled.subject': '[{shop}] Order {number} was cancelled',
  'emails.cancelled.title': 'An order was cancelled',
  'emails.cancelled.intro': 'Order {number} of {name} was cancelled. Its pieces are back in stock.',

  'emails.takenBack.subject': 'Your order {number} was cancelled',
  'emails.takenBack.title': 'Your order was cancelled',
  'emails.takenBack.intro':
    'You have cancelled order {number}. Its pieces are back on the shelf, and nothing has to be paid for it.',
  'emails.takenBack.otherwise':
    'Was it not you, or have you sent the money already? Then please tell us.',

  'emails.reminder.subject': 'A little reminder: order {number} waits for its payment',
  'emails.reminder.title': 'Your order waits for you',
  'emails.reminder.intro':
    'We keep the pieces of order {number} for you until {date}, but your payment has not reached us yet. If it is on its way, there is nothing for you to do.',

  'emails.newsletterConfirm.subject': 'Please confirm your newsletter from {shop}',
  'emails.newsletterConfirm.title': 'One click, and you are in',
  'emails.newsletterConfirm.intro':
    'Somebody, probably you, entered {email} for our newsletter. Press the button and it will come to you.',
  'emails.newsletterConfirm.action': 'Yes, I would like to have it',
  'emails.newsletterConfirm.otherwise':
    'Was it not you? Then there is nothing to do: without this click we will not write to you again.',

  'emails.contactMessage.subject': '[{shop}] A message: {subject}',
  'emails.contactMessage.title': 'A message from the contact form',
  'emails.contactMessage.from': 'From',
  'emails.contactMessage.about': 'About',
  'emails.contactMessage.reply': 'Just answer this e-mail: your answer goes to {name}.',

  'emails.newsletterWelcome.subject': 'Welcome to the newsletter of {shop}',
  'emails.newsletterWelcome.title': 'Lovely to have you with us',
  'emails.newsletterWelcome.intro':
    'From now on our newsletter comes to this address, about once a month.',
  'emails.newsletterWelcome.otherwise':
    'Should you change your mind: this link, and the one in every newsletter, ends it.',
  'emails.newsletterWelcome.action': 'Unsubscribe',

  'emails.backInStock.subject': '{name} is back',
  'emails.backInStock.title': 'It is back',
  'emails.backInStock.intro':
    'You asked us to tell you when {name} can be ordered again. Now it can, as long as there are some left.',
  'emails.backInStock.action': 'Have a look',
  'emails.backInStock.once':
    'This was the one e-mail you asked for; your request is deleted. Should you wait for other things too and have changed your mind, this ends all of it:',
  'emails.backInStock.end': 'No more of these e-mails',

  'emails.basketReminder.subject': 'Your basket is waiting for you',
  'emails.basketReminder.title': 'Your basket is waiting',
  'emails.basketReminder.intro':
    'You left these behind, and asked us to remind you. We have kept them together for you:',
  'emails.basketReminder.more': { one: 'and one more', other: 'and {count} more' },
  'emails.basketReminder.gift': 'A little something, should you come back for them:',
  'emails.basketReminder.code': 'Your coupon',
  'emails.basketReminder.action': 'Bring back my basket',
  'emails.basketReminder.stock':
    'We cannot set them aside, so they are yours for as long as there are some left.',
  'emails.basketReminder.otherwise': 'Changed your mind? This ends all reminders:',
  'emails.basketReminder.end': 'No more reminders',

  'emails.giftCard.subject': 'A gift card of {amount} for you',
  'emails.giftCard.title': 'A gift for you',
  'emails.giftCard.intro': 'Here is a gift card of {amount} for our shop.',
  'emails.giftCard.introFrom': '{sender} sends you a gift card of {amount} for our shop.',
  'emails.giftCard.code': 'Your code',
  'emails.giftCard.until': 'Use it until',
  'emails.giftCard.how':
    'Type the code where the basket asks for a coupon. What is left stays on the card for the next time. Keep this e-mail: we do not store the code and cannot show it again.',
  'emails.giftCard.action': 'Choose something lovely',

  'emails.expired.subject': 'Your order {number} has expired',
  'emails.expired.title': 'Your order has expired',
  'emails.expired.intro':
    'No payment for order {number} has reached us in time, so we have put its pieces back on the shelf. There is nothing to pay any more.',
  'emails.expired.otherwise':
    'Have you sent the money already, or would you still like to have your pieces? Then just answer this e-mail and we will sort it out.',

  'emails.failed.subject': '[{shop}] The payment of order {number} failed',
  'emails.failed.title': 'A payment failed',
  'emails.failed.intro': 'The payment of order {number} of {name} did not go through.',

  'emails.refunded.subject': 'Your order {number} was refunded',
  'emails.refunded.title': 'Your order was refunded',
  'emails.refunded.intro': 'We have sent {amount} back to you. Banks take a few days for it.',
  'emails.refundedCredit.intro':
    'We have given {amount} back to you. What you paid is store credit in your account now: choose it in the basket or at the checkout of your next order.',
  'emails.refundedPart.subject': 'Part of your order {number} was refunded',
  'emails.refundedPart.title': 'Part of your order was refunded',
  'emails.refunded.reason': 'Reason: {reason}',

  'emails.note.subject': 'News about your order {number}',
  'emails.note.title': 'News about your order',
  'emails.note.intro': 'We have written a note about your order:',

  'emails.invoice.subject': 'Invoice for your order {number}',
  'emails.invoice.title': 'Your invoice',
  'emails.invoice.intro': 'Here is the invoice for your order.',
  'emails.invoice.payIntro': 'An order was made for you. You can pay for it here:',
  'emails.invoice.pay': 'Pay for this order',
  'emails.invoice.print': 'Print the invoice',

  'emails.welcome.subject': 'Welcome to {shop}',
  'emails.welcome.title': 'Your account is ready',
  'emails.welcome.intro':
    'In your account you find your orders, your addresses and your details. You log in with {email}.',
  'emails.welcome.action': 'Go to your account',

  'emails.verifyEmail.subject': 'Please confirm your e-mail address',
  'emails.verifyEmail.title': 'Is this your address?',
  'emails.verifyEmail.intro': 'Please confirm that {email} is yours.',
  'emails.verifyEmail.action': 'Confirm the address',
  'emails.verifyEmail.otherwise': 'If it was not you who gave us this address, do nothing.',

  'emails.resetPassword.subject': 'A new password for {shop}',
  'emails.resetPassword.title': 'Choose a new password',
  'emails.resetPassword.intro': 'Somebody asked for a new password for {email}.',
  'emails.resetPassword.action': 'Choose a new password',
  'emails.resetPassword.otherwise': 'If it was not you, do nothing: your password stays as it is.',

  'emails.staffInvitation.subject': 'Join the team of {shop}',
  'emails.staffInvitation.title': 'Welcome to the team',
  'emails.staffInvitation.intro':
    'You have been invited to help run the shop. Your account is {email}; choose a password, and you can begin.',
  'emails.staffInvitation.action': 'Choose your password',
  'emails.staffInvitation.otherwise': 'If you did not expect this, do nothing.',

  'emails.notYou.nothing': 'If this was you, there is nothing to do.',
  'emails.notYou.action': 'Choose a new password',
  'emails.notYou.contact': 'Do you need help? Answer this e-mail or write to {contact}.',

  'emails.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'emails.emailChanged.title': 'Your e-mail address was changed',
  'emails.emailChanged.intro':
    'Since {when} your account at {shop} has another e-mail address: {email}. That is the one you log in with now, and where our e-mails go.',
  'emails.emailChanged.otherwise':
    'If it was not you, somebody else may be using your account. Please answer this e-mail or write to {contact} at once: we will help you to get it back.',

  'emails.passwordChanged.subject': 'Your password at {shop} was changed',
  'emails.passwordChanged.title': 'Your password was changed',
  'emails.passwordChanged.intro':
    'The account of {email} at {shop} has a new password since {when}. Wherever else it was open, it was logged out.',
  'emails.passwordChanged.otherwise':
    'If it was not you, somebody else may be using your account. Please choose a new password now:',

  'emails.secondFactorOff.subject': 'Your second factor at {shop} was switched off',
  'emails.secondFactorOff.title': 'Your second factor was switched off',
  'emails.secondFactorOff.intro':
    'Since {when} the password alone opens the account of {email} at {shop}: no code is asked for any more.',
  'emails.secondFactorOff.otherwise':
    'If it was not you, somebody else knows your password. Please choose a new one now, then switch the second factor on again in your account:',

  'emails.secondFactorOn.subject': 'Your second factor at {shop} is on',
  'emails.secondFactorOn.title': 'Your second factor is on',
  'emails.secondFactorOn.intro':
    'Since {when} a code is asked for beside the password of {email} at {shop}. Wherever else the account was open, it was logged out.',
  'emails.secondFactorOn.otherwise':
    'If it was not you, somebody else knows your password and may lock you out. Please choose a new password now, and write to us:',

  'emails.passkeyAdded.subject': 'A passkey opens your account at {shop}',
  'emails.passkeyAdded.title': 'A passkey was added',
  'emails.passkeyAdded.intro':
    'Since {when} the passkey “{passkey}” opens the account of {email} at {shop}.',
  'emails.passkeyAdded.otherwise':
    'If it was not you, somebody else knows your password. Please choose a new one now, then remove the passkey in your account:',

  'emails.passkeyRemoved.subject': 'A passkey of your account at {shop} was removed',
  'emails.passkeyRemoved.title': 'A passkey was removed',
  'emails.passkeyRemoved.intro':
    'Since {when} the passkey “{passkey}” no longer opens the account of {email} at {shop}.',
  'emails.passkeyRemoved.otherwise':
    'If it was not you, somebody else may be using your account. Please choose a new password now:',

  'emails.newDevice.subject': 'A new device opened your account at {shop}',
  'emails.newDevice.title': 'A log-in on a new device',
  'emails.newDevice.intro':
    'On {when} somebody logged in to the account of {email} at {shop} with {device}. We had not seen this device before.',
  'emails.newDevice.otherwise':
    'If it was not you, somebody else knows your password. Please choose a new one now; that logs everybody out:',
  'emails.device.both': '{browser} on {system}',
  'emails.device.unknown': 'a device we do not know',

  'emails.bundleItem': '– {name}',
  'emails.reviewRequest.subject': {
    one: 'How do you like your {name}?',
    other: 'How do you like what you ordered?',
  },
  'emails.reviewRequest.title': 'How is it?',
  'emails.reviewRequest.intro':
    'Some time has passed since your order. A few words or a photo help others to choose, and us to get better.',
  'emails.reviewRequest.action': 'Review {name}',
  'emails.reviewRequest.otherwise':
    'Each link is for you and works once. If you would rather not, there is nothing to do.',
  'emails.reviewThanks.subject': 'Thank you for your review',
  'emails.reviewThanks.title': 'Thank you for your review',
  'emails.reviewThanks.intro':
    'Here is something for your next order: {percent}% off with this code.',
  'emails.reviewThanks.code': 'Your code',
  'emails.reviewThanks.until': 'Good until',
  'emails.reviewThanks.action': 'To the shop',
  'emails.linkLastsDays': {
    one: 'The link works for {count} day.',
    other: 'The link works for {count} days.',
  },
  'emails.linkLastsHours': {
    one: 'The link works for {count} hour.',
    other: 'The link works for {count} hours.',
  },
  'emails.linkLasts': {
    one: 'The link works for {count} minute.',
    other: 'The link works for {count} minutes.',
  },
} satisfies Record<string, Message>;
