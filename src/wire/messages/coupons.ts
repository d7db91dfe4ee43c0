import type { CouponProblemCode } from '#rules/coupons/problem.ts';
import type { Message } from '#rules/messages/format.ts';

/** Why a coupon cannot be used: one text for each code, none missing. */
const problems: Record<CouponProblemCode, Message> = {
  'coupons.problem.empty': 'Please enter a coupon code.',
  'coupons.problem.unknown': 'We could not find this coupon. Please check its spelling.',
  'coupons.problem.notStarted': 'This coupon can be used from {at} on.',
  'coupons.problem.expired': 'This coupon has expired.',
  'coupons.problem.usedUp': 'This coupon has been used up.',
  'coupons.problem.usedByYou': {
    one: 'You have used this coupon already.',
    other: 'You have used this coupon {count} times already.',
  },
  'coupons.problem.minimumSpend': 'This coupon is for baskets from {amount}.',
  'coupons.problem.maximumSpend': 'This coupon is for baskets up to {amount}.',
  'coupons.problem.otherProducts': 'This coupon is not for the products in your basket.',
  'coupons.problem.excludedProducts': 'Something in your basket is not meant for this coupon.',
  'coupons.problem.saleItems': 'This coupon is not for products on sale.',
  'coupons.problem.range': 'Your basket does not have what this coupon asks for yet.',
  'coupons.problem.buyMore': {
    one: 'One more of the right product and this coupon works.',
    other: '{count} more of the right products and this coupon works.',
  },
  'coupons.problem.addFree': 'Put the product you would get free in your basket first.',
  'coupons.problem.otherPerson': 'This coupon was made for another e-mail address.',
  'coupons.problem.otherRole': 'This coupon is not for your account.',
  'coupons.problem.otherCountry': 'This coupon is not for deliveries to this country.',
  'coupons.problem.otherShipping': 'This coupon is not for this way of delivery.',
  'coupons.problem.otherPayment': 'This coupon is not for this way to pay.',
  'coupons.problem.alreadyApplied': 'This coupon is applied already.',
  'coupons.problem.standsAlone': 'Coupon {other} cannot be combined with another one.',
  'coupons.problem.notApplied': 'This coupon is not in your basket.',
  'coupons.problem.tooManyTries': {
    one: 'That was a lot of codes we do not know. Please try again in a minute.',
    other: 'That was a lot of codes we do not know. Please try again in {count} minutes.',
  },
};

/** What a coupon gives, as a short text. */
const offers = {
  'coupons.offer.state.usable': 'Use this coupon',
  'coupons.offer.state.waiting': 'Not yet',
  'coupons.offer.state.applied': 'Applied',
  'coupons.offer.state.used': 'Used',
} satisfies Record<string, Message>;

export const couponMessages = { ...problems, ...offers };
