import { type StockState, stockState, variationStock } from '#rules/catalog/stock.ts';
import { type QuantityLimits, quantityLimits, stockLimit } from '#rules/quantities/limits.ts';
import { subtractQuantity } from '#rules/quantities/quantity.ts';
import { stockDetails } from '../price-tag.ts';
import type { CartProduct } from './product-details.ts';

// Stock is managed by a variation itself, or by the product for all of its variations. Lines
// that use one stock share it. Example: 5 left, one line holds 2, so another may hold 3.

export interface Sold {
  product: CartProduct;
  variation: CartProduct | null;
}

export interface LineStock {
  stock: StockState;
  /** Lines with the same owner share what is left. */
  owner: number;
  /** What stock allows in all, null where it sets no limit. */
  left: number | null;
}

export function lineStock({ product, variation }: Sold, threshold: number): LineStock {
  const current = stockDetails(variation ?? product, threshold);
  const shared = stockDetails(product, threshold);
  const details = variation ? variationStock(current, shared) : current;
  const stock = stockState(details);
  const owner = variation && details === current ? variation.id : product.id;
  return { stock, owner, left: stockLimit(stock) };
}

/** The most of one line where nothing else limits it; programs take it for "no limit". */
export const MAX_PIECES = 9999;
/** A line beyond this could no longer be counted to the cent together with others. */
const DEAREST_LINE = 1e13;

/** `held` is what other lines take of the same stock. */
export function lineLimits({ product, variation }: Sold, left: number | null, held: number) {
  const rule = variation ?? product;
  const max = Math.min(MAX_PIECES, Math.floor(DEAREST_LINE / Math.max(rule.regular_price ?? 1, 1)));
  const limits: QuantityLimits = quantityLimits(
    {
      soldIndividually: product.sold_individually === 1,
      min: rule.min_quantity,
      max: Math.min(rule.max_quantity ?? max, max),
      step: rule.quantity_step,
    },
    left === null ? null : Math.max(subtractQuantity(left, held), 0),
  );
  return limits;
}

/** What a program may order by its product alone, at the lowest price it is shown with. */
const NAMED_KINDS: readonly CartProduct['kind'][] = ['variable', 'grouped', 'external'];

/** `lowest` are the prices of these products; null for one that is not among them, or cannot be named. */
export function getNamed(
  rows: ReadonlyMap<number, CartProduct>,
  line: { productId: number; variationId: number | null },
  lowest: ReadonlyMap<number, number>,
): Sold | null {
  const product = rows.get(line.productId);
  const price = lowest.get(line.productId);
  if (product?.status !== 'publish' || line.variationId !== null || price === undefined)
    return null;
  if (!NAMED_KINDS.includes(product.kind)) return null;
  return { product: { ...product, regular_price: price, sale_price: null }, variation: null };
}

/** Null where the product cannot be bought at all any more. */
export function getSold(
  rows: ReadonlyMap<number, CartProduct>,
  line: {
    productId: number;
    variationId: number | null;
    bundle?: { item: string } | null;
  },
): Sold | null {
  const product = rows.get(line.productId);
  if (product?.status !== 'publish') return null;
  if (line.variationId === null) {
    // A bundle is bought with its items only, so as a line of its own it is none.
    const kind = line.bundle?.item === '' ? 'bundle' : 'simple';
    return product.kind === kind ? { product, variation: null } : null;
  }
  const variation = rows.get(line.variationId);
  if (product.kind !== 'variable' || variation?.status !== 'publish') return null;
  return variation.parent_id === product.id ? { product, variation } : null;
}
