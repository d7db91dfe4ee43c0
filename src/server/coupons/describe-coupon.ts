import type { Coupon } from '#rules/coupons/coupon.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { currencyOf } from '#server/pages/currency.ts';
import type { Say } from '#server/pages/text.ts';
import type { Settings } from '#server/settings/defaults.ts';

/**
 * What a coupon gives: the owner's words, or where there are none the figures, such as
 * "10% off and Free delivery".
 */
export function describeCoupon(coupon: Coupon, say: Say, settings: Settings): string {
  if (coupon.description !== '') return coupon.description;
  const gives = [...givesOff(coupon, say, settings)];
  if (coupon.freeShipping) gives.push(say('coupons.offer.freeShipping'));
  const [one = '', other] = gives;
  return other === undefined ? one : say('coupons.offer.and', { one, other });
}

function givesOff(coupon: Coupon, say: Say, settings: Settings): string[] {
  const { buyGet, kind, amount } = coupon;
  if (buyGet) {
    const { buy, get } = buyGet;
    return [say('coupons.offer.buyGet', { buy: buy.quantity, get: get.quantity })];
  }
  if (amount === 0) return [];
  if (kind === 'percent') {
    const percent = new Intl.NumberFormat(settings['shop.locale'], {
      style: 'percent',
      maximumFractionDigits: 2,
    }).format(amount / 10_000);
    return [say('coupons.offer.percent', { percent })];
  }
  const price = formatMoney(money(amount), currencyOf(settings));
  const key = kind === 'fixed_cart' ? 'coupons.offer.fixedCart' : 'coupons.offer.fixedProduct';
  return [say(key, { amount: price })];
}
