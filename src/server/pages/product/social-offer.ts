import type { StockStatus } from '#rules/catalog/product.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { ProductRecord } from '#wire/product.ts';
import { amount } from '../document/amount.ts';
import type { Head } from '../page.ts';

type Offer = NonNullable<Head['offer']>;

const AVAILABILITY: Record<StockStatus, Offer['availability']> = {
  instock: 'in stock',
  outofstock: 'out of stock',
  onbackorder: 'backorder',
};

/** Price and stock of a product as a shared link shows them: from the lowest price on. */
export function socialOffer({ price, stock, sku }: ProductRecord, settings: Settings): Offer {
  return {
    amount: price ? amount(price.min, settings) : null,
    currency: settings['currency.code'],
    availability: AVAILABILITY[stock.status],
    sku,
  };
}
