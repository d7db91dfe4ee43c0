import type { Message } from '#rules/messages/format.ts';
import { LONGEST_NOTE } from '../checkout.ts';

/** Texts of the checkout: its parts, and what can be wrong with an order. */
export const checkoutMessages = {
  'checkout.title': 'Checkout',
  'checkout.contact': 'Contact',
  'checkout.billing': 'Billing address',
  'checkout.shipping': 'Delivery address',
  'checkout.billingSame': 'My billing address is the same',
  'checkout.delivery': 'Delivery',
  'checkout.deliveryItems': 'With {names}',
  'checkout.deliveryNone':
    'We do not deliver to this address yet. Please check it or choose another one.',
  'checkout.payment': 'Payment',
  'checkout.paymentNone':
    'There is no way to pay for this order at the moment. Please write to us: we will help.',
  'checkout.paymentOutcome': 'What should happen',
  'checkout.paymentFree': 'There is nothing to pay.',
  'checkout.note': 'Order note',
  'checkout.noteToggle': 'Add a note to your order',
  'checkout.noteLabel': 'Note to the shop',
  'checkout.noteHint': 'For example when somebody is at home.',
  'checkout.summary': 'Your order',
  'checkout.seeSummary': 'See your order',
  'checkout.itemsAndTotal': {
    one: '{count} item, {total}',
    other: '{count} items, {total}',
  },
  'checkout.quantity': 'Quantity {quantity}',
  'checkout.changeCart': 'Change basket',
  'checkout.updating': 'Working out your order …',
  'checkout.update': 'Update order',
  'checkout.coupon': 'Have a coupon?',
  'checkout.couponRemove': 'Remove {code}',
  'checkout.offers': { one: '{count} coupon for you', other: '{count} coupons for you' },
  'checkout.termsRead': 'Read here: {terms}',
  'checkout.terms': 'I have read and accept the {terms}.',
  'checkout.privacy':
    'We use what you fill in to send your order and to help you with it, as our {privacy} says.',
  'checkout.privacyName': 'privacy page',
  'checkout.place': 'Place order',
  'checkout.placeFor': 'Place order · {total}',
  'checkout.placing': 'Placing your order …',
  'checkout.safe': 'One press is enough. The next page confirms your order.',

  'checkout.returning': 'Bought here before?',
  'checkout.logIn': 'Log in',
  'checkout.logInHint': 'What you have filled in stays.',
  'checkout.username': 'E-mail',
  'checkout.password': 'Password',
  'checkout.lost': 'Forgotten your password?',
  'checkout.codeIntro':
    'Type the six digits your authenticator app shows, or one of your recovery codes.',
  'checkout.code': 'Code',
  'checkout.loggedIn': 'You are logged in as {name}.',
  'checkout.reminder': 'If I leave before I am done, remind me of my basket by e-mail.',
  'checkout.createAccount': 'Make an account for next time',
  'checkout.newPassword': 'Choose a password',
  'checkout.needsAccount': 'To order here you need an account. You make it with this order.',

  'checkout.summaryMany': {
    one: 'Please put this right, then place your order again:',
    other: 'Please put these {count} things right, then place your order again:',
  },
  'checkout.ofBilling': 'Billing address: {problem}',
  'checkout.take': {
    one: 'Take the {count} that is left',
    other: 'Take the {count} that are left',
  },
  'checkout.retry': 'Try again',
  'checkout.toCart': 'Go to the basket',
  'checkout.priceNow': 'The total is now {total} (it was {shown}).',
  'checkout.priceMore': 'That is {difference} more.',
  'checkout.priceLess': 'That is {difference} less.',
  'checkout.priceAgain': 'Nothing has been ordered yet. If you agree, place your order again.',

  'checkout.problem.offline':
    'The shop could not be reached. Nothing you filled in is lost. Please try again: it will not be ordered twice.',
  'checkout.problem.review':
    'Your order could not be worked out just now, so the total may have changed.',
  'checkout.problem.broken':
    'Something went wrong at our end. Nothing you filled in is lost. Please try again: it will not be ordered twice.',
  'checkout.problem.busy': 'Too many tries in a short time. Please wait a moment and try again.',
  'checkout.problem.expired':
    'This page had been open for a long time, so we have renewed it. Nothing is lost: please place your order again.',
  'checkout.problem.empty':
    'Your basket is empty. If you have ordered just now, your order is on its way to your e-mail.',
  'checkout.problem.line': '“{name}”: {problem}',
  'checkout.problem.rate': 'Please choose a way of delivery that is offered for your address.',
  'checkout.problem.noRate': 'We do not deliver to this address. Please give another one.',
  'checkout.problem.noDelivery': 'We do not deliver to this country. Please choose another one.',
  'checkout.problem.payment': 'Please choose a way to pay.',
  'checkout.problem.paymentGone':
    'This way to pay is not offered for your order. Please choose another one.',
  'checkout.problem.terms': 'Please read and accept the terms.',
  'checkout.problem.noteLong': {
    one: `Please shorten your note by {count} character (${LONGEST_NOTE} at most).`,
    other: `Please shorten your note by {count} characters (${LONGEST_NOTE} at most).`,
  },
  'checkout.problem.totalLow': 'Our smallest order is {amount}.',
  'checkout.problem.totalHigh':
    'We take orders up to {amount} here. Please write to us for a larger one.',
  'checkout.problem.passwordMissing': 'Please choose a password for your account.',
  'checkout.problem.account': 'Please log in or make an account to order.',
  'checkout.problem.billing': 'Something is wrong with the billing address. {problem}',
  'checkout.problem.shipping': 'Something is wrong with the delivery address. {problem}',
  'checkout.problem.order': 'Your order could not be placed. Please try again.',
} satisfies Record<string, Message>;
