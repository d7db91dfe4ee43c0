import { elementAt } from '../lists/element-at.ts';
import { zip } from '../lists/zip.ts';
import { addMoney, roundMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import type { RateShare } from '../tax/tax-amounts.ts';
import { applyDiscounts } from './apply-discounts.ts';
import type { CartTotals, Discount, LineTotals, RateTaxes, TotalsInput } from './cart-totals.ts';
import { atLeastZero } from './line-amounts.ts';
import { type SettledAmount, settleCart, type TaxedAmount } from './settle-cart.ts';
import { settleReductions } from './settle-reductions.ts';
import { settleTaxes } from './settle-taxes.ts';
import { shippingShares } from './shipping-taxes.ts';

// All amounts of a cart, from lines, discounts, fees, shipping and rates.
// Example: one tray of 48.00 with 10 % off, sent for 6.00 to New York (8.875 %, on shipping too):
// items 48.00, discount 4.80, shipping 6.00, tax 3.83 + 0.53, total 53.56. The tax on the discount
// is that of its own amount (0.43), rounded once for the cart as WooCommerce does it; it may differ
// by cents from the tax that the lines lose by it. Where prices include tax, discount and tax on it
// add up to what the prices lose, so that an order displayed with tax adds up to the cent.

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
  const feeAmounts = input.fees
    .filter(({ amount }) => amount >= 0)
    .map(
      (fee): TaxedAmount => ({
        name: fee.id,
        amount: fee.amount,
        deducted: [],
        taxable: fee.taxable,
        taxClass: fee.taxClass,
      }),
    );
  const settled = settleCart(lineAmounts, feeAmounts, tax);
  const shipping = settleShipping(input);
  const charged = [...settled.lines, ...settled.fees, ...shipping];
  const reductions = settleReductions(input.fees, charged);
  const taxed = [...charged, ...reductions.flatMap(({ parts }) => parts)];

  const lineTotals = settled.lines.map((line): LineTotals => {
    const totalTax = addMoney(...line.taxes);
    return {
      key: line.name,
      subtotal: addMoney(line.net, ...line.discounts),
      subtotalTax: line.subtotalTax,
      total: line.net,
      totalTax,
      discounts: sumsBy(zip(discounts, line.discounts), ({ code }) => code),
      taxes: taxesByRate(line),
    };
  });
  const coupons = couponTotals(discounts, settled.lines, tax.pricesIncludeTax);
  const feeLines = input.fees.flatMap(({ id }) => {
    const fee = settled.fees.find(({ name }) => name === id);
    const parts = fee ? [fee] : reductions.find((one) => one.id === id)?.parts;
    return parts ? feeTotals(id, parts) : [];
  });
  const shippingLines = shipping.map((line) => ({
    packageId: line.packageId,
    rateId: line.rateId,
    cost: line.net,
    tax: addMoney(...line.taxes),
    taxes: taxesByRate(line),
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
    total: addMoney(
      sumUp(lineTotals, (line) => line.total),
      fees,
      shippingCost,
      taxSum,
    ),
  };
}

function feeTotals(id: string, parts: readonly (Taxed & { net: Money })[]) {
  const rated = parts.flatMap(({ shares, taxes }) => zip(shares, taxes));
  return {
    id,
    total: sumUp(parts, ({ net }) => net),
    tax: sumUp(parts, ({ taxes }) => addMoney(...taxes)),
    taxes: sumsBy(rated, ({ rate }) => rate.id),
  };
}

/** The tax on all discounts is rounded once, then divided among the coupons. */
function couponTotals(
  discounts: readonly Discount[],
  lines: readonly SettledAmount[],
  pricesIncludeTax: boolean,
): CartTotals['coupons'] {
  const sums = discounts.map(({ code }, index) => ({
    code,
    priceCut: sumUp(lines, (line) => elementAt(line.priceCuts, index)),
    exactTax: lines.reduce((sum, line) => sum + elementAt(line.discountTaxes, index), 0),
  }));
  const exact = sums.map(({ exactTax }) => exactTax);
  const total = roundMoney(exact.reduce((sum, tax) => sum + tax, 0));
  const taxes = total === 0 ? exact.map(() => money(0)) : shareOut(total, exact);
  return zip(sums, taxes).map(([{ code, priceCut }, discountTax]) => ({
    code,
    discount: pricesIncludeTax ? subtractMoney(priceCut, discountTax) : priceCut,
    discountTax,
  }));
}

/** Shipping is entered without tax, whatever the prices of products are. */
function settleShipping({ shipping, lines, tax }: TotalsInput) {
  const rates = shippingShares(tax, lines);
  const sorted = shipping
    .map(({ cost, ...rest }, place) => ({
      ...rest,
      place,
      amount: atLeastZero(cost),
      deducted: [],
    }))
    .sort((a, b) => a.packageId - b.packageId || a.place - b.place);
  const groups = tax.roundAtSubtotal
    ? [sorted.filter(({ taxable }) => taxable), sorted.filter(({ taxable }) => !taxable)]
    : sorted.map((one) => [one]);
  return groups
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const shares = first.taxable ? rates : [];
      return settleTaxes({ shares, included: null }, group).map(
        ({ member: { packageId, rateId, place }, net, taxes }) => ({
          packageId,
          rateId,
          place,
          net,
          taxes,
          shares,
        }),
      );
    })
    .sort((a, b) => a.place - b.place);
}

interface Taxed {
  shares: readonly RateShare[];
  taxes: readonly Money[];
}

/** By priority, in the order of the rates; a rate without an amount is omitted. */
function getTaxLines(taxed: readonly Taxed[]): CartTotals['taxLines'] {
  const sums = new Map<number, RateShare & { amount: Money }>();
  for (const { shares, taxes } of taxed) {
    for (const [share, tax] of zip(shares, taxes)) {
      const before = sums.get(share.rate.id)?.amount ?? money(0);
      sums.set(share.rate.id, { ...share, amount: addMoney(before, tax) });
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

function sumUp<T>(items: readonly T[], getAmount: (item: T) => Money): Money {
  return money(items.reduce((sum, item) => sum + getAmount(item), 0));
}

function taxesByRate({ shares, taxes }: Taxed): RateTaxes {
  return sumsBy(zip(shares, taxes), ({ rate }) => rate.id);
}

/** Duplicate names are added up; amounts of 0 are omitted. */
function sumsBy<T>(
  amounts: readonly (readonly [T, Money])[],
  getName: (item: T) => string | number,
): Record<string, Money> {
  // Without a prototype, so that no code collides with an inherited property.
  const sums: Record<string, Money> = Object.create(null);
  for (const [item, amount] of amounts) {
    if (amount === 0) continue;
    const name = getName(item);
    const before = sums[name];
    sums[name] = before === undefined ? amount : addMoney(before, amount);
  }
  return sums;
}
