import type { CartLine } from '#rules/cart/cart-line.ts';
import type { Discount, TotalsInput } from '#rules/cart/cart-totals.ts';
import { cartTotals } from '#rules/cart/totals.ts';
import { money } from '#rules/money/money.ts';
import { ratesFor } from '#rules/tax/find-rates.ts';
import type { TaxRate } from '#rules/tax/tax-rate.ts';
import { lineKey } from '#server/cart/line-key.ts';
import { getCpu } from './cpu.ts';
import type { Figure } from './report.ts';
import { size } from './size.ts';

// How much of the processor pricing a cart takes: 200 lines, 5 coupons, two taxes.

const BUDGET_MS = 5;
const RUNS = size.repeat(300);

const PRICES = [1850, 4800, 999, 12_500, 333];

function toCart(size: number): { lines: CartLine[]; discounts: Discount[] } {
  const lines = Array.from({ length: size }, (_, at): CartLine => {
    const price = money(PRICES[at % PRICES.length] ?? 0);
    return {
      key: lineKey({ productId: at, variationId: null, choices: { text: `No. ${at}` } }),
      productId: at,
      variationId: null,
      quantity: 1 + (at % 7),
      unitPrice: price,
      regularUnitPrice: price,
      once: money(at % 9 === 0 ? 500 : 0),
      undiscounted: money(at % 5 === 0 ? 100 : 0),
      steps: [],
      onSale: false,
      taxable: at % 11 !== 0,
      taxClass: at % 4 === 0 ? 'reduced-rate' : '',
      categoryIds: [],
      needsShipping: true,
      weight: 1,
      shippingClass: '',
    };
  });
  const keys = lines.map(({ key }) => key);
  const plain = { lines: keys, itemLimit: null, most: null, freePieces: {} };
  const discounts: Discount[] = [
    { ...plain, code: 'a', kind: 'percent', amount: 1000 },
    { ...plain, code: 'b', kind: 'fixed_cart', amount: 2500 },
    { ...plain, code: 'c', kind: 'fixed_product', amount: 25, itemLimit: 120 },
    { ...plain, code: 'd', kind: 'percent', amount: 555, most: money(9999) },
    { ...plain, code: 'e', kind: 'percent', amount: 0, freePieces: { [keys[3] ?? '']: 1 } },
  ];
  return { lines, discounts };
}

const rate = (id: number, fields: Partial<TaxRate>): TaxRate => ({
  id,
  country: 'CA',
  state: '',
  postcodes: [],
  cities: [],
  rate: 50_000,
  name: 'Tax',
  priority: 1,
  compound: false,
  onShipping: true,
  taxClass: '',
  position: id,
  ...fields,
});
const table = ['', 'reduced-rate'].flatMap((taxClass, at) => [
  rate(at * 2 + 1, { taxClass }),
  rate(at * 2 + 2, { taxClass, state: 'QC', rate: 99_750, priority: 2, compound: at === 1 }),
]);
const location = { country: 'CA', state: 'QC', postcode: 'H2X 1Y4', city: 'Montreal' };

function toInput(size: number, pricesIncludeTax: boolean, roundAtSubtotal: boolean): TotalsInput {
  const rates = (taxClass: string) => ratesFor(table, location, taxClass);
  return {
    ...toCart(size),
    fees: [{ id: 'wrap', name: '', amount: money(250), taxable: true, taxClass: '' }],
    shipping: [{ packageId: 0, rateId: 'flat_rate:1', cost: money(600), taxable: true }],
    tax: {
      enabled: true,
      pricesIncludeTax,
      rates,
      baseRates: rates,
      roundAtSubtotal,
      shippingClass: 'inherit',
    },
  };
}

/** The slowest of the four tax modes. */
export function pricingFigures(): Figure[] {
  return [20, 200].map((size) => {
    const ways = [false, true].flatMap((included) =>
      [false, true].map((once) => getCpu(() => cartTotals(toInput(size, included, once)), RUNS)),
    );
    return {
      what: `pricing a cart of ${size} lines and 5 coupons`,
      measured: Math.max(...ways),
      unit: 'ms CPU',
      budget: { atMost: BUDGET_MS },
    };
  });
}
