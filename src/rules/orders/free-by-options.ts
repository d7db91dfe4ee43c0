import type { PriceStep } from '../cart/cart-line.ts';

/**
 * Whether the options of a line took its whole price off, which its manager should know before it is
 * sent. Example: a hamper of 19.00 with "no box" at -19.00 is free, and so is one that would be below
 * zero; a product that costs nothing by itself is not meant.
 */
export function freeByOptions(steps: readonly PriceStep[]): boolean {
  const productSum = sum(steps, (code) => code === 'product');
  return (
    productSum > 0 && sum(steps, (code) => code === 'product' || code.startsWith('option')) === 0
  );
}

function sum(steps: readonly PriceStep[], counts: (code: string) => boolean): number {
  return steps.reduce((all, { code, amount }) => (counts(code) ? all + amount : all), 0);
}
