import { expect, test } from 'vitest';
import { createLimits } from '#server/platform/limits/local-limits.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { limitOrders, mustWait, type OrderSender } from './limit-orders.ts';

const limits = createLimits();

let made = 0;
const fresh = (): OrderSender => {
  made += 1;
  return {
    session: `session ${made}`,
    address: `2001:db8::${made}`,
    email: `buyer${made}@example.com`,
    createdVia: 'checkout',
    charged: false,
  };
};

/** How many of these are let through one after the other, all in one minute. */
function passed(
  count: number,
  sender: () => Partial<OrderSender>,
  changed: Partial<Settings> = {},
): number {
  const settings = { ...defaultSettings(), ...changed };
  const ctx = { settings, limits, now: 1_000_000 };
  const all = Array.from({ length: count }, () => limitOrders(ctx, { ...fresh(), ...sender() }));
  for (const problem of all) {
    if (problem) expect(problem).toMatchObject({ code: 'ordering.problem.tooMany' });
  }
  return all.filter((problem) => problem === null).length;
}

test('from one browser, in one name and from one address only so many orders a minute', () => {
  expect(passed(12, () => ({ session: 'one' }))).toBe(10);
  expect(passed(12, () => ({ email: 'one@example.com' }))).toBe(10);
  expect(passed(65, () => ({ address: '192.0.2.1' }))).toBe(60);
  expect(passed(80, () => ({}))).toBe(80);
  // An unknown address is not one address.
  expect(passed(80, () => ({ address: '' }))).toBe(80);
  expect(passed(12, () => ({ session: 'free' }), { 'orders.limitPerSession': 0 })).toBe(12);
});

test('programs are limited like shoppers, unless the shop says otherwise', () => {
  const program = (session: string) => () => ({ session, createdVia: 'store-api' });
  const off = { 'orders.limitStoreApi': false };
  expect(passed(12, program('a'))).toBe(10);
  expect(passed(12, program('b'), off)).toBe(12);
  // Where the shop's own checkout comes through the Store API, its shoppers are counted.
  expect(passed(12, program('c'), { ...off, 'checkout.style': 'block' })).toBe(10);
  // Stolen cards are tested through any interface.
  expect(passed(12, () => ({ ...program('d')(), charged: true }), off)).toBe(10);
});

test('a tag after a plus is the same mailbox, and ways to order count together', () => {
  const ways = ['checkout', 'store-api', 'order-pay'];
  let at = 0;
  const one = () => {
    at += 1;
    return { email: `Flood+${at}@example.com`, createdVia: ways[at % ways.length] ?? '' };
  };
  expect(passed(40, one)).toBe(10);
});

test('who will have to wait is warned before, which counts as nothing', () => {
  const ctx = { settings: defaultSettings(), limits, now: 2_000_000 };
  const sender = { ...fresh(), email: 'asks@example.com' };
  for (let round = 0; round < 30; round += 1) expect(mustWait(ctx, sender)).toBeNull();
  for (let round = 0; round < 10; round += 1) expect(limitOrders(ctx, sender)).toBeNull();
  expect(mustWait(ctx, sender)).toMatchObject({ code: 'ordering.problem.tooMany' });
});

test('a minute later there is room again', () => {
  const ctx = (now: number) => ({ settings: defaultSettings(), limits, now });
  const sender = { ...fresh(), session: 'patient' };
  const at = (now: number) => limitOrders(ctx(now), { ...sender, email: fresh().email });
  for (let round = 0; round < 10; round += 1) expect(at(5_000_000)).toBeNull();
  expect(at(5_000_000)).not.toBeNull();
  expect(at(5_060_000)).toBeNull();
});
