import type { CartLine } from '#rules/cart/cart-line.ts';
import { checkQuantity } from '#rules/quantities/check.ts';
import type { QuantityLimits } from '#rules/quantities/limits.ts';
import { addQuantities, multiplyQuantity, subtractQuantity } from '#rules/quantities/quantity.ts';
import {
  getNamed,
  getSold,
  type LineStock,
  lineLimits,
  lineStock,
  type Sold,
} from '#server/catalog/facts/line-stock.ts';
import {
  type CartData,
  type FactChoices,
  loadCartData,
} from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartState, StoredLine } from '../cart-state.ts';
import { shortAddOns, withinAddOns } from './add-on-stock.ts';
import { groupLimits } from './group-limits.ts';
import { priceGroups } from './price-groups.ts';
import type { FoundLine, Priced } from './priced.ts';
import { loadPricing } from './pricing-steps.ts';

/** What keeps a line from being ordered as it is. */
export type LineProblem =
  | { code: 'gone' }
  | { code: 'outOfStock' }
  /** The bundle was changed since, and this is none any more. */
  | { code: 'bundle' }
  | { code: 'stockLow'; count: number }
  /** Of a product chosen in its options there is too little for the whole cart. */
  | { code: 'addOnsLow'; addOns: string; count: number }
  | { code: 'quantity' }
  /** The product's option form has changed, and the entries no longer fit it. */
  | { code: 'options' };

export interface PricedLine {
  stored: StoredLine;
  /** Null where it cannot be bought any more; it then costs nothing and stays until it is removed. */
  sold: Sold | null;
  priced: Priced | null;
  stock: LineStock | null;
  limits: QuantityLimits;
  problem: LineProblem | null;
  /** As totals, coupons and shipping see it; null where it does not count. */
  line: CartLine | null;
}

export interface PricedLines {
  lines: PricedLine[];
  saved: PricedLine[];
  facts: CartData;
}

const NO_LIMITS: QuantityLimits = { min: 1, max: 1, step: 1 };

interface PricingChoices extends FactChoices {
  /** By product, of those that an order by hand names alone. */
  lowest?: ReadonlyMap<number, number>;
}

/** Prices every line now and reports which can no longer be ordered. */
export async function priceLines(
  ctx: ShopContext,
  state: Pick<CartState, 'lines' | 'saved'>,
  { lowest, ...choices }: PricingChoices = {},
): Promise<PricedLines> {
  const all = [...state.lines, ...state.saved];
  const details = await loadCartData(ctx, all, choices);
  const price = await loadPricing(ctx, all, details);
  const threshold = ctx.settings['stock.lowThreshold'];

  const found = (stored: StoredLine) => {
    const sold =
      getSold(details.rows, stored) ?? (lowest ? getNamed(details.rows, stored, lowest) : null);
    const priced = sold && price({ line: stored, sold, now: ctx.now });
    const stock = sold && lineStock(sold, threshold);
    return priced
      ? { stored: withBound(stored, priced), sold, priced, stock }
      : { stored, sold: null, priced: null, stock: null };
  };
  const inCart = await priceGroups(ctx, state.lines.map(found));
  const held = new Map<number, number>();
  const hold = (owner: number, pieces: number) =>
    held.set(owner, addQuantities(held.get(owner) ?? 0, pieces));
  for (const { stored, stock, priced } of inCart) {
    if (stock) hold(stock.owner, stored.quantity);
    for (const { productId, pieces } of priced?.addOns ?? []) {
      hold(productId, multiplyQuantity(stored.quantity, pieces));
    }
  }
  const finish = (one: FoundLine, heldByCart: number, counts: boolean): PricedLine => {
    const { stored, sold, priced, stock } = one;
    if (!sold || !priced || !stock) {
      return { ...one, limits: NO_LIMITS, problem: { code: 'gone' }, line: null };
    }
    const others = Math.max(0, subtractQuantity(heldByCart, counts ? stored.quantity : 0));
    const current = priced.group
      ? groupLimits(one, inCart, held)
      : lineLimits(sold, stock.left, others);
    const limits =
      counts && !priced.group ? withinAddOns(current, priced, stored.quantity, held) : current;
    const problem =
      toProblem(stored.quantity, stock, current, others) ??
      entriesProblem(priced, counts ? held : new Map());
    const line = counts ? cartLine(stored, sold, priced, details) : null;
    return { ...one, limits, problem: groupProblem(priced) ?? problem, line };
  };
  return {
    lines: inCart.map((one) => finish(one, held.get(one.stock?.owner ?? 0) ?? 0, true)),
    saved: (await priceGroups(ctx, state.saved.map(found))).map((one) => finish(one, 0, false)),
    facts: details,
  };
}

/** What the entries decide holds at every read, whoever changed the line or the form meanwhile. */
function withBound(stored: StoredLine, { bound }: Priced): StoredLine {
  // In a bundle the bundle decides.
  if (stored.bundle !== null) return stored;
  return bound === null || bound === stored.quantity ? stored : { ...stored, quantity: bound };
}

function entriesProblem(priced: Priced, held: ReadonlyMap<number, number>): LineProblem | null {
  const short = shortAddOns(priced, held);
  if (short && short.count > 0) return { code: 'addOnsLow', ...short };
  return priced.entriesFit ? null : { code: 'options' };
}

/** Reported once, by the bundle's own line. */
function groupProblem({ group }: Priced): LineProblem | null {
  return group && !group.fits && group.item === '' ? { code: 'bundle' } : null;
}

function toProblem(
  quantity: number,
  { stock, left }: LineStock,
  limits: QuantityLimits,
  others: number,
): LineProblem | null {
  if (stock.status === 'outofstock') return { code: 'outOfStock' };
  if (left !== null && addQuantities(quantity, others) > left)
    return { code: 'stockLow', count: left };
  return checkQuantity(quantity, limits, null).length > 0 ? { code: 'quantity' } : null;
}

function cartLine(
  stored: StoredLine,
  { product, variation }: Sold,
  priced: Priced,
  details: CartData,
): CartLine {
  // A bundle that is nothing but its items: they are what is sent.
  const bare = priced.group?.free === true;
  return {
    key: stored.key,
    productId: product.id,
    variationId: variation?.id ?? null,
    quantity: stored.quantity,
    unitPrice: priced.unit,
    regularUnitPrice: priced.regular,
    once: priced.once,
    undiscounted: priced.undiscounted,
    steps: priced.steps,
    onSale: priced.onSale,
    taxable: product.tax_status === 'taxable',
    taxClass: variation?.tax_class || product.tax_class,
    categoryIds: details.categories.get(product.id) ?? [],
    needsShipping: !bare && product.virtual !== 1 && variation?.virtual !== 1,
    weight: bare ? 0 : (variation?.weight ?? product.weight ?? 0),
    shippingClass: variation?.shipping_class || product.shipping_class,
    ...(priced.off !== undefined && priced.off !== 0 && { off: priced.off }),
  };
}
