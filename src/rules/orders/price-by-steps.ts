import type { StepPrice } from '../cart/entered-by-hand.ts';
import { isChargedOnce, type OrderedPrice } from './explain-line.ts';

// The price of a line as it was ordered, for another number of pieces: the steps of its price say what
// one piece costs, and what is charged once. Amounts without tax would be a cent off where prices
// are entered with it.
// Example: 2 boards at 19.99 and an engraving at 4.50 once are 44.48; 3 of them are 64.47.

/** Null where the steps do not make up the line, such as a part of a bundle. */
export function priceBySteps(line: OrderedPrice, pricesIncludeTax: boolean): StepPrice | null {
  const sum = line.steps.reduce(
    (all, { code, amount }) => all + amount * (isChargedOnce(code) ? 1 : line.quantity),
    0,
  );
  const entered = line.subtotal + (pricesIncludeTax ? line.subtotalTax : 0);
  return line.steps.length > 0 && Math.round(sum) === entered ? { steps: line.steps } : null;
}
