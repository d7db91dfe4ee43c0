import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { sampleRate } from '../tax/testing/sample-rate.ts';
import { sampleCart, sampleDiscount, sampleLine, sampleTax } from './testing/sample-line.ts';
import { cartTotals } from './totals.ts';

// Ninety carts against the arithmetic of WooCommerce, written down once more from its description
// and apart from our own: a percentage is rounded down for each line, a fixed amount is split by piece,
// and what is left goes out cent by cent in the order of worth. Prices are entered without tax.

interface Line {
  price: number;
  quantity: number;
}

type Coupon = { kind: 'percent' | 'fixed_cart'; amount: number } | null;

/** The same carts at every run. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Cent by cent, one for each piece in turn, to lines that still have a price. */
function handOut(left: number[], lines: readonly Line[], order: readonly number[], amount: number) {
  let rest = amount;
  while (rest > 0) {
    const before = rest;
    for (const at of order) {
      for (let piece = 0; piece < (lines[at]?.quantity ?? 0) && rest > 0; piece += 1) {
        if ((left[at] ?? 0) <= 0) break;
        left[at] = (left[at] ?? 0) - 1;
        rest -= 1;
      }
    }
    if (rest === before) return;
  }
}

function splitByPiece(
  left: number[],
  lines: readonly Line[],
  order: readonly number[],
  amount: number,
): void {
  const open = order.filter((at) => (left[at] ?? 0) > 0);
  const pieces = open.reduce((sum, at) => sum + (lines[at]?.quantity ?? 0), 0);
  if (pieces === 0 || amount <= 0) return;
  const each = Math.floor(amount / pieces);
  if (each === 0) {
    handOut(left, lines, order, amount);
    return;
  }
  let input = 0;
  for (const at of open) {
    const part = Math.min(left[at] ?? 0, each * (lines[at]?.quantity ?? 0));
    left[at] = (left[at] ?? 0) - part;
    input += part;
  }
  splitByPiece(left, lines, order, amount - input);
}

const halfDown = (value: number) => Math.ceil(value - 0.5);

function referenceTotals(lines: readonly Line[], coupon: Coupon, shipping: number, rate: number) {
  const full = lines.map(({ price, quantity }) => price * quantity);
  const left = [...full];
  const worth = (at: number) => (full[at] ?? 0) * (lines[at]?.quantity ?? 0);
  const order = lines.map((_, at) => at).sort((a, b) => worth(b) - worth(a) || a - b);
  const items = full.reduce((sum, amount) => sum + amount, 0);
  if (coupon?.kind === 'percent') {
    let input = 0;
    for (const at of order) {
      const part = Math.floor(((full[at] ?? 0) * coupon.amount) / 10_000);
      left[at] = (left[at] ?? 0) - part;
      input += part;
    }
    handOut(left, lines, order, halfDown((items * coupon.amount) / 10_000) - input);
  }
  if (coupon?.kind === 'fixed_cart') splitByPiece(left, lines, order, coupon.amount);
  const getTax = (amount: number) => Math.round((amount * rate) / 1_000_000);
  const discounts = full.map((amount, at) => amount - (left[at] ?? 0));
  const discount = discounts.reduce((sum, amount) => sum + amount, 0);
  const tax = left.reduce((sum, amount) => sum + getTax(amount), 0) + getTax(shipping);
  return {
    lines: left,
    taxes: left.map(getTax),
    discount,
    discountTax: Math.round((discount * rate) / 1_000_000),
    tax,
    total: items - discount + shipping + tax,
  };
}

const RATES = [0, 70_000, 88_750, 190_000];

function cartNumber(seed: number) {
  const random = randomFrom(seed + 1);
  for (let skipped = 0; skipped < 10; skipped += 1) random(2);
  const lines = Array.from({ length: 1 + random(6) }, () => ({
    price: 1 + random(20_000),
    quantity: 1 + random(7),
  }));
  const kinds: Coupon[] = [
    null,
    { kind: 'percent', amount: 100 * (1 + random(60)) },
    { kind: 'fixed_cart', amount: 1 + random(6000) },
  ];
  const coupon = kinds[seed % 3] ?? null;
  return { lines, coupon, shipping: random(3) * 595, rate: RATES[random(4)] ?? 0 };
}

test.each(Array.from({ length: 90 }, (_, seed) => seed))(
  'cart %i comes to the same amounts as in WooCommerce, to the cent',
  (seed) => {
    const { lines, coupon, shipping, rate } = cartNumber(seed);
    const keyed = lines.map((line, index) => ({ ...line, key: `line-${index}` }));
    const keys = keyed.map(({ key }) => key);
    const current = cartTotals(
      sampleCart({
        lines: keyed.map(({ key, price, quantity }) =>
          sampleLine({ key, unitPrice: price, quantity }),
        ),
        discounts: coupon ? [sampleDiscount({ ...coupon, lines: keys })] : [],
        shipping: [{ packageId: 0, rateId: 'flat_rate:1', cost: money(shipping), taxable: true }],
        tax: sampleTax({ '': [sampleRate({ id: 1, rate, name: 'Tax' })] }),
      }),
    );
    const expected = referenceTotals(lines, coupon, shipping, rate);
    expect({
      lines: current.lines.map(({ total }) => total),
      taxes: current.lines.map(({ totalTax }) => totalTax),
      discount: current.discount,
      discountTax: current.discountTax,
      tax: current.tax,
      total: current.total,
    }).toEqual(expected);
  },
);
