import { type ProductContent, unitPrice } from '#rules/catalog/unit-price.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';

export type UnitPricePlace = Settings['catalog.unitPrices'][number];

/** "$3.92 per 100 g"; '' where nothing is entered, or the shop does not tell it in this place. */
export function unitPriceText(
  price: Money | undefined,
  content: ProductContent | null,
  place: UnitPricePlace,
  settings: Settings,
): string {
  if (!content || price === undefined || !settings['catalog.unitPrices'].includes(place)) return '';
  const found = unitPrice(price, content);
  if (!found) return '';
  const t = translator(settings);
  return t('product.unitPrice', {
    price: formatMoney(found.amount, toCurrency(settings)),
    amount: t(`product.unit.${found.unit}`, { count: found.base }),
  });
}

/** The one price of a product; undefined where it is a range, which has no price by unit. */
export function onePrice(
  price: { readonly min: Money; readonly max: Money } | null,
): Money | undefined {
  return price && price.min === price.max ? price.min : undefined;
}
