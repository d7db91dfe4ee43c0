import { roundMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { type Formula, parseFormula } from './parse-cost.ts';

// The amount of a formula for some pieces. Its numbers are major currency units, as entered: `5 + 2
// * [qty]` for three pieces is 11.00.

export interface FormulaDetails {
  qty: number;
  cost: Money;
  /** Of the currency: 2 for USD, 0 for JPY. */
  decimals: number;
}

/**
 * `invalid` where the text is no formula or has no finite result, such as a division by 0: the cost
 * is 0 then, and the manager is notified. A negative cost is 0.
 */
export function formulaCost(
  text: string,
  details: FormulaDetails,
): { cost: Money; invalid: boolean } {
  const parsed = parseFormula(text);
  if (!parsed.ok) return { cost: money(0), invalid: true };
  const unit = 10 ** details.decimals;
  const result = evaluate(parsed.formula, details.qty, details.cost / unit) * unit;
  if (!Number.isFinite(result) || Math.abs(result) > 1e15) return { cost: money(0), invalid: true };
  // Sums of decimals have larger rounding errors than one product: 1.1 + 2.2 is 3.3000000000000003.
  const cost = roundMoney(Number.isInteger(result) ? result : Number(result.toPrecision(14)));
  return { cost: cost > 0 ? cost : money(0), invalid: false };
}

function evaluate(formula: Formula, qty: number, cost: number): number {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'qty':
      return qty;
    case 'cost':
      return cost;
    case 'fee': {
      const fee = (cost * formula.percent) / 100;
      const raised = formula.min !== null && fee < formula.min ? formula.min : fee;
      return formula.max !== null && raised > formula.max ? formula.max : raised;
    }
    case 'negative':
      return -evaluate(formula.of, qty, cost);
    case 'sum':
      return evaluate(formula.left, qty, cost) + evaluate(formula.right, qty, cost);
    case 'difference':
      return evaluate(formula.left, qty, cost) - evaluate(formula.right, qty, cost);
    case 'product':
      return evaluate(formula.left, qty, cost) * evaluate(formula.right, qty, cost);
    case 'quotient':
      return evaluate(formula.left, qty, cost) / evaluate(formula.right, qty, cost);
  }
}
