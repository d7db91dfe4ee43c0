import { toMoment } from '#rules/dates/zone-time.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import type { ProductPatch, VariationPatch } from '#server/catalog/managing/product-patch.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { codecFor, Refusal } from '../../rest/codec.ts';
import { writtenMoment } from '../shared/dates.ts';

// Fields of products and variations that are columns of their rows.

/** '' for none. */
export function priceText(amount: number | null, settings: Settings): string {
  return amount === null ? '' : getDecimal(money(amount), toCurrency(settings).decimals);
}

/** A price as a program wrote it; undefined where the shop writes it so, or it is none. */
export function writtenPrice(sent: string, settings: Settings): string | undefined {
  const amount = readPrice(sent, settings);
  if (amount === null || sent.length > 30) return undefined;
  return sent === priceText(amount, settings) ? undefined : sent;
}

interface PricedRow {
  regular_price: number | null;
  sale_price: number | null;
}

/** Prices of a row as they were written, as long as they are the same amounts. */
export function rowPrices(
  row: PricedRow,
  written: { regular?: string | undefined; sale?: string | undefined },
  settings: Settings,
) {
  const text = (amount: number | null, sent = '') =>
    amount !== null && readPrice(sent, settings) === amount ? sent : priceText(amount, settings);
  return {
    regular_price: text(row.regular_price, written.regular),
    sale_price: text(row.sale_price, written.sale),
  };
}

/** The price of this moment, written as that of its row that it is. */
export function currentPrice(
  price: { min: number } | null,
  row: PricedRow,
  texts: ReturnType<typeof rowPrices>,
  settings: Settings,
): string {
  if (price && price.min === row.sale_price) return texts.sale_price;
  if (price && price.min === row.regular_price) return texts.regular_price;
  return priceText(price?.min ?? null, settings);
}

function readPrice(text: string, settings: Settings): number | null {
  return text === '' ? null : parseDecimal(text, toCurrency(settings).decimals);
}

export const priceConversion = {
  read(text: string, settings: Settings) {
    if (text === '') return null;
    const amount = parseDecimal(text, toCurrency(settings).decimals);
    return amount === null || amount < 0 ? new Refusal('is not a price of this shop.') : amount;
  },
  write: priceText,
};

/** '' and 0 are none. */
const size = {
  read(text: string) {
    const value = Number(text);
    return value < 0 ? new Refusal('must not be negative.') : value || null;
  },
  write: (value: number | null) => (value === null ? '' : String(value)),
};

const flag = { write: (value: number) => value === 1 };
const trimmed = { read: (text: string) => text.trim() };

const localDate = {
  read: (text: string | null, settings: Settings) =>
    text === null ? null : toMoment(text, settings['shop.timeZone']),
  write: (at: number | null, settings: Settings) => writtenMoment(at, settings).local,
};
const gmtDate = {
  read: (text: string | null) => (text === null ? null : toMoment(text, 'UTC')),
  write: (at: number | null, settings: Settings) => writtenMoment(at, settings).gmt,
};

type SellablePatch = Pick<ProductPatch, keyof ProductPatch & keyof VariationPatch>;
const sellable = codecFor<ProductRow, SellablePatch, Settings>();
const { field, renamed } = sellable;

/** Of products and variations alike. */
export const sellableCodec = sellable.codec({
  sku: field('sku', trimmed),
  regular_price: renamed('regular_price', 'regularPrice', priceConversion),
  sale_price: renamed('sale_price', 'salePrice', priceConversion),
  date_on_sale_from: renamed('sale_from', 'saleFrom', localDate),
  date_on_sale_from_gmt: renamed('sale_from', 'saleFrom', gmtDate),
  date_on_sale_to: renamed('sale_to', 'saleTo', localDate),
  date_on_sale_to_gmt: renamed('sale_to', 'saleTo', gmtDate),
  virtual: field('virtual', flag),
  downloadable: field('downloadable', flag),
  manage_stock: renamed('manage_stock', 'manageStock', flag),
  backorders: field('backorders'),
  low_stock_amount: renamed('low_stock', 'lowStock'),
  shipping_class: renamed('shipping_class', 'shippingClass'),
  weight: field('weight', size),
  description: field('description'),
  menu_order: renamed('menu_order', 'menuOrder'),
});

export const dimensionCodec = sellable.codec({
  length: field('length', size),
  width: field('width', size),
  height: field('height', size),
});

export const limitCodec = sellable.codec({
  min_quantity: renamed('min_quantity', 'minQuantity'),
  max_quantity: renamed('max_quantity', 'maxQuantity'),
  quantity_step: renamed('quantity_step', 'quantityStep'),
});

const product = codecFor<ProductRow, ProductPatch, Settings>();

export const productCodec = product.codec({
  name: product.field('name', trimmed),
  slug: product.field('slug'),
  status: product.field('status', {
    read: (status: NonNullable<ProductPatch['status']> | 'auto-draft') =>
      status === 'auto-draft' ? 'draft' : status,
  }),
  featured: product.field('featured', flag),
  catalog_visibility: product.field('visibility'),
  short_description: product.renamed('short_description', 'shortDescription'),
  external_url: product.renamed('external_url', 'externalUrl'),
  button_text: product.renamed('button_text', 'buttonText'),
  tax_status: product.renamed('tax_status', 'taxStatus'),
  tax_class: product.renamed('tax_class', 'taxClass', {
    read: (name: string) => (name === 'standard' ? '' : name),
  }),
  sold_individually: product.renamed('sold_individually', 'soldIndividually', flag),
});
