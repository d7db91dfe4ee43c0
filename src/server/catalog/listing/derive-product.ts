import type { Bundle } from '#rules/bundles/bundle.ts';
import { firstPrice, type PriceSpan } from '#rules/bundles/first-price.ts';
import { earliest, nextPriceChange, priceRange } from '#rules/catalog/price.ts';
import { combinedStatus, stockStatus, variationStock } from '#rules/catalog/stock.ts';
import { money } from '#rules/money/money.ts';
import { priceTag, stockDetails } from '../price-tag.ts';
import type { ProductRow } from '../tables.ts';

/** The derived columns of a product, stored so that listings need not compute them. */
export type DerivedColumns = Pick<
  ProductRow,
  | 'price_min'
  | 'price_max'
  | 'regular_min'
  | 'regular_max'
  | 'on_sale'
  | 'sale_ends_at'
  | 'stock_state'
  | 'next_change_at'
>;

/**
 * `parts` are the enabled variations of a variable product, the published members of a grouped one, the
 * items of a bundle.
 */
export function deriveProduct(
  product: ProductRow,
  parts: readonly ProductRow[],
  now: number,
  bundle?: Bundle,
): DerivedColumns {
  const derived = derivePrices(product, parts, now, bundle);
  // One that waits for its date is published by the same look at what is due.
  return product.status === 'future'
    ? { ...derived, next_change_at: product.published_at }
    : derived;
}

function derivePrices(
  product: ProductRow,
  parts: readonly ProductRow[],
  now: number,
  bundle: Bundle | undefined,
): DerivedColumns {
  if (product.kind === 'grouped') return deriveGroup(parts);
  if (product.kind === 'bundle') return deriveBundle(product, parts, now, bundle);
  const tags = product.kind === 'variable' ? parts.map(priceTag) : [priceTag(product)];
  const range = priceRange(tags, now);
  return {
    price_min: range?.min ?? null,
    price_max: range?.max ?? null,
    regular_min: range?.regularMin ?? null,
    regular_max: range?.regularMax ?? null,
    on_sale: range?.onSale ? 1 : 0,
    sale_ends_at: range?.saleEndsAt ?? null,
    stock_state: deriveStock(product, parts),
    next_change_at: earliest(tags.map((tag) => nextPriceChange(tag, now))),
  };
}

function deriveStock(product: ProductRow, variations: readonly ProductRow[]) {
  // The threshold decides when stock is low, never the stock status.
  const stock = stockDetails(product, 0);
  if (product.kind !== 'variable') return stockStatus(stock);
  return combinedStatus(
    variations.map((variation) => stockStatus(variationStock(stockDetails(variation, 0), stock))),
  );
}

/** Members are derived before their groups, and a change of theirs derives the group again. */
function deriveGroup(members: readonly ProductRow[]): DerivedColumns {
  const priced = members.filter((member) => member.price_min !== null);
  const lowest = (values: (number | null)[]) => earliest(values);
  const highest = (values: (number | null)[]) =>
    values.reduce(
      (top, value) => (value !== null && (top === null || value > top) ? value : top),
      null,
    );
  return {
    price_min: lowest(priced.map((member) => member.price_min)),
    price_max: highest(priced.map((member) => member.price_max)),
    regular_min: lowest(priced.map((member) => member.regular_min)),
    regular_max: highest(priced.map((member) => member.regular_max)),
    on_sale: priced.some((member) => member.on_sale === 1) ? 1 : 0,
    sale_ends_at: lowest(priced.map((member) => member.sale_ends_at)),
    stock_state: combinedStatus(members.map((member) => member.stock_state)),
    next_change_at: null,
  };
}

/** As its page shows it at first; its own stock counts, and that of its required items. */
function deriveBundle(
  product: ProductRow,
  parts: readonly ProductRow[],
  now: number,
  bundle: Bundle | undefined,
): DerivedColumns {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const range = priceRange([priceTag(product)], now);
  const first = bundle && firstPrice(bundle, range, (item) => getSpan(byId, item, now));
  const needed = bundle?.items.filter(({ required }) => required) ?? [];
  const states = needed.map(({ productId }) => byId.get(productId)?.stock_state ?? 'outofstock');
  const gone = !bundle || states.includes('outofstock');
  return {
    price_min: first?.min ?? null,
    price_max: first?.max ?? null,
    regular_min: first?.min ?? null,
    regular_max: first?.max ?? null,
    on_sale: 0,
    sale_ends_at: null,
    stock_state: gone ? 'outofstock' : stockStatus(stockDetails(product, 0)),
    next_change_at: null,
  };
}

function getSpan(
  parts: ReadonlyMap<number, ProductRow>,
  { productId, variationId }: Bundle['items'][number],
  now: number,
): PriceSpan | null {
  const product = parts.get(productId);
  if (!product) return null;
  const fixed = variationId === null ? null : parts.get(variationId);
  if (fixed) return priceRange([priceTag(fixed)], now);
  const { price_min: min, price_max: max } = product;
  return min === null || max === null ? null : { min: money(min), max: money(max) };
}
