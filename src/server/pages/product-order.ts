import { multiplyMoney } from '#rules/money/arithmetic.ts';
import type { Money } from '#rules/money/money.ts';
import { checkQuantity, type QuantityProblem, readQuantity } from '#rules/quantities/check.ts';
import { stockLimit } from '#rules/quantities/limits.ts';
import { combinationsOf } from '#rules/variations/combinations.ts';
import { buildVariationIndex, match } from '#rules/variations/variation-index.ts';
import type { PriceRecord, ProductRecord, QuantityLimits, StockRecord } from '#wire/product.ts';

// What a posted product form asks for, checked by the same rules the page shows.
// Example: the mug with colour sand, size large and quantity 2 is one line of 36.00; the mug without
// a size is the problem "choose the size".

export interface OrderLine {
  name: string;
  /** Names of the chosen terms, in the order of the attributes. */
  choices: string[];
  quantity: number;
  price: Money;
}

export type OrderProblem =
  | QuantityProblem
  | { code: 'product.problem.variation'; field: string; name: string }
  | { code: 'product.problem.noVariation' }
  | { code: 'product.problem.outOfStock'; name: string }
  | { code: 'product.problem.notForSale' }
  | { code: 'product.problem.nothingChosen' };

export type Ordered = { ok: true; line: OrderLine } | { ok: false; problems: OrderProblem[] };

/** `field('attribute_pa_color')` is what was posted under that name, '' when nothing was. */
export type PostedField = (name: string) => string;

export function readOrder(product: ProductRecord, field: PostedField): Ordered {
  const quantity = readQuantity(field('quantity') || '1');
  if (product.kind === 'variable') return readVariableOrder(product, field, quantity);
  if (product.kind !== 'simple') return refused({ code: 'product.problem.notForSale' });
  return decide(product, product.name, [], quantity);
}

function readVariableOrder(product: ProductRecord, field: PostedField, quantity: number): Ordered {
  const chosen: Record<string, string> = {};
  const choices: string[] = [];
  const missing: OrderProblem[] = [];
  for (const attribute of product.attributes.filter(({ forVariations }) => forVariations)) {
    const name = `attribute_${attribute.name}`;
    const term = attribute.terms.find(({ slug }) => slug === field(name));
    if (term) {
      chosen[name] = term.slug;
      choices.push(term.name);
    } else {
      missing.push({ code: 'product.problem.variation', field: name, name: attribute.label });
    }
  }
  if (missing.length > 0) return { ok: false, problems: missing };
  const { attributes, variations } = product;
  const row = match(buildVariationIndex(combinationsOf(attributes, variations, 0)), chosen);
  const variation = row === null ? undefined : variations[row];
  if (!variation) return refused({ code: 'product.problem.noVariation' });
  return decide(variation, product.name, choices, quantity);
}

interface Sellable {
  price: PriceRecord | null;
  stock: StockRecord;
  quantity: QuantityLimits;
}

function decide(item: Sellable, name: string, choices: string[], quantity: number): Ordered {
  if (!item.price) return refused({ code: 'product.problem.notForSale' });
  if (item.stock.status === 'outofstock') {
    return refused({ code: 'product.problem.outOfStock', name });
  }
  const problems = checkQuantity(quantity, item.quantity, stockLimit(item.stock));
  if (problems.length > 0) return { ok: false, problems };
  const price = multiplyMoney(item.price.min, quantity);
  return { ok: true, line: { name, choices, quantity, price } };
}

function refused(problem: OrderProblem): Ordered {
  return { ok: false, problems: [problem] };
}
