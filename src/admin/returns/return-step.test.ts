import { describe, expect, test } from 'vitest';
import { type DecidableAction, isDecidable, sentStep, type TypedStep } from './return-step.ts';

const TYPED: TypedStep = {
  message: ' Thank you. ',
  carrierUrl: 'https://carrier.example ',
  label: 'abc',
  amount: ' 18.00',
  by: 'provider',
  restock: true,
  orderNumber: ' 1007 ',
};

describe('a step of a return', () => {
  test.each<[DecidableAction, string, object]>([
    [
      'accept',
      'accept',
      { message: 'Thank you.', carrier_url: 'https://carrier.example', label: 'abc' },
    ],
    ['refuse', 'refuse', { message: 'Thank you.' }],
    ['receive', 'receive', { message: 'Thank you.' }],
    ['refund', 'refund', { message: 'Thank you.', by: 'provider', amount: '18.00', restock: true }],
    ['credit', 'refund', { message: 'Thank you.', by: 'credit', amount: '18.00', restock: true }],
    ['exchange', 'exchange', { message: 'Thank you.', order_number: '1007', restock: true }],
  ])('%s is sent to %s', (action, word, data) => {
    const sent = sentStep({ id: 4, state: 'accepted' }, action, TYPED);
    const path = `vitrine/v1/returns/4/${word}`;
    expect(sent).toEqual({ path, data: { state: 'accepted', ...data } });
  });

  test('to withdraw is for the buyer alone', () => {
    expect(isDecidable('withdraw')).toBe(false);
    expect(isDecidable('accept')).toBe(true);
  });
});
