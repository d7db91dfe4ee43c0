import { expect, test } from 'vitest';
import { type DownloadSale, downloadState } from './download-state.ts';

const DAY = 86_400_000;
const PAID = 1_000 * DAY;
const sale: DownloadSale = {
  status: 'completed',
  paidAt: PAID,
  quantity: 1,
  refundedQuantity: 0,
  limit: -1,
  expiryDays: -1,
  count: 0,
};
const open = { remaining: null, expiresAt: null, state: 'open' };

test.each<[string, Partial<DownloadSale>, number, object | null]>([
  ['without end', {}, 0, open],
  ['without end, however often', { count: 900 }, 5_000, open],
  ['in preparation and paid', { status: 'processing' }, 0, open],
  ['in preparation, paid on delivery', { status: 'processing', paidAt: null }, 0, null],
  ['on hold', { status: 'on-hold' }, 0, null],
  ['pending', { status: 'pending', paidAt: null }, 0, null],
  ['failed', { status: 'failed' }, 0, null],
  ['cancelled', { status: 'cancelled' }, 0, null],
  ['refunded', { status: 'refunded' }, 0, null],
  ['every piece refunded', { refundedQuantity: 1 }, 0, null],
  ['a limit of 3', { limit: 3 }, 0, { ...open, remaining: 3 }],
  ['a limit for each piece', { limit: 3, quantity: 2, count: 1 }, 0, { ...open, remaining: 5 }],
  [
    'a limit, one of two refunded',
    { limit: 3, quantity: 2, refundedQuantity: 1, count: 1 },
    0,
    { ...open, remaining: 2 },
  ],
  ['half a piece', { limit: 3, quantity: 0.5 }, 0, { ...open, remaining: 3 }],
  ['used up', { limit: 3, count: 3 }, 0, { ...open, remaining: 0, state: 'used' }],
  ['more than used up', { limit: 3, count: 7 }, 0, { ...open, remaining: 0, state: 'used' }],
  ['never', { limit: 0 }, 0, { ...open, remaining: 0, state: 'used' }],
  ['0 days are without end', { expiryDays: 0 }, 900, open],
  ['the last moment', { expiryDays: 10 }, 10 - 1e-6, { ...open, expiresAt: PAID + 10 * DAY }],
  [
    'expired',
    { expiryDays: 10 },
    10,
    { remaining: null, expiresAt: PAID + 10 * DAY, state: 'expired' },
  ],
])('%s', (_, parts, days, expected) => {
  expect(downloadState({ ...sale, ...parts }, PAID + days * DAY)).toEqual(expected);
});
