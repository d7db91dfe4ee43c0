import type { Message } from '#rules/messages/format.ts';

/** Texts of the emails the shop sends by e-mail. */
export const emailMessages = {
  'emails.hello': 'Hello {name},',
  'emails.helloNobody': 'Hello,',
  'emails.footer':
    'You are receiving this e-mail because you shop at {shop} or asked to hear from us.',
  'emails.linkHint': 'If the button does not work, open this address: {url}',
  'emails.viewOrder': 'View your order',
  'emails.orderOf': 'Order {number} of {date}',
  'emails.questions': 'Questions? Just reply to this e-mail.',

  'emails.newOrder.subject': '[{shop}] New order {number}, {total}',
  'emails.newOrder.title': 'A new order',
  'emails.newOrder.intro': '{name} has placed order {number}.',
  'emails.newOrder.note': 'The buyer’s note',
  'emails.openInAdmin': 'Open the order',

  'emails.onHold.subject': 'We have received your order {number}',
  'emails.onHold.title': 'Thank you for your order',
  'emails.onHold.intro':
    'We have reserved your items and will pack them as soon as your payment arrives.',
  'emails.onHold.introUnsent': 'We will start on it as soon as your payment arrives.',

  'emails.processing.subject': 'Your order {number} is being prepared',
  'emails.processing.title': 'Thank you for your order',
  'emails.processing.intro': 'We are packing it now and will e-mail you when it ships.',
  'emails.processing.introUnsent': 'We are getting it ready and will e-mail you when it is done.',

  'emails.shipped.subject': 'Your order {number} is on its way',
  'emails.shipped.title': 'It is on its way to you',
  'emails.shipped.intro':
    'Everything you ordered has been sent. Here is what is in the parcel and how to track it.',
  'emails.shippedPart.intro':
    'Part of your order has been sent; the rest will follow. In this parcel:',

  'emails.completed.subject': 'Your order {number} is complete',
  'emails.completed.title': 'Your order is complete',
  'emails.completed.intro': 'Everything you ordered has been sent. We hope you enjoy it.',
  'emails.completed.introUnsent': 'Everything you ordered is ready. We hope you enjoy it.',

  'emails.cancelled.subject': '[{shop}] Order {number} was cancelled',
  'emails.cancelled.title': 'An order was cancelled',
  'emails.cancelled.intro': '{name}’s order {number} was cancelled. The items are back in stock.',

  'emails.takenBack.subject': 'Your order {number} was cancelled',
  'emails.takenBack.title': 'Your order was cancelled',
  'emails.takenBack.intro':
    'You have cancelled order {number}. The items are back in stock and there is nothing to pay.',
  'emails.takenBack.otherwise':
    'If this was not you, or you have already paid, please let us know.',

  'emails.reminder.subject': 'Reminder: order {number} is awaiting payment',
  'emails.reminder.title': 'Your order is waiting for you',
  'emails.reminder.intro':
    'We are holding the items in order {number} until {date}, but your payment has not reached us yet. If it is on its way, you do not need to do anything.',

  'emails.campaign.why': 'You get this email because you subscribed to the {shop} newsletter.',
  'emails.campaign.end': 'Unsubscribe',
  'emails.campaign.from': 'from {price}',
  'emails.newsletterConfirm.subject': 'Please confirm your subscription to the {shop} newsletter',
  'emails.newsletterConfirm.title': 'One click, and you are in',
  'emails.newsletterConfirm.intro':
    'Someone, probably you, signed up for our newsletter with {email}. Click the button to confirm.',
  'emails.newsletterConfirm.action': 'Yes, sign me up',
  'emails.newsletterConfirm.otherwise':
    'If this was not you, ignore this e-mail and we will not contact you again.',

  'emails.contactMessage.subject': '[{shop}] A message: {subject}',
  'emails.contactMessage.title': 'A message from the contact form',
  'emails.contactMessage.from': 'From',
  'emails.contactMessage.about': 'About',
  'emails.contactMessage.reply': 'Just reply to this e-mail: your reply goes to {name}.',

  'emails.salesReport.subject': '[{shop}] {sales} sold, {days}',
  'emails.salesReport.title': 'What was sold: {days}',
  'emails.salesReport.days': '{first} to {last}',
  'emails.salesReport.net':
    'Sales are what was paid less what was refunded, without tax and shipping. In brackets: the change against the period before.',
  'emails.salesReport.total':
    'Sales are what was paid less what was refunded, with tax and shipping. In brackets: the change against the period before.',
  'emails.salesReport.sales': 'Sales',
  'emails.salesReport.profit': 'Profit, where the cost is known',
  'emails.salesReport.orders': 'Orders',
  'emails.salesReport.average': 'Average order',
  'emails.salesReport.items': 'Items sold',
  'emails.salesReport.refunds': 'Refunds',
  'emails.salesReport.sold': '{items} pieces, {sales}',
  'emails.salesReport.best': 'Sold most',
  'emails.salesReport.action': 'Open the report',
  'emails.salesReport.why':
    'You get this because your address is among the recipients in the settings of the shop, under Reports.',

  'emails.newsletterWelcome.subject': 'Welcome to the {shop} newsletter',
  'emails.newsletterWelcome.title': 'Lovely to have you with us',
  'emails.newsletterWelcome.intro': 'You will receive our newsletter about once a month.',
  'emails.newsletterWelcome.otherwise':
    'If you change your mind, you can unsubscribe here or in any newsletter.',
  'emails.newsletterWelcome.action': 'Unsubscribe',

  'emails.backInStock.subject': '{name} is back',
  'emails.backInStock.title': 'It is back',
  'emails.backInStock.intro':
    'You asked us to tell you when {name} is available again. It is back, while stocks last.',
  'emails.backInStock.action': 'Take a look',
  'emails.backInStock.once':
    'This is the one e-mail you asked for; your request has been deleted. To cancel any other back-in-stock requests:',
  'emails.backInStock.end': 'No more of these e-mails',

  'emails.basketReminder.subject': 'Your basket is waiting for you',
  'emails.basketReminder.title': 'Your basket is waiting',
  'emails.basketReminder.intro':
    'You left these in your basket and asked us to remind you. We have saved them for you:',
  'emails.basketReminder.more': { one: 'and one more', other: 'and {count} more' },
  'emails.basketReminder.gift': 'A little something if you come back for them:',
  'emails.basketReminder.code': 'Your coupon',
  'emails.basketReminder.action': 'Bring back my basket',
  'emails.basketReminder.stock': 'We cannot reserve them, so order while stocks last.',
  'emails.basketReminder.otherwise': 'Changed your mind? Stop all reminders here:',
  'emails.basketReminder.end': 'No more reminders',

  'emails.giftCard.subject': 'A {amount} gift card for you',
  'emails.giftCard.title': 'A gift for you',
  'emails.giftCard.intro': 'Here is a {amount} gift card for our shop.',
  'emails.giftCard.introFrom': '{sender} has sent you a {amount} gift card for our shop.',
  'emails.giftCard.code': 'Your code',
  'emails.giftCard.until': 'Use it until',
  'emails.giftCard.how':
    'Enter the code as a coupon in your basket. Any remaining balance stays on the card for next time. Keep this e-mail: we do not store the code and cannot show it again.',
  'emails.giftCard.action': 'Choose something lovely',

  'emails.expired.subject': 'Your order {number} has expired',
  'emails.expired.title': 'Your order has expired',
  'emails.expired.intro':
    'We did not receive payment for order {number} in time, so we have put the items back in stock. There is nothing left to pay.',
  'emails.expired.otherwise':
    'If you have already paid, or would still like your items, just reply to this e-mail and we will sort it out.',

  'emails.failed.subject': '[{shop}] Payment for order {number} failed',
  'emails.failed.title': 'A payment failed',
  'emails.failed.intro': 'The payment for {name}’s order {number} did not go through.',

  'emails.refunded.subject': 'Your order {number} was refunded',
  'emails.refunded.title': 'Your order was refunded',
  'emails.refunded.intro':
    'We have refunded {amount}. It can take your bank a few days to show it.',
  'emails.refundedCredit.intro':
    'We have refunded {amount} as store credit in your account. Apply it in your basket or at checkout on your next order.',
  'emails.refundedCredit.card':
    'We have refunded {amount} as a gift card. Its code comes in an email of its own.',
  'emails.refundedPart.subject': 'Part of your order {number} was refunded',
  'emails.refundedPart.title': 'Part of your order was refunded',
  'emails.refunded.reason': 'Reason: {reason}',

  'emails.note.subject': 'An update on your order {number}',
  'emails.note.title': 'An update on your order',
  'emails.note.intro': 'We have added a note to your order:',

  'emails.returnNew.subject': '[{shop}] Return requested for order {number}',
  'emails.returnNew.title': 'A return was requested',
  'emails.returnNew.intro': '{name} would like to send something back from order {number}:',
  'emails.returnNew.open': 'Decide in the admin',
  'emails.returnUpdate.requestedSubject': 'We have your return request for order {number}',
  'emails.returnUpdate.requestedTitle': 'Your return request',
  'emails.returnUpdate.requestedIntro':
    'We have your request and look at it now. Please do not send anything yet: we write to you as soon as it is decided.',
  'emails.returnUpdate.acceptedSubject': 'Your return for order {number} is accepted',
  'emails.returnUpdate.acceptedTitle': 'Your return is accepted',
  'emails.returnUpdate.acceptedIntro': 'Please pack it well and send it back to us.',
  'emails.returnUpdate.receivedSubject': 'Your return for order {number} has arrived',
  'emails.returnUpdate.receivedTitle': 'Your return has arrived',
  'emails.returnUpdate.receivedIntro':
    'It is back with us. You hear from us as soon as we have looked at it.',
  'emails.returnUpdate.exchangedSubject': 'Your exchange for order {number}',
  'emails.returnUpdate.exchangedTitle': 'Your exchange',
  'emails.returnUpdate.exchangedIntro':
    'We send you another one, in an order of its own that you get an email about.',
  'emails.returnUpdate.refusedSubject': 'Your return request for order {number}',
  'emails.returnUpdate.refusedTitle': 'We cannot take it back',
  'emails.returnUpdate.refusedIntro': 'We are sorry, but we cannot accept this return.',
  'emails.returnUpdate.postageShop': 'We pay the postage.',
  'emails.returnUpdate.postageBuyer': 'Please pay the postage yourself.',
  'emails.returnUpdate.label': 'Print the label',
  'emails.returnUpdate.carrier': 'Go to the carrier',
  'emails.returnUpdate.view': 'See your return',
  'emails.invoice.subject': 'Invoice for your order {number}',
  'emails.invoice.title': 'Your invoice',
  'emails.invoice.intro': 'Here is the invoice for your order.',
  'emails.invoice.paySubject': 'Your order {number}: how to pay',
  'emails.invoice.payTitle': 'Pay for your order',
  'emails.invoice.payIntro': 'We have created an order for you. You can pay for it here:',
  'emails.invoice.pay': 'Pay for this order',
  'emails.invoice.print': 'Print the invoice',

  'emails.welcome.subject': 'Welcome to {shop}',
  'emails.welcome.title': 'Your account is ready',
  'emails.welcome.intro':
    'Your account has your orders, addresses and details. Log in with {email}.',
  'emails.welcome.action': 'Go to your account',

  'emails.verifyEmail.subject': 'Please confirm your e-mail address',
  'emails.verifyEmail.title': 'Is this your address?',
  'emails.verifyEmail.intro': 'Please confirm that {email} is yours.',
  'emails.verifyEmail.action': 'Confirm the address',
  'emails.verifyEmail.otherwise':
    'If you did not give us this address, you can ignore this e-mail.',

  'emails.resetPassword.subject': 'A new password for {shop}',
  'emails.resetPassword.title': 'Choose a new password',
  'emails.resetPassword.intro': 'Someone requested a new password for {email}.',
  'emails.resetPassword.action': 'Choose a new password',
  'emails.resetPassword.otherwise':
    'If this was not you, ignore this e-mail: your password will not change.',

  'emails.staffInvitation.subject': 'Join the {shop} team',
  'emails.staffInvitation.title': 'Welcome to the team',
  'emails.staffInvitation.intro':
    'You have been invited to help run the shop. Your account is {email}; choose a password to get started.',
  'emails.staffInvitation.action': 'Choose your password',
  'emails.staffInvitation.otherwise': 'If you were not expecting this, you can ignore this e-mail.',

  'emails.notYou.nothing': 'If this was you, you do not need to do anything.',
  'emails.notYou.action': 'Choose a new password',
  'emails.notYou.contact': 'Need help? Reply to this e-mail or write to {contact}.',

  'emails.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'emails.emailChanged.title': 'Your e-mail address was changed',
  'emails.emailChanged.intro':
    'The e-mail address of your {shop} account was changed to {email} on {when}. Use it to log in from now on; our e-mails go there too.',
  'emails.emailChanged.otherwise':
    'If this was not you, someone else may be using your account. Please reply to this e-mail or write to {contact} right away and we will help you get it back.',

  'emails.passwordChanged.subject': 'Your password at {shop} was changed',
  'emails.passwordChanged.title': 'Your password was changed',
  'emails.passwordChanged.intro':
    'The password of your {shop} account {email} was changed on {when}. All other devices have been logged out.',
  'emails.passwordChanged.otherwise':
    'If this was not you, someone else may be using your account. Please choose a new password now:',

  'emails.secondFactorOff.subject': 'Two-factor authentication is off for your {shop} account',
  'emails.secondFactorOff.title': 'Two-factor authentication was turned off',
  'emails.secondFactorOff.intro':
    'Two-factor authentication was turned off for your {shop} account {email} on {when}: the password alone is enough to log in.',
  'emails.secondFactorOff.otherwise':
    'If this was not you, someone else knows your password. Please choose a new one now, then turn two-factor authentication back on in your account:',

  'emails.secondFactorOn.subject': 'Two-factor authentication is on for your {shop} account',
  'emails.secondFactorOn.title': 'Two-factor authentication is on',
  'emails.secondFactorOn.intro':
    'Two-factor authentication was turned on for your {shop} account {email} on {when}. All other devices have been logged out.',
  'emails.secondFactorOn.otherwise':
    'If this was not you, someone else knows your password and may lock you out. Please choose a new password now and contact us:',

  'emails.passkeyAdded.subject': 'A passkey was added to your account at {shop}',
  'emails.passkeyAdded.title': 'A passkey was added',
  'emails.passkeyAdded.intro':
    'The passkey “{passkey}” was added to your {shop} account {email} on {when}.',
  'emails.passkeyAdded.otherwise':
    'If this was not you, someone else knows your password. Please choose a new one now, then remove the passkey from your account:',

  'emails.passkeyRemoved.subject': 'A passkey was removed from your account at {shop}',
  'emails.passkeyRemoved.title': 'A passkey was removed',
  'emails.passkeyRemoved.intro':
    'The passkey “{passkey}” was removed from your {shop} account {email} on {when}.',
  'emails.passkeyRemoved.otherwise':
    'If this was not you, someone else may be using your account. Please choose a new password now:',

  'emails.newDevice.subject': 'New log-in to your account at {shop}',
  'emails.newDevice.title': 'New device log-in',
  'emails.newDevice.intro':
    'Someone logged in to your {shop} account {email} on {when} with {device}. We have not seen this device before.',
  'emails.newDevice.otherwise':
    'If this was not you, someone else knows your password. Please choose a new one now; that logs everyone out:',
  'emails.device.both': '{browser} on {system}',
  'emails.device.unknown': 'an unknown device',

  'emails.bundleItem': '– {name}',
  'emails.reviewRequest.subject': {
    one: 'How do you like your {name}?',
    other: 'How do you like what you ordered?',
  },
  'emails.reviewRequest.title': 'How are you liking it?',
  'emails.reviewRequest.intro':
    'You have had your order for a little while now. A few words or a photo help others choose and help us improve.',
  'emails.reviewRequest.action': 'Review {name}',
  'emails.reviewRequest.otherwise':
    'Each link is yours alone and works once. If you would rather not, just ignore this e-mail.',
  'emails.reviewThanks.subject': 'Thank you for your review',
  'emails.reviewThanks.title': 'Thank you for your review',
  'emails.reviewThanks.intro':
    'Here is something for your next order: {percent}% off with this code.',
  'emails.reviewThanks.code': 'Your code',
  'emails.reviewThanks.until': 'Valid until',
  'emails.reviewThanks.action': 'Visit the shop',
  'emails.linkLastsDays': {
    one: 'The link is valid for {count} day.',
    other: 'The link is valid for {count} days.',
  },
  'emails.linkLastsHours': {
    one: 'The link is valid for {count} hour.',
    other: 'The link is valid for {count} hours.',
  },
  'emails.linkLasts': {
    one: 'The link is valid for {count} minute.',
    other: 'The link is valid for {count} minutes.',
  },
} satisfies Record<string, Message>;
