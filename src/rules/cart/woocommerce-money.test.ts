import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { sampleRate } from '../tax/testing/sample-rate.ts';
import { sampleCart, sampleDiscount, sampleLine, sampleTax } from './testing/sample-line.ts';
import { cartTotals } from './totals.ts';

// Two hundred carts against the arithmetic of WooCommerce, written down once more from its
// published order of steps and apart from our own code, in amounts of cents: the discount of each
// line, then net and tax of each line, then of each package, then the sums. One tax rate.

interface Line {
  price: number;
  quantity: number;
}

interface Coupon {
  kind: 'percent' | 'fixed_cart' | 'fixed_product';
  /** Hundredths of a percent, or cents. */
  amount: number;
}

interface Cart {
  lines: Line[];
  coupon: Coupon | null;
  /** The cost of each package. */
  packages: number[];
  /** In millionths. */
  rate: number;
  pricesIncludeTax: boolean;
}

/** A line while coupons are applied. */
interface Item extends Line {
  full: number;
  left: number;
}

/** The same carts at every run. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A cent for each piece in turn. */
function applyRemainder(items: readonly Item[], amount: number): void {
  let rest = amount;
  for (const item of items) {
    for (let piece = 0; piece < item.quantity && rest > 0; piece += 1) {
      const cent = Math.min(item.left, 1);
      item.left -= cent;
      rest -= cent;
    }
  }
}

/** Each line rounded down; what the whole is more than their sum goes out cent by cent. */
function applyPercent(items: readonly Item[], hundredths: number): void {
  let total = 0;
  let applied = 0;
  for (const item of items) {
    const part = Math.floor((item.full * hundredths) / 10_000);
    item.left -= part;
    total += item.full;
    applied += part;
  }
  applyRemainder(items, halfDown((total * hundredths) / 10_000) - applied);
}

/** The same amount off each piece, again and again until less than a cent for each is left. */
function applyFixedCart(items: readonly Item[], amount: number): void {
  const open = items.filter(({ left }) => left > 0);
  const pieces = open.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0 || amount <= 0) return;
  const perPiece = Math.floor(amount / pieces);
  if (perPiece === 0) {
    applyRemainder(open, amount);
    return;
  }
  let applied = 0;
  for (const item of open) {
    const part = Math.min(item.left, perPiece * item.quantity);
    item.left -= part;
    applied += part;
  }
  applyFixedCart(items, amount - applied);
}

function applyCoupon(items: readonly Item[], coupon: Coupon | null): void {
  switch (coupon?.kind) {
    case 'percent':
      applyPercent(
        [...items].sort((a, b) => b.full * b.quantity - a.full * a.quantity),
        coupon.amount,
      );
      return;
    case 'fixed_cart':
      applyFixedCart(
        [...items].sort((a, b) => b.price - a.price),
        coupon.amount,
      );
      return;
    case 'fixed_product':
      for (const item of items) item.left -= Math.min(item.left, coupon.amount * item.quantity);
  }
}

// Halves in binary fractions: 0.5 less an error of the last digits is a half.
const halfUp = (value: number) => Math.floor(Number((value + 0.5).toFixed(6)));
const halfDown = (value: number) => Math.max(0, Math.ceil(Number((value - 0.5).toFixed(6))));

/** The amounts of WooCommerce for a cart. */
function woocommerceTotals({ lines, coupon, packages, rate, pricesIncludeTax }: Cart) {
  const share = rate / 1_000_000;
  const exactTax = (amount: number) =>
    pricesIncludeTax ? amount - amount / (1 + share) : amount * share;
  const roundTax = pricesIncludeTax ? halfDown : halfUp;
  const toNet = (amount: number) => (pricesIncludeTax ? halfUp(amount - exactTax(amount)) : amount);
  const items = lines.map((line): Item => {
    const full = line.price * line.quantity;
    return { ...line, full, left: full };
  });
  applyCoupon(items, coupon);
  const totals = items.map(({ full, left }) => ({
    subtotal: toNet(full),
    subtotalTax: roundTax(exactTax(full)),
    total: toNet(left),
    totalTax: roundTax(exactTax(left)),
  }));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const off = sum(items.map(({ full, left }) => full - left));
  const offTax = sum(items.map(({ full, left }) => exactTax(full - left)));
  const shippingTax = sum(packages.map((cost) => roundTax(cost * share)));
  const tax = sum(totals.map(({ totalTax }) => totalTax)) + shippingTax;
  return {
    lines: totals,
    items: sum(totals.map(({ subtotal }) => subtotal)),
    itemsTax: sum(totals.map(({ subtotalTax }) => subtotalTax)),
    // WooCommerce rounds both parts of half a cent up; here they add up to the discount.
    discount: pricesIncludeTax ? off - halfUp(offTax) : off,
    discountTax: halfUp(offTax),
    shipping: sum(packages),
    shippingTax,
    tax,
    total: sum(totals.map(({ total }) => total)) + sum(packages) + tax,
  };
}

const RATES = [0, 70_000, 88_750, 190_000, 200_000, 255_000];

function generateCart(seed: number): Cart {
  const random = randomFrom(seed + 1);
  for (let skipped = 0; skipped < 10; skipped += 1) random(2);
  const lines = Array.from({ length: 1 + random(6) }, () => ({
    price: 1 + random(20_000),
    quantity: 1 + random(7),
  }));
  const coupons: (Coupon | null)[] = [
    null,
    { kind: 'percent', amount: 100 * (1 + random(60)) },
    { kind: 'fixed_cart', amount: 1 + random(6000) },
    { kind: 'fixed_product', amount: 1 + random(1500) },
  ];
  return {
    lines,
    coupon: coupons[seed % 4] ?? null,
    packages: Array.from({ length: 1 + random(3) }, () => random(3) * 595),
    rate: RATES[random(RATES.length)] ?? 0,
    pricesIncludeTax: seed % 8 >= 4,
  };
}

function ourTotals({ lines, coupon, packages, rate, pricesIncludeTax }: Cart) {
  const keyed = lines.map((line, index) => ({ ...line, key: `line-${index}` }));
  const keys = keyed.map(({ key }) => key);
  const rates = { '': [sampleRate({ id: 1, rate, name: 'Tax' })] };
  const totals = cartTotals(
    sampleCart({
      lines: keyed.map(({ key, price, quantity }) =>
        sampleLine({ key, unitPrice: price, quantity }),
      ),
      discounts: coupon ? [sampleDiscount({ ...coupon, lines: keys })] : [],
      shipping: packages.map((cost, packageId) => ({
        packageId,
        rateId: 'flat_rate:1',
        cost: money(cost),
        taxable: true,
      })),
      tax: sampleTax(rates, { pricesIncludeTax }),
    }),
  );
  return {
    lines: totals.lines.map(({ subtotal, subtotalTax, total, totalTax }) => ({
      subtotal,
      subtotalTax,
      total,
      totalTax,
    })),
    items: totals.items,
    itemsTax: totals.itemsTax,
    discount: totals.discount,
    discountTax: totals.discountTax,
    shipping: totals.shipping,
    shippingTax: totals.shippingTax,
    tax: totals.tax,
    total: totals.total,
  };
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'cart %i comes to the same amounts as in WooCommerce, to the cent',
  (seed) => {
    const cart = generateCart(seed);
    expect(ourTotals(cart)).toEqual(woocommerceTotals(cart));
  },
);
