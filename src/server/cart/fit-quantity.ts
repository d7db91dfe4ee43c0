import { checkQuantity } from '#rules/quantities/check.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadCartRows } from './cart-facts.ts';
import type { CartProblem } from './cart-problem.ts';
import type { StoredLine } from './cart-state.ts';
import { lineLimits, lineStock, type Sold, soldOf } from './line-stock.ts';

// May a line hold this many, seeing what other lines take of the same stock?
// Example: 5 mugs left and 3 of them in the cart: adding 3 more is refused, "only 5 left, and you
// have 3 in your basket already".

export interface QuantityQuestion {
  sold: Sold;
  /** What the line is to hold in the end. */
  quantity: number;
  /** What it holds now; 0 for a new line. */
  before: number;
  /** The other lines of the cart. */
  others: readonly StoredLine[];
}

export async function fitQuantity(
  ctx: ShopContext,
  { sold, quantity, before, others }: QuantityQuestion,
): Promise<CartProblem[]> {
  const threshold = ctx.settings['stock.lowThreshold'];
  const { stock, owner, left } = lineStock(sold, threshold);
  const name = sold.product.name;
  if (stock.status === 'outofstock') return [{ code: 'product.problem.outOfStock', name }];
  const held = left === null ? 0 : await heldByOthers(ctx, sold, owner, others);
  if (left !== null && quantity + held > left && held + before > 0) {
    return [
      { code: 'cart.problem.stockHeld', field: 'quantity', count: left, held: held + before },
    ];
  }
  if (sold.product.sold_individually === 1 && before > 0 && quantity > before) {
    return [{ code: 'cart.problem.onlyOne', name }];
  }
  return checkQuantity(quantity, lineLimits(sold, left, held), left);
}

async function heldByOthers(
  ctx: ShopContext,
  { product }: Sold,
  owner: number,
  others: readonly StoredLine[],
): Promise<number> {
  const siblings = others.filter((line) => line.productId === product.id);
  if (siblings.length === 0) return 0;
  const rows = await loadCartRows(ctx.db, siblings);
  return siblings
    .filter((line) => {
      const sold = soldOf(rows, line);
      return sold && lineStock(sold, 0).owner === owner;
    })
    .reduce((sum, line) => sum + line.quantity, 0);
}
