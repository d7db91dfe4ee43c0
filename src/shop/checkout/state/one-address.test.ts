import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutValues } from '#wire/checkout.ts';
import { sentValues, visibleProblem } from './one-address.ts';

const values: CheckoutValues = {
  billing: { ...EMPTY_ADDRESS, city: 'Ghent', email: 'ada@example.com' },
  shipping: { ...EMPTY_ADDRESS, city: 'Bruges' },
  shipToDifferent: false,
  note: '',
  terms: false,
  createAccount: false,
};
const two = { ...values, shipToDifferent: true };

describe('what is sent', () => {
  test.each([
    ['one address', values, true, 'Bruges', 'Bruges'],
    ['two addresses', two, true, 'Ghent', 'Bruges'],
    ['nothing to deliver', values, false, 'Ghent', 'Bruges'],
  ])('%s', (_, input, needsShipping, billing, shipping) => {
    const sent = sentValues(input, needsShipping);
    expect([sent.billing.city, sent.shipping.city]).toEqual([billing, shipping]);
    expect(sent.billing.email).toBe('ada@example.com');
  });
});

describe('where a problem is shown', () => {
  test.each([
    ['billing_city', values, true, 'shipping_city'],
    ['billing_email', values, true, 'billing_email'],
    ['billing_city', two, true, 'billing_city'],
    ['billing_city', values, false, 'billing_city'],
    ['payment_method', values, true, 'payment_method'],
  ])('%s', (field, input, needsShipping, expected) => {
    const problem = { code: 'x', field, label: '', text: '' };
    expect(visibleProblem(problem, input, needsShipping).field).toBe(expected);
  });
});
