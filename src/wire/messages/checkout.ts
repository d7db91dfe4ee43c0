import type { Message } from '#rules/messages/format.ts';
import { MAX_NOTE_LENGTH } from '#rules/orders/checkout-rules.ts';

/** Texts of the checkout: its parts, and what can be wrong with an order. */
export const checkoutMessages = {
  'checkout.title': 'Checkout',
  'checkout.contact': 'Contact',
  'checkout.emailTypo': 'Did you mean {email}?',
  'checkout.billing': 'Billing address',
  'checkout.shipping': 'Delivery address',
  'checkout.billingSame': 'My billing address is the same',
  'checkout.delivery': 'Delivery',
  'checkout.deliveryItems': 'With {names}',
  'checkout.deliveryNone':
    'We do not deliver to this address yet. Please check it or choose another one.',
  'checkout.payment': 'Payment',
  'checkout.paymentNone':
    'No payment methods are available for this order right now. Please contact us and we will help.',
  'checkout.paymentOutcome': 'What should happen',
  'checkout.paymentFree': 'There is nothing to pay.',
  'checkout.note': 'Order note',
  'checkout.noteToggle': 'Add a note to your order',
  'checkout.noteLabel': 'Note to the shop',
  'checkout.noteHint': 'For example, when someone will be home.',
  'checkout.summary': 'Your order',
  'checkout.seeSummary': 'See your order',
  'checkout.itemsAndTotal': {
    one: '{count} item, {total}',
    other: '{count} items, {total}',
  },
  'checkout.quantity': 'Quantity {quantity}',
  'checkout.changeCart': 'Edit basket',
  'checkout.updating': 'Updating your order …',
  'checkout.update': 'Update order',
  'checkout.coupon': 'Have a coupon?',
  'checkout.couponRemove': 'Remove {code}',
  'checkout.offers': { one: '{count} coupon for you', other: '{count} coupons for you' },
  'checkout.termsRead': 'Read here: {terms}',
  'checkout.terms': 'I have read and accept the {terms}.',
  'checkout.privacy':
    'We use your details to process your order and to support you, as described in our {privacy}.',
  'checkout.privacyName': 'privacy page',
  'checkout.place': 'Place order',
  'checkout.placeFor': 'Place order · {total}',
  'checkout.placing': 'Placing your order …',
  'checkout.safe': 'Click once: the next page confirms your order.',

  'checkout.returning': 'Bought here before?',
  'checkout.logIn': 'Log in',
  'checkout.logInHint': 'We will keep what you have entered.',
  'checkout.username': 'E-mail',
  'checkout.password': 'Password',
  'checkout.lost': 'Forgot your password?',
  'checkout.codeIntro':
    'Enter the six-digit code from your authenticator app, or one of your recovery codes.',
  'checkout.code': 'Code',
  'checkout.loggedIn': 'You are logged in as {name}.',
  'checkout.reminder': 'If I leave without ordering, e-mail me a reminder of my basket.',
  'checkout.createAccount': 'Create an account for next time',
  'checkout.newPassword': 'Choose a password',
  'checkout.needsAccount': 'You need an account to order. We will create it with this order.',

  'checkout.summaryMany': {
    one: 'Please correct this, then place your order again:',
    other: 'Please correct these {count} things, then place your order again:',
  },
  'checkout.ofBilling': 'Billing address: {problem}',
  'checkout.take': {
    one: 'Order the {count} left',
    other: 'Order the {count} left',
  },
  'checkout.retry': 'Try again',
  'checkout.toCart': 'Go to the basket',
  'checkout.priceNow': 'The total is now {total} (it was {shown}).',
  'checkout.priceMore': 'That is {difference} more.',
  'checkout.priceLess': 'That is {difference} less.',
  'checkout.priceAgain': 'Nothing has been ordered yet. If you agree, place your order again.',

  'checkout.problem.offline':
    'We could not connect to the shop. Nothing you entered is lost. Please try again: your order will not be placed twice.',
  'checkout.problem.review':
    'We could not update your order just now, so the total may have changed.',
  'checkout.problem.broken':
    'Something went wrong on our end. Nothing you entered is lost. Please try again: your order will not be placed twice.',
  'checkout.problem.busy': 'Too many attempts. Please wait a moment and try again.',
  'checkout.problem.expired':
    'This page had expired, so we have refreshed it. Nothing is lost: please place your order again.',
  'checkout.problem.line': '“{name}”: {problem}',
  'checkout.problem.rate': 'Please choose a delivery method available for your address.',
  'checkout.problem.noRate': 'We do not deliver to this address. Please enter a different one.',
  'checkout.problem.noDelivery': 'We do not deliver to this country. Please choose another one.',
  'checkout.problem.payment': 'Please choose a payment method.',
  'checkout.problem.paymentGone':
    'This payment method is not available for your order. Please choose another one.',
  'checkout.problem.terms': 'Please read and accept the terms.',
  'checkout.problem.noteLong': {
    one: `Please shorten your note by {count} character (${MAX_NOTE_LENGTH} at most).`,
    other: `Please shorten your note by {count} characters (${MAX_NOTE_LENGTH} at most).`,
  },
  'checkout.problem.totalLow': 'The minimum order is {amount}.',
  'checkout.problem.totalHigh':
    'The maximum order is {amount}. Please contact us for larger orders.',
  'checkout.problem.passwordMissing': 'Please choose a password for your account.',
  'checkout.problem.account': 'Please log in or create an account to order.',
  'checkout.problem.billing': 'There is a problem with the billing address. {problem}',
  'checkout.problem.shipping': 'There is a problem with the delivery address. {problem}',
  'checkout.problem.order': 'Your order could not be placed. Please try again.',
} satisfies Record<string, Message>;
