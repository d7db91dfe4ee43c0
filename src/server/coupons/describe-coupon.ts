import type { Coupon } from '#rules/coupons/coupon.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { currencyOf } from '#server/language/currency.ts';
import type { Translate } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';

/**
 * What a coupon gives: the manager's text, or where there is none the figures, such as "10% off and
 * Free delivery".
 */
export function describeCoupon(coupon: Coupon, t: Translate, settings: Settings): string {
  if (coupon.description !== '') return coupon.description;
  const gives = [...givesOff(coupon, t, settings)];
  if (coupon.freeShipping) gives.push(t('coupons.offer.freeShipping'));
  const [one = '', other] = gives;
  return other === undefined ? one : t('coupons.offer.and', { one, other });
}

function givesOff(coupon: Coupon, t: Translate, settings: Settings): string[] {
  const { buyGet, kind, amount } = coupon;
  if (buyGet) {
    const { buy, get } = buyGet;
    return [t('coupons.offer.buyGet', { buy: buy.quantity, get: get.quantity })];
  }
  if (amount === 0) return [];
  if (kind === 'percent') {
    const percent = new Intl.NumberFormat(settings['shop.locale'], {
      style: 'percent',
      maximumFractionDigits: 2,
    }).format(amount / 10_000);
    return [t('coupons.offer.percent', { percent })];
  }
  const price = formatMoney(money(amount), currencyOf(settings));
  const key = kind === 'fixed_cart' ? 'coupons.offer.fixedCart' : 'coupons.offer.fixedProduct';
  return [t(key, { amount: price })];
}
