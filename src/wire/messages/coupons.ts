import type { CouponProblemCode } from '#rules/coupons/conditions/problem.ts';
import type { Message } from '#rules/messages/format.ts';

/** Why a coupon cannot be used: one text for each code, none missing. */
const problems: Record<CouponProblemCode, Message> = {
  'coupons.problem.empty': 'Please enter a coupon code.',
  'coupons.problem.unknown': 'We could not find this coupon. Please check the code.',
  'coupons.problem.notStarted': 'This coupon is valid from {at}.',
  'coupons.problem.expired': 'This coupon has expired.',
  'coupons.problem.usedUp': 'This coupon has been used up.',
  'coupons.problem.usedByYou': {
    one: 'You have already used this coupon.',
    other: 'You have already used this coupon {count} times.',
  },
  'coupons.problem.minimumSpend': 'This coupon is for baskets of {amount} or more.',
  'coupons.problem.maximumSpend': 'This coupon is for baskets up to {amount}.',
  'coupons.problem.otherProducts': 'This coupon is not valid for the products in your basket.',
  'coupons.problem.excludedProducts': 'This coupon is not valid with something in your basket.',
  'coupons.problem.saleItems': 'This coupon is not valid for products on sale.',
  'coupons.problem.range': 'Your basket does not qualify for this coupon yet.',
  'coupons.problem.buyMore': {
    one: 'Add one more qualifying product to use this coupon.',
    other: 'Add {count} more qualifying products to use this coupon.',
  },
  'coupons.problem.addFree': 'Add the free product to your basket first.',
  'coupons.problem.cheapestFree': {
    one: 'Add one more to get the cheapest free.',
    other: 'Add {count} more to get the cheapest free.',
  },
  'coupons.problem.cheapestLess': {
    one: 'Add one more to pay less for the cheapest.',
    other: 'Add {count} more to pay less for the cheapest.',
  },
  'coupons.problem.setIncomplete': {
    one: 'One piece of this set is missing from your basket.',
    other: '{count} pieces of this set are missing from your basket.',
  },
  'coupons.problem.alreadyLess': 'Your basket already costs less than with this coupon.',
  'coupons.problem.spendMore': 'Add qualifying products for another {amount} to use this coupon.',
  'coupons.problem.otherPerson': 'This coupon was issued to another e-mail address.',
  'coupons.problem.otherRole': 'This coupon is not valid for your account.',
  'coupons.problem.otherCountry': 'This coupon is not valid for delivery to this country.',
  'coupons.problem.otherShipping': 'This coupon is not valid for this delivery method.',
  'coupons.problem.otherPayment': 'This coupon is not valid for this payment method.',
  'coupons.problem.alreadyApplied': 'This coupon has already been applied.',
  'coupons.problem.standsAlone': 'Coupon {other} cannot be combined with another one.',
  'coupons.problem.notApplied': 'This coupon is not in your basket.',
  'coupons.problem.tooManyTries': {
    one: 'Too many invalid codes. Please try again in a minute.',
    other: 'Too many invalid codes. Please try again in {count} minutes.',
  },
};

/** What a coupon gives, as a short text. */
const offers = {
  'coupons.reason.cheapestFree': {
    one: 'Of every {quantity}, the cheapest is free.',
    other: 'Of every {quantity}, the cheapest {count} are free.',
  },
  'coupons.reason.cheapestLess': {
    one: 'Of every {quantity}, the cheapest costs less.',
    other: 'Of every {quantity}, the cheapest {count} cost less.',
  },
  'coupons.reason.bundle': 'You pay less for these together.',
  'coupons.reason.tiers': 'The more you buy, the less you pay for each.',
  'coupons.next.pieces': {
    one: 'Add one more and save {percent}.',
    other: 'Add {count} more and save {percent}.',
  },
  'coupons.next.piecesOf': {
    one: 'Add one more {name} and save {percent}.',
    other: 'Add {count} more {name} and save {percent}.',
  },
  'coupons.next.spend': 'Spend {amount} more and save {percent}.',
  'coupons.next.about': '{about}: {text}',
  'coupons.offer.state.usable': 'Use this coupon',
  'coupons.offer.state.waiting': 'Not yet',
  'coupons.offer.state.applied': 'Applied',
  'coupons.offer.state.used': 'Used',
} satisfies Record<string, Message>;

export const couponMessages = { ...problems, ...offers };
