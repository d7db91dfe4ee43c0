import { multiplyQuantity } from '../../quantities/quantity.ts';
import { namedProduct } from '../distinct-values.ts';
import type { GroupProduct, ProductGroupField } from '../option-form.ts';
import type { OptionInput } from '../option-input.ts';
import { type OptionProblem, problem } from '../problem.ts';

// Products of a product group with their quantities.
// Example: { "12": 2, "15": 0.5 } has a wrong quantity for product 15.

export function checkGroup(
  field: ProductGroupField,
  chosen: Readonly<Record<string, string | number>>,
  products: ReadonlyMap<number, GroupProduct>,
): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const entries = Object.entries(chosen).filter(([, quantity]) => quantity !== '');
  for (const [id, quantity] of entries) {
    const product = namedProduct(id, products);
    if (!product || !field.productIds.includes(product.id)) {
      problems.push(problem(field, 'unknownChoice', { found: id }));
    } else if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) {
      problems.push(problem(field, 'groupQuantity', { found: product.name }));
    } else if (product.left !== null && quantity > product.left) {
      problems.push(problem(field, 'groupStock', { found: product.name, limit: product.left }));
    }
  }
  const maxItems = field.multiple ? field.max : 1;
  if (field.min !== null && entries.length < field.min) {
    problems.push(problem(field, 'minChosen', { limit: field.min }));
  }
  if (maxItems !== null && entries.length > maxItems) {
    problems.push(problem(field, 'maxChosen', { limit: maxItems }));
  }
  return problems;
}

/**
 * All groups of a form, and every piece of the line, share one stock; `taken` is what the previous
 * groups use. Example: 5 pens left, 2 chosen for each of 3 boards: only 5 are left.
 */
export function checkGroupStock(
  field: ProductGroupField,
  chosen: Readonly<Record<string, string | number>>,
  { groupProducts, quantity }: Pick<OptionInput, 'groupProducts' | 'quantity'>,
  used: Map<number, number>,
): OptionProblem[] {
  return Object.entries(chosen).flatMap(([id, pieces]) => {
    const product = namedProduct(id, groupProducts);
    if (!product || !field.productIds.includes(product.id)) return [];
    if (product.left === null || typeof pieces !== 'number' || pieces < 1) return [];
    const before = used.get(product.id) ?? 0;
    used.set(product.id, before + pieces);
    // Exceeding the stock with a single piece is reported by the group itself.
    const tooMany = pieces > product.left || multiplyQuantity(before, quantity) > product.left;
    if (tooMany || multiplyQuantity(before + pieces, quantity) <= product.left) return [];
    return [problem(field, 'groupStock', { found: product.name, limit: product.left })];
  });
}
