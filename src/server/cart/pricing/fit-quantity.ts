import { checkQuantity } from '#rules/quantities/check.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { getSold, lineLimits, lineStock, type Sold } from '#server/catalog/facts/line-stock.ts';
import { loadCartRows } from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartProblem } from '../cart-problem.ts';
import type { StoredLine } from '../cart-state.ts';
import { type AddOnsOfLines, addOnPieces, loadAddOns } from './add-on-stock.ts';

// May a line hold this many, seeing what other lines take of the same stock?
// Example: 5 mugs left and 3 of them in the cart: adding 3 more is refused, "only 5 left, and you
// have 3 in your basket already".

export interface QuantityQuestion {
  sold: Sold;
  /** As it is to be in the end. */
  line: StoredLine;
  /** What it holds now; 0 for a new line. */
  before: number;
  /** The other lines of the cart. */
  others: readonly StoredLine[];
}

export async function fitQuantity(
  ctx: ShopContext,
  { sold, line, before, others }: QuantityQuestion,
): Promise<CartProblem[]> {
  const { quantity } = line;
  const addOns = await loadAddOns(ctx, [line, ...others]);
  const threshold = ctx.settings['stock.lowThreshold'];
  const { stock, owner, left } = lineStock(sold, threshold);
  const name = sold.product.name;
  if (stock.status === 'outofstock') return [{ code: 'product.problem.outOfStock', name }];
  const held =
    left === null
      ? 0
      : addQuantities(
          await heldByOthers(ctx, sold, owner, others),
          addOnPieces(addOns, [line, ...others], owner),
        );
  const already = addQuantities(held, before);
  if (left !== null && addQuantities(quantity, held) > left && already > 0) {
    return [{ code: 'cart.problem.stockHeld', field: 'quantity', count: left, held: already }];
  }
  if (sold.product.sold_individually === 1 && before > 0 && quantity > before) {
    return [{ code: 'cart.problem.onlyOne', name }];
  }
  const problems = checkQuantity(quantity, lineLimits(sold, left, held), left);
  return problems.length > 0 ? problems : fitAddOns(addOns, line, others);
}

function fitAddOns(
  addOns: AddOnsOfLines,
  line: StoredLine,
  others: readonly StoredLine[],
): CartProblem[] {
  const all = [line, ...others];
  return addOns.of(line).flatMap(({ productId, name }): CartProblem[] => {
    const count = addOns.left(productId);
    const sameProduct = all.filter((each) => each.productId === productId);
    const total = addQuantities(
      ...sameProduct.map(({ quantity }) => quantity),
      addOnPieces(addOns, all, productId),
    );
    if (count === null || total <= count) return [];
    return [{ code: 'cart.problem.addOns', field: 'quantity', name, count, wanted: total }];
  });
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
  const sharing = siblings.filter((line) => {
    const sold = getSold(rows, line);
    return sold && lineStock(sold, 0).owner === owner;
  });
  return addQuantities(...sharing.map(({ quantity }) => quantity));
}
