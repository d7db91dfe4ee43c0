import { expect, test } from 'vitest';
import { holdsStock, mayBecome, type Status, statusEffects } from './order-status.ts';

const ALL: Status[] = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
];

/** A row for each status: p o P c x r f, a dot where the change is refused. */
test.each<[Status, string]>([
  ['pending', '.oPcx.f'],
  ['on-hold', '..Pcxrf'],
  ['processing', '.o.cxrf'],
  ['completed', '..P..r.'],
  ['cancelled', 'poP....'],
  ['refunded', '.......'],
  ['failed', 'poPcx..'],
])('what may follow %s', (from, row) => {
  const initials = 'poPcxrf';
  const found = ALL.map((to, at) => (mayBecome(from, to) ? initials[at] : '.')).join('');
  expect(found).toBe(row);
});

test('pieces move exactly when an order begins or ends to need them', () => {
  for (const from of ALL) {
    for (const to of ALL.filter((status) => mayBecome(from, status))) {
      const { stock } = statusEffects(from, to);
      const moved = Number(holdsStock(to)) - Number(holdsStock(from));
      expect({ take: 1, return: -1, keep: 0 }[stock], `${from} to ${to}`).toBe(moved);
    }
  }
});

test.each<[Status, Status, ReturnType<typeof statusEffects>]>([
  ['pending', 'processing', { stock: 'keep', coupons: 'redeem', paid: true, completed: false }],
  ['pending', 'on-hold', { stock: 'keep', coupons: 'redeem', paid: false, completed: false }],
  ['pending', 'failed', { stock: 'return', coupons: 'release', paid: false, completed: false }],
  ['on-hold', 'cancelled', { stock: 'return', coupons: 'release', paid: false, completed: false }],
  ['failed', 'pending', { stock: 'take', coupons: 'hold', paid: false, completed: false }],
  ['cancelled', 'processing', { stock: 'take', coupons: 'redeem', paid: true, completed: false }],
  ['processing', 'completed', { stock: 'keep', coupons: 'redeem', paid: true, completed: true }],
  ['completed', 'refunded', { stock: 'keep', coupons: 'keep', paid: false, completed: false }],
])('from %s to %s', (from, to, effects) => {
  expect(statusEffects(from, to)).toEqual(effects);
});
