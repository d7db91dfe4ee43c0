import type { BundleDiscount } from '#rules/bundles/bundle.ts';

/** '15' is a percentage, '$5.00' an amount, as a manager writes them. */
export function getDiscount(discount: BundleDiscount, decimals: number): string {
  return discount.kind === 'fixed'
    ? `$${(discount.amount / 10 ** decimals).toFixed(decimals)}`
    : String(discount.hundredths / 100);
}
