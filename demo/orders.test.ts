import { expect, test } from 'vitest';
import { EVERY_PART_OPTIONAL } from '#rules/addresses/field-requirements.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import { products } from './catalog/products.ts';
import { demoOrders, SHOPPER_EMAIL } from './orders.ts';

const orders = demoOrders();

test('every order is of things that can simply be bought', () => {
  const simple = new Set(products.filter(({ kind }) => kind === 'simple').map(({ slug }) => slug));
  for (const { lines } of orders) {
    expect(lines.length).toBeGreaterThan(0);
    for (const { slug } of lines) expect(simple, slug).toContain(slug);
  }
});

test('people are invented and live where the post would find them', () => {
  for (const { billing } of orders) {
    expect(settleAddress(billing, 'billing', EVERY_PART_OPTIONAL).problems).toEqual([]);
    expect(billing.email).toMatch(/@example\.com$/);
  }
});

test('the shopper with an account has a history, and some orders are still open', () => {
  expect(orders.filter(({ billing }) => billing.email === SHOPPER_EMAIL).length).toBeGreaterThan(4);
  const open = orders.filter(({ status }) => status === 'on-hold' || status === 'processing');
  expect(open.length).toBeGreaterThan(0);
  expect(new Set(orders.map(({ status }) => status)).size).toBe(5);
});

test('the shopper has bought the download, and paid for it', () => {
  const bought = orders.filter(({ lines }) =>
    lines.some(({ slug }) => slug === 'slow-sundays-recipes'),
  );
  expect(bought).toMatchObject([
    { billing: { email: SHOPPER_EMAIL }, status: 'processing', paymentMethod: 'bacs' },
  ]);
});

test('days pass in order', () => {
  const days = orders.map(({ daysAgo }) => Math.floor(daysAgo));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});
