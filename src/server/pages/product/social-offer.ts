import type { StockStatus } from '#rules/catalog/product.ts';
import { formatMoney } from '#rules/money/format.ts';
import { currencyOf } from '#server/language/currency.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PriceRecord, ProductRecord } from '#wire/product.ts';
import { amount } from '../document/json-ld.ts';
import type { Head } from '../page.ts';

type Offer = NonNullable<Head['offer']>;

const AVAILABILITY: Record<StockStatus, Offer['availability']> = {
  instock: 'in stock',
  outofstock: 'out of stock',
  onbackorder: 'backorder',
};

const STOCK_TEXT = {
  instock: 'product.inStock',
  outofstock: 'product.outOfStock',
  onbackorder: 'product.backorder',
} as const satisfies Record<StockStatus, string>;

/** Price and stock of a product as a shared link shows them: from the lowest price on. */
export function socialOffer({ price, stock, sku }: ProductRecord, settings: Settings): Offer {
  const t = translator(settings);
  const facts = [
    ...(price ? [{ label: t('head.price'), text: priceText(price, settings, t) }] : []),
    { label: t('head.availability'), text: t(STOCK_TEXT[stock.status]) },
  ];
  return {
    amount: price ? amount(price.min, settings) : null,
    currency: settings['currency.code'],
    availability: AVAILABILITY[stock.status],
    sku,
    facts,
  };
}

function priceText({ min, max }: PriceRecord, settings: Settings, t: Translate): string {
  const currency = currencyOf(settings);
  const [low, high] = [formatMoney(min, currency), formatMoney(max, currency)];
  return min === max ? low : t('product.range', { min: low, max: high });
}
