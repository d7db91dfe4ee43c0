import type { LineTotals } from '#rules/cart/cart-totals.ts';
import { attributeField } from '#rules/variations/choice.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { PricedLine } from '#server/cart/pricing/price-lines.ts';
import { MAX_PIECES } from '#server/catalog/facts/line-stock.ts';
import type { CartData } from '#server/catalog/facts/product-details.ts';
import { loadTexts, type ProductTexts } from '#server/catalog/product-texts.ts';
import { loadGalleries, loadVariationImages } from '#server/catalog/reading/product-gallery.ts';
import type { MediaRow } from '#server/media/tables.ts';
import { detailsIn } from '#server/options/option-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { StoreCartItem } from '#wire/store/cart.ts';
import { toStoreCurrency } from './store-currency.ts';
import { toStoreImage } from './to-store-image.ts';

/** Prices with more digits than the currency has, for programs that work them out further. */
const PRECISION = 6;

export interface StoreItemParts {
  settings: Settings;
  origin: string;
  facts: CartData;
  totals: ReadonlyMap<string, LineTotals>;
  texts: ReadonlyMap<number, ProductTexts>;
  /** Pictures of products, and of variations that have their own. */
  images: ReadonlyMap<number, MediaRow[]>;
}

/** Everything the items need besides the priced cart, read in one sweep. */
export async function loadItemParts(
  { db, settings }: ShopContext,
  cart: PricedCart,
  origin: string,
): Promise<StoreItemParts> {
  const totals = new Map(cart.totals.lines.map((line) => [line.key, line]));
  const products = [...new Set(cart.lines.map(({ stored }) => stored.productId))];
  const variations = [...new Set(cart.lines.flatMap(({ stored }) => stored.variationId ?? []))];
  const parts = { settings, origin, facts: cart.facts, totals };
  const texts = await loadTexts(db, [...products, ...variations]);
  const images = await loadGalleries(db, products);
  for (const [id, image] of await loadVariationImages(db, variations)) images.set(id, [image]);
  return { ...parts, texts, images };
}

function getPermalink({ sold, stored }: PricedLine, { settings, origin }: StoreItemParts): string {
  if (!sold) return '';
  const page = `${origin}${address(settings, 'routes.product', { slug: sold.product.slug })}`;
  const query = new URLSearchParams(stored.attributes);
  return query.size > 0 ? `${page}?${query}` : page;
}

function getVariation({ stored }: PricedLine, { facts: details }: StoreItemParts) {
  return (details.attributes.get(stored.productId) ?? []).flatMap(({ name, label, terms }) => {
    const value = stored.attributes[attributeField(name)];
    return value === undefined
      ? []
      : [
          {
            raw_attribute: attributeField(name),
            attribute: label,
            value: terms.get(value) ?? value,
          },
        ];
  });
}

export function toStoreItem(line: PricedLine, parts: StoreItemParts): StoreCartItem {
  const { stored, sold, priced, stock, limits } = line;
  const { settings } = parts;
  const currency = toStoreCurrency(settings);
  const id = stored.variationId ?? stored.productId;
  const texts = parts.texts.get(stored.productId);
  const variationText =
    stored.variationId === null ? undefined : parts.texts.get(stored.variationId);
  const images = parts.images.get(id) ?? parts.images.get(stored.productId) ?? [];
  const totals = parts.totals.get(stored.key);
  const unit = priced?.unit ?? 0;
  const regular = priced?.regular ?? 0;
  const raw = (amount: number) => String(amount * 10 ** (PRECISION - currency.currency_minor_unit));
  return {
    key: stored.key,
    id,
    type: stored.variationId === null ? 'simple' : 'variation',
    quantity: stored.quantity,
    quantity_limits: {
      minimum: limits.min,
      maximum: limits.max ?? MAX_PIECES,
      multiple_of: limits.step,
      editable: sold !== null && priced?.quantityFree === true,
    },
    name: sold?.product.name ?? stored.name,
    short_description: texts?.short_description ?? '',
    description: variationText?.description || (texts?.description ?? ''),
    sku: sold?.variation?.sku || (sold?.product.sku ?? ''),
    low_stock_remaining: stock?.stock.low ? stock.stock.left : null,
    backorders_allowed: stock !== null && stock.stock.backorders !== 'no',
    show_backorder_badge: stock?.stock.status === 'onbackorder',
    sold_individually: sold?.product.sold_individually === 1,
    permalink: getPermalink(line, parts),
    images: images.map((image) => toStoreImage(image, parts.origin)),
    variation: getVariation(line, parts),
    item_data: detailsIn(priced?.details ?? [], 'cart').map(({ label, value }) => ({
      key: label,
      value,
    })),
    prices: {
      price: String(unit),
      regular_price: String(regular),
      sale_price: String(unit),
      price_range: null,
      ...currency,
      raw_prices: {
        precision: PRECISION,
        price: raw(unit),
        regular_price: raw(regular),
        sale_price: raw(unit),
      },
    },
    totals: {
      line_subtotal: String(totals?.subtotal ?? 0),
      line_subtotal_tax: String(totals?.subtotalTax ?? 0),
      line_total: String(totals?.total ?? 0),
      line_total_tax: String(totals?.totalTax ?? 0),
      ...currency,
    },
    catalog_visibility: texts?.visibility ?? 'hidden',
    extensions: {
      vitrine: {
        options: stored.choices,
        price_steps: (priced?.steps ?? []).map(({ code, subject, amount }) => ({
          code,
          subject,
          amount: String(amount),
        })),
        group: stored.bundle,
      },
    },
  };
}
