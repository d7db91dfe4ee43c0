import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { priceBySteps } from './price-by-steps.ts';

const step = (code: string, amount: number) => ({ code, subject: '', amount: money(amount) });
const board = [step('product', 1999), step('option-once', 450)];
const net = (subtotal: number, subtotalTax = 0) => ({
  subtotal: money(subtotal),
  subtotalTax: money(subtotalTax),
});

test.each([
  ['pieces and what is charged once', { quantity: 2, steps: board, ...net(4448) }, false, true],
  [
    'prices with tax',
    { quantity: 1, steps: [step('product', 1999)], ...net(1680, 319) },
    true,
    true,
  ],
  ['half a metre', { quantity: 0.5, steps: [step('product', 999)], ...net(500) }, false, true],
  ['a line of another price', { quantity: 2, steps: board, ...net(4000) }, false, false],
  ['prices that had no tax then', { quantity: 2, steps: board, ...net(4448, 845) }, true, false],
  ['no steps', { quantity: 2, steps: [], ...net(0) }, false, false],
])('%s', (_, line, pricesIncludeTax, isKnown) => {
  expect(priceBySteps(line, pricesIncludeTax)).toEqual(isKnown ? { steps: line.steps } : null);
});
