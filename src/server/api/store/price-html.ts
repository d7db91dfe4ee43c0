import { currencyPrefix, currencySuffix, formatAmount, formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PriceRecord } from '#wire/product.ts';

// A price as HTML for programs that only paste it into a page.
// Example: 22.00 now 17.60 is `<del …>$22.00</del> … <ins …>$17.60</ins>`, where each of the two is
// said in words for a screen reader, which would otherwise read two bare numbers.

function symbol(text: string): string {
  if (text === '') return '';
  return `<span class="woocommerce-Price-currencySymbol">${escapeHtml(text)}</span>`;
}

export function amountHtml(amount: Money, settings: Settings): string {
  const format = toCurrency(settings);
  const sign = amount < 0 ? '-' : '';
  const number = escapeHtml(formatAmount(amount, format));
  const inner = `${sign}${symbol(currencyPrefix(format))}${number}${symbol(currencySuffix(format))}`;
  return `<span class="woocommerce-Price-amount amount"><bdi>${inner}</bdi></span>`;
}

function spoken(text: string): string {
  return `<span class="screen-reader-text">${escapeHtml(text)}</span>`;
}

/** Empty where there is no price. */
export function priceHtml(price: PriceRecord | null, settings: Settings): string {
  if (price === null) return '';
  const t = translator(settings);
  const format = toCurrency(settings);
  const { min, max, regularMin, regularMax, onSale } = price;
  if (min !== max) {
    const words = t('product.range', {
      min: formatMoney(min, format),
      max: formatMoney(max, format),
    });
    return `<span aria-hidden="true">${amountHtml(min, settings)} – ${amountHtml(max, settings)}</span>${spoken(words)}`;
  }
  // A range of regular prices under one sale price has no single price to strike out.
  if (!onSale || regularMin !== regularMax) return amountHtml(min, settings);
  const was = t('product.was', { price: formatMoney(regularMin, format) });
  const now = t('product.now', { price: formatMoney(min, format) });
  return [
    `<del aria-hidden="true">${amountHtml(regularMin, settings)}</del>`,
    spoken(was),
    `<ins aria-hidden="true">${amountHtml(min, settings)}</ins>`,
    spoken(now),
  ].join(' ');
}
