import { money } from '../../money/money.ts';
import type { TaxRate } from '../../tax/tax-rate.ts';
import type { CartLine } from '../cart-line.ts';
import type { Discount, TaxChoices, TotalsInput } from '../cart-totals.ts';

// Sample lines and carts for tests, with minimal defaults.

export function sampleLine(
  overrides: Omit<Partial<CartLine>, 'unitPrice'> & { unitPrice?: number },
) {
  const line: CartLine = {
    key: 'a',
    productId: 1,
    variationId: null,
    quantity: 1,
    regularUnitPrice: money(overrides.unitPrice ?? 1000),
    once: money(0),
    undiscounted: money(0),
    steps: [],
    onSale: false,
    taxable: true,
    taxClass: '',
    categoryIds: [],
    needsShipping: true,
    weight: 0,
    shippingClass: '',
    ...overrides,
    unitPrice: money(overrides.unitPrice ?? 1000),
  };
  return line;
}

export function sampleDiscount(overrides: Partial<Discount>): Discount {
  return {
    code: 'off',
    kind: 'percent',
    amount: 1000,
    lines: ['a', 'b', 'c'],
    itemLimit: null,
    most: null,
    freePieces: {},
    ...overrides,
  };
}

/** Rates by class; the shop's own location has the same ones by default. */
export function sampleTax(
  rates: Readonly<Record<string, readonly TaxRate[]>>,
  overrides: Partial<TaxChoices> = {},
): TaxChoices {
  return {
    enabled: true,
    pricesIncludeTax: false,
    rates: (taxClass) => rates[taxClass] ?? [],
    baseRates: (taxClass) => rates[taxClass] ?? [],
    roundAtSubtotal: false,
    shippingClass: 'inherit',
    ...overrides,
  };
}

export function sampleCart(overrides: Partial<TotalsInput>): TotalsInput {
  return { lines: [], discounts: [], fees: [], shipping: [], tax: sampleTax({}), ...overrides };
}
