import type { PriceTag } from './price.ts';

// What is wrong with the prices a manager set.
// Example: regular 22.00 and sale 22.00 is 'saleNotLower'; a sale that ends before it starts is
// 'saleEndsFirst'.

export type SaleProblem = 'saleNotLower' | 'saleEndsFirst';

export function saleProblems({ regular, sale, saleFrom, saleTo }: PriceTag): SaleProblem[] {
  const problems: SaleProblem[] = [];
  if (sale !== null && (regular === null || sale >= regular)) problems.push('saleNotLower');
  if (saleFrom !== null && saleTo !== null && saleFrom >= saleTo) problems.push('saleEndsFirst');
  return problems;
}
