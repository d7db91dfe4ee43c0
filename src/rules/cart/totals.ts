import { addMoney, roundMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import type { RateShare } from '../tax/tax-amounts.ts';
import { applyDiscounts } from './apply-discounts.ts';
import type { CartTotals, LineTotals, TotalsInput } from './cart-totals.ts';
import { atLeastZero } from './line-amounts.ts';
import { type SettledAmount, settleCart, type TaxedAmount } from './settle-cart.ts';
import { settleTaxes } from './settle-taxes.ts';
import { shippingShares } from './shipping-taxes.ts';

// All amounts of a cart, from lines, discounts, fees, shipping and rates.
// Example: one tray of 48.00 with 10 % off, sent for 6.00 to New York (8.875 %, on shipping too):
// items 48.00, discount 4.80, shipping 6.00, tax 3.83 + 0.53, total 53.56. Where prices are entered
// without tax, the tax on the discount is that of its own amount (0.43), rounded once for the cart;
// it may differ by a cent from the tax that the lines lose by it.

export function cartTotals(input: TotalsInput): CartTotals {
  const { lines, discounts, tax } = input;
  const discounted = applyDiscounts(lines, discounts);
  const lineAmounts = discounted.map(
    ({ line, subtotal, deducted }): TaxedAmount => ({
      name: line.key,
      amount: subtractMoney(subtotal, addMoney(...deducted)),
      deducted: deducted,
      taxable: line.taxable,
      taxClass: line.taxClass,
    }),
  );
  // Reductions are discounts: a negative fee counts as 0.
  const feeAmounts = input.fees.map(
    (fee): TaxedAmount => ({
      name: fee.id,
      amount: atLeastZero(fee.amount),
      deducted: [],
      taxable: fee.taxable,
      taxClass: fee.taxClass,
    }),
  );
  const settled = settleCart(lineAmounts, feeAmounts, tax);
  const shipping = settleShipping(input);
  const taxed = [...settled.lines, ...settled.fees, ...shipping];

  const lineTotals = settled.lines.map((line, at): LineTotals => {
    const totalTax = addMoney(...line.taxes);
    return {
      key: lines[at]?.key ?? '',
      subtotal: addMoney(line.net, ...line.discounts),
      subtotalTax: line.subtotalTax,
      total: line.net,
      totalTax,
      discounts: sumsBy(discounts, ({ code }) => code, line.discounts),
      taxes: sumsBy(line.shares, ({ rate }) => rate.id, line.taxes),
    };
  });
  const discountTaxes = couponTaxes(discounts.length, settled.lines);
  const coupons = discounts.map(({ code }, d) => ({
    code,
    discount: sumUp(settled.lines, (line) => line.discounts[d]),
    discountTax: discountTaxes[d] ?? money(0),
  }));
  const feeLines = settled.fees.map((fee, at) => ({
    id: input.fees[at]?.id ?? '',
    total: fee.net,
    tax: addMoney(...fee.taxes),
    taxes: sumsBy(fee.shares, ({ rate }) => rate.id, fee.taxes),
  }));
  const shippingLines = shipping.map(({ net, taxes, shares, packageId, rateId }) => ({
    packageId,
    rateId,
    cost: net,
    tax: addMoney(...taxes),
    taxes: sumsBy(shares, ({ rate }) => rate.id, taxes),
  }));

  const items = sumUp(lineTotals, (line) => line.subtotal);
  const discount = sumUp(coupons, (coupon) => coupon.discount);
  const fees = sumUp(feeLines, (fee) => fee.total);
  const shippingCost = sumUp(shippingLines, (line) => line.cost);
  const taxSum = sumUp(taxed, ({ taxes }) => addMoney(...taxes));
  return {
    lines: lineTotals,
    items,
    itemsTax: sumUp(lineTotals, (line) => line.subtotalTax),
    discount,
    discountTax: sumUp(coupons, (coupon) => coupon.discountTax),
    coupons,
    fees,
    feesTax: sumUp(feeLines, (fee) => fee.tax),
    feeLines,
    shipping: shippingCost,
    shippingTax: sumUp(shippingLines, (line) => line.tax),
    shippingLines,
    tax: taxSum,
    taxLines: getTaxLines(taxed),
    total: addMoney(subtractMoney(items, discount), fees, shippingCost, taxSum),
  };
}

/** The tax on all discounts is rounded once, then divided among the coupons. */
function couponTaxes(coupons: number, lines: readonly SettledAmount[]): Money[] {
  const exact = Array.from({ length: coupons }, (_, d) =>
    lines.reduce((sum, line) => sum + (line.discountTaxes[d] ?? 0), 0),
  );
  const total = roundMoney(exact.reduce((sum, tax) => sum + tax, 0));
  return total === 0 ? exact.map(() => money(0)) : shareOut(total, exact);
}

/** Shipping is entered without tax, whatever the prices of products are. */
function settleShipping({ shipping, lines, tax }: TotalsInput) {
  const rates = shippingShares(tax, lines);
  const sorted = shipping
    .map((cost, at) => ({ cost, at, shares: cost.taxable ? rates : [] }))
    .sort((a, b) => a.cost.packageId - b.cost.packageId || a.at - b.at);
  const groups = tax.roundAtSubtotal
    ? [sorted.filter(({ cost }) => cost.taxable), sorted.filter(({ cost }) => !cost.taxable)]
    : sorted.map((one) => [one]);
  return groups
    .flatMap((group) => {
      const shares = group[0]?.shares ?? [];
      const entered = group.map(({ cost }) => ({ amount: atLeastZero(cost.cost), deducted: [] }));
      const settled = group.length === 0 ? [] : settleTaxes({ shares, included: null }, entered);
      return group.map(({ cost: { packageId, rateId }, at }, member) => {
        const { net, taxes } = settled[member] ?? { net: money(0), taxes: [] };
        return { packageId, rateId, at, net, taxes, shares };
      });
    })
    .sort((a, b) => a.at - b.at);
}

interface Taxed {
  shares: readonly RateShare[];
  taxes: readonly Money[];
}

/** By priority, in the order of the rates; a rate without an amount is omitted. */
function getTaxLines(taxed: readonly Taxed[]): CartTotals['taxLines'] {
  const sums = new Map<number, RateShare & { amount: Money }>();
  for (const { shares, taxes } of taxed) {
    for (const [at, share] of shares.entries()) {
      const before = sums.get(share.rate.id)?.amount ?? money(0);
      sums.set(share.rate.id, { ...share, amount: addMoney(before, taxes[at] ?? money(0)) });
    }
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .sort(
      ({ rate: a }, { rate: b }) =>
        a.priority - b.priority || a.position - b.position || a.id - b.id,
    )
    .map(({ rate, amount }) => ({ rateId: rate.id, name: rate.name, amount }));
}

function sumUp<T>(items: readonly T[], getAmount: (item: T) => Money | undefined): Money {
  return money(items.reduce((sum, item) => sum + (getAmount(item) ?? 0), 0));
}

/** Duplicate names are added up; amounts of 0 are omitted. */
function sumsBy<T>(
  items: readonly T[],
  getName: (item: T) => string | number,
  amounts: readonly Money[],
): Record<string, Money> {
  // Without a prototype, so that no code collides with an inherited property.
  const sums: Record<string, Money> = Object.create(null);
  for (const [at, item] of items.entries()) {
    const amount = amounts[at];
    if (!amount) continue;
    const name = getName(item);
    sums[name] = addMoney(sums[name] ?? money(0), amount);
  }
  return sums;
}
