import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Status } from '../orders/order-status.ts';
import { isUnwanted, type PaymentState, paymentStep, type SeenPayment } from './settle-payment.ts';

const requested = { amount: money(4200), currency: 'USD' };
const waiting = { status: 'pending' as Status, paid: false, expired: false };

function step(
  known: PaymentState,
  seen: SeenPayment['state'],
  order: Partial<typeof waiting> = {},
  captured: Partial<typeof requested> = {},
) {
  return paymentStep(
    { state: known, ...requested },
    { state: seen, ...requested, ...captured },
    { ...waiting, ...order },
  );
}

describe('news of a payment', () => {
  test.each<[PaymentState, SeenPayment['state'], string]>([
    ['new', 'open', 'note'],
    ['new', 'paid', 'finish'],
    ['open', 'working', 'note'],
    ['open', 'paid', 'finish'],
    ['working', 'paid', 'finish'],
    ['authorised', 'paid', 'finish'],
    ['failed', 'paid', 'finish'],
    ['open', 'failed', 'fail'],
    ['working', 'failed', 'fail'],
    ['authorised', 'failed', 'fail'],
    ['open', 'authorised', 'authorise'],
    // The same news again, or late news of an earlier state.
    ['paid', 'paid', 'none'],
    ['paid', 'open', 'none'],
    ['paid', 'failed', 'none'],
    ['paid', 'authorised', 'none'],
    ['failed', 'failed', 'none'],
    ['working', 'open', 'none'],
    ['authorised', 'working', 'none'],
  ])('%s, then %s: %s', (known, seen, expected) => {
    expect(step(known, seen)).toBe(expected);
  });

  test.each<[Partial<typeof waiting>, string]>([
    [{ status: 'failed' }, 'finish'],
    [{ status: 'on-hold' }, 'finish'],
    [{ status: 'cancelled', expired: true }, 'finish'],
    [{ status: 'cancelled' }, 'refund'],
    [{ status: 'refunded' }, 'refund'],
    [{ status: 'processing', paid: true }, 'refund'],
    [{ status: 'on-hold', paid: true }, 'refund'],
  ])('money for an order that is %j: %s', (order, expected) => {
    expect(step('open', 'paid', order)).toBe(expected);
  });

  test('money reserved for an order that nobody waits for is not an order on hold', () => {
    expect(step('open', 'authorised', { status: 'cancelled' })).toBe('note');
  });

  test('another amount or another currency is not finished', () => {
    expect(step('open', 'paid', {}, { amount: money(4199) })).toBe('mismatch');
    expect(step('open', 'paid', {}, { amount: money(4201) })).toBe('mismatch');
    expect(step('open', 'paid', {}, { currency: 'EUR' })).toBe('mismatch');
  });

  test.each([
    [3000, 3000, 'finish'],
    [3000, 4200, 'mismatch'],
    [3000, 2999, 'mismatch'],
    [null, 3000, 'mismatch'],
  ])('a manager asked for %s, and %s came: %s', (part, came, expected) => {
    const captured = part === null ? null : money(part);
    const known = { state: 'authorised', ...requested, captured } as const;
    const seen = { state: 'paid', ...requested, amount: money(came) } as const;
    expect(paymentStep(known, seen, { ...waiting, status: 'on-hold' })).toBe(expected);
  });

  test.each<[PaymentState, Status, boolean]>([
    ['open', 'cancelled', true],
    ['authorised', 'cancelled', true],
    ['paid', 'cancelled', false],
    ['working', 'cancelled', false],
    ['authorised', 'on-hold', false],
    ['open', 'pending', false],
  ])('%s for an order that is %s is ended: %s', (state, status, expected) => {
    expect(isUnwanted(state, status)).toBe(expected);
  });
});
