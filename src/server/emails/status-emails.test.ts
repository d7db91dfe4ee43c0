import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import type { OrderStatus } from '#wire/order.ts';
import { statusEmails } from './status-emails.ts';

const settings = { ...defaultSettings(), 'mail.managerAddress': 'boss@example.com' };
const toBoss = (kind: string) => [kind, 'boss@example.com'];
const toAda = (kind: string) => [kind, 'ada@example.com'];

const table: [OrderStatus | null, OrderStatus, string[][]][] = [
  [null, 'pending', []],
  [null, 'on-hold', [toBoss('new-order'), toAda('order-on-hold')]],
  [null, 'processing', [toBoss('new-order'), toAda('order-processing')]],
  [null, 'completed', [toBoss('new-order'), toAda('order-completed')]],
  ['pending', 'processing', [toBoss('new-order'), toAda('order-processing')]],
  ['failed', 'processing', [toBoss('new-order'), toAda('order-processing')]],
  ['on-hold', 'processing', [toAda('order-processing')]],
  ['processing', 'completed', [toAda('order-completed')]],
  ['processing', 'on-hold', []],
  ['completed', 'completed', []],
  ['pending', 'cancelled', []],
  ['on-hold', 'cancelled', [toBoss('order-cancelled')]],
  ['processing', 'cancelled', [toBoss('order-cancelled')]],
  ['pending', 'failed', [toBoss('order-failed')]],
  ['on-hold', 'failed', [toBoss('order-failed')]],
  ['completed', 'refunded', []],
];

test.each(table)('from %s to %s', (from, to, expected) => {
  const emails = statusEmails(settings, { orderId: 7, email: 'ada@example.com', from, to });
  expect(emails.map(({ kind, to: receiver }) => [kind, receiver])).toEqual(expected);
  expect(emails.every(({ orderId }) => orderId === 7)).toBe(true);
});

test.each([
  ['pending', [toAda('order-taken-back')]],
  ['failed', [toAda('order-taken-back')]],
  ['on-hold', [toBoss('order-cancelled'), toAda('order-taken-back')]],
] as const)('from %s cancelled by the buyer, who has it in writing [CO-12]', (from, expected) => {
  const change = { orderId: 7, email: 'ada@example.com', from, byBuyer: true };
  const emails = statusEmails(settings, { ...change, to: 'cancelled' });
  expect(emails.map(({ kind, to }) => [kind, to])).toEqual(expected);
});

test.each([
  ['pending', []],
  ['on-hold', [toBoss('order-cancelled'), toAda('order-expired')]],
] as const)('from %s cancelled because nothing was paid in time', (from, expected) => {
  const change = { orderId: 7, email: 'ada@example.com', from, expired: true };
  const emails = statusEmails(settings, { ...change, to: 'cancelled' });
  expect(emails.map(({ kind, to }) => [kind, to])).toEqual(expected);
});

test('without an address of its own the manager’s email goes to the shop', () => {
  const change = { orderId: 7, email: 'ada@example.com', from: null, to: 'on-hold' } as const;
  expect(statusEmails(defaultSettings(), change)[0]?.to).toBe('shop@example.com');
});
