import { expect, test } from 'vitest';
import { auditLines } from './audit-lines.ts';

test('entries are printed one a line, oldest first', () => {
  const at = Date.UTC(2026, 5, 1);
  const failed = {
    id: 2,
    at: at + 1000,
    event: 'log-in-failed',
    customerId: null,
    who: 'a…@example.com',
    address: '203.0.113.9',
    details: {},
  };
  const refund = {
    id: 1,
    at,
    event: 'order-refunded',
    customerId: 7,
    who: '',
    address: '',
    details: { order: 3 },
  };
  expect(auditLines([failed, refund])).toBe(
    [
      '2026-06-01T00:00:00.000Z  order-refunded  customer 7  -  -  {"order":3}',
      '2026-06-01T00:00:01.000Z  log-in-failed  -  a…@example.com  203.0.113.9  {}',
    ].join('\n'),
  );
});
