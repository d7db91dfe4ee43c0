import { addQuantities, multiplyQuantity } from '#rules/quantities/quantity.ts';
import { getSold, lineStock, type Sold } from '#server/catalog/facts/line-stock.ts';
import { loadCartRows } from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type GroupedLine, isHead } from '../bundles/bundle-group.ts';
import type { CartProblem } from '../cart-problem.ts';
import type { StoredLine } from '../cart-state.ts';
import { loadAddOns } from '../pricing/add-on-stock.ts';

// May the cart hold this group? What its parts take of a stock is added to what every other line takes
// of it. Example: 3 mugs left, one in the cart by itself: two bundles with one mug each fit, three do
// not.

/** `lines` is the whole cart as it would be, the group included. */
export async function fitGroup(
  ctx: ShopContext,
  lines: readonly StoredLine[],
  group: readonly GroupedLine[],
): Promise<CartProblem[]> {
  const rows = await loadCartRows(ctx.db, lines);
  const addOns = await loadAddOns(ctx, lines);
  const inGroup = new Set(group.map(({ key }) => key));
  const used = new Map<number, { own: number; others: number }>();
  const found = new Map<string, Sold>();
  for (const line of lines) {
    const sold = getSold(rows, line);
    if (!sold) continue;
    found.set(line.key, sold);
    const take = (owner: number, pieces: number) => {
      const sum = used.get(owner) ?? { own: 0, others: 0 };
      const whose = inGroup.has(line.key) ? 'own' : 'others';
      used.set(owner, { ...sum, [whose]: addQuantities(sum[whose], pieces) });
    };
    take(lineStock(sold, 0).owner, line.quantity);
    for (const { productId, pieces } of addOns.of(line)) {
      take(productId, multiplyQuantity(line.quantity, pieces));
    }
  }
  const short = (owner: number, left: number | null, name: string): CartProblem | null => {
    const { own: ownerCount, others } = used.get(owner) ?? { own: 0, others: 0 };
    if (left === null || addQuantities(ownerCount, others) <= left) return null;
    return others > 0
      ? { code: 'bundles.problem.stockHeld', name, count: left, held: others }
      : { code: 'bundles.problem.stock', name, count: left };
  };
  const problems: CartProblem[] = [];
  for (const line of group) {
    const sold = found.get(line.key);
    if (!sold) {
      problems.push({ code: 'bundles.problem.gone', name: line.name });
      continue;
    }
    const { stock, owner, left } = lineStock(sold, 0);
    const { name } = sold.product;
    const tooFew = short(owner, left, name);
    if (stock.status === 'outofstock') {
      problems.push({ code: 'product.problem.outOfStock', name });
    } else if (tooFew) {
      problems.push(tooFew);
    } else if (sold.product.sold_individually === 1 && line.quantity > 1) {
      problems.push({ code: 'cart.problem.onlyOne', name });
    }
    for (const { productId, name: chosen } of addOns.of(line)) {
      const problem = short(productId, addOns.left(productId), chosen);
      if (problem) problems.push(problem);
    }
    const max = isHead(line) ? sold.product.max_quantity : null;
    if (max !== null && line.quantity > max) {
      problems.push({ code: 'product.problem.quantityMax', field: 'quantity', max: max });
    }
  }
  return problems.filter(
    (problem, at) =>
      problems.findIndex((one) => JSON.stringify(one) === JSON.stringify(problem)) === at,
  );
}
