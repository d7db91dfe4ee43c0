import type { NextStep } from '#rules/coupons/next-steps.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Translate } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PricedCart } from '../pricing/price-cart.ts';

/** More than that would not be read. */
const MAX_STEPS = 2;

/** "Add one more and save 20%.", in the order in which the promotions apply. */
export function nextStepTexts(
  { settings }: Pick<ShopContext, 'settings'>,
  { nextSteps, situation, lines }: Pick<PricedCart, 'nextSteps' | 'situation' | 'lines'>,
  t: Translate,
): string[] {
  const names = new Map(lines.map(({ stored }) => [stored.key, stored.name]));
  return nextSteps.slice(0, MAX_STEPS).map((step) => {
    const { coupon } = step;
    const name = isOfOneProduct(step) ? (names.get(step.lines[0]?.key ?? '') ?? '') : '';
    const text = stepText(step, name, settings, t);
    const isOfAll = step.lines.length === situation.lines.length;
    // Which things count is said by their name, else by what the manager wrote about the promotion.
    if (isOfAll || name !== '' || coupon.description === '') return text;
    return t('coupons.next.about', { about: coupon.description.replace(/[.:!\s]+$/, ''), text });
  });
}

function stepText(
  { measure, more: count, percent }: NextStep,
  name: string,
  settings: ShopContext['settings'],
  t: Translate,
): string {
  const values = { percent: percentText(percent, settings['shop.locale']) };
  if (measure === 'subtotal') {
    const amount = formatMoney(money(count), toCurrency(settings));
    return t('coupons.next.spend', { ...values, amount });
  }
  return name === ''
    ? t('coupons.next.pieces', { ...values, count })
    : t('coupons.next.piecesOf', { ...values, count, name });
}

function isOfOneProduct({ coupon: { conditions } }: NextStep): boolean {
  const only = conditions.onlyFor;
  return only?.productIds.length === 1 && only.categoryIds.length === 0;
}

function percentText(hundredths: number, locale: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, format).format(hundredths / 10_000);
}
