import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { getGiftCode, giftId, giftName, last, readGiftCode } from './gift-code.ts';
import { GIFT_ACCOUNTS, ledgerSides } from './ledger.ts';
import {
  getSurplus,
  paidByCards,
  partsLeft,
  returnTo,
  shareOut,
  splitRefund,
} from './spend-cards.ts';

const card = (id: number, balance: number) => ({ id, last4: 'ABCD', balance: money(balance) });
const part = (id: number, amount: number) => ({ id, last4: 'ABCD', amount: money(amount) });

describe('codes', () => {
  test.each([
    ['GC-7KQM-2W9X-HTHR-PBDA', 'GC7KQM2W9XHTHRPBDA'],
    [' gc-7kqm 2w9x-hthr pbda ', 'GC7KQM2W9XHTHRPBDA'],
    ['GC7KQM2W9XHTHRPBDA', 'GC7KQM2W9XHTHRPBDA'],
    ['7KQM-2W9X-HTHR-PBDA', null],
    ['GC-7KQM-2W9X-HTHR-PBD', null],
    ['GC-7KQM-2W9X-HTHR-PBD0', null],
    ['WELCOME10', null],
    ['', null],
    ['GC'.repeat(9999), null],
  ])('%j is read as %j', (typed, code) => {
    expect(readGiftCode(typed)).toBe(code);
  });

  test('random bytes become a code that can be read again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const code = getGiftCode(random);
        expect(code).toMatch(/^GC(-[A-Z2-9]{4}){4}$/);
        expect(readGiftCode(code)).toBe(code.replaceAll('-', ''));
        expect(code.endsWith(last(code))).toBe(true);
      }),
    );
  });

  test('names of applied cards are numbers of cards and nothing else', () => {
    expect(giftId(giftName(12))).toBe(12);
    expect(['gift-', 'gift-x', 'gift-1e3', 'welcome10'].map(giftId)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('an order that comes to less than cards have paid', () => {
  test.each<[string, [number, number][], number, [number, number][], [number, number][]]>([
    ['nothing where it comes to more', [[1, 5000]], 6000, [], [[1, 5000]]],
    ['nothing where it comes to the same', [[1, 5000]], 5000, [], [[1, 5000]]],
    ['the surplus', [[1, 6000]], 4800, [[1, 1200]], [[1, 4800]]],
    ['a cent', [[1, 4801]], 4800, [[1, 1]], [[1, 4800]]],
    ['all of it', [[1, 6000]], 0, [[1, 6000]], [[1, 0]]],
    [
      'of two, the last that was used first',
      [
        [1, 2000],
        [2, 2870],
      ],
      4000,
      [[2, 870]],
      [
        [1, 2000],
        [2, 2000],
      ],
    ],
    [
      'of both where the last is not enough',
      [
        [1, 2000],
        [2, 500],
      ],
      1500,
      [
        [2, 500],
        [1, 500],
      ],
      [
        [1, 1500],
        [2, 0],
      ],
    ],
    ['nothing of what went back before', [[1, 0]], 4800, [], [[1, 0]]],
  ])('gives back %s', (_, spent, total, back, left) => {
    const parts = spent.map(([id, amount]) => part(id, amount));
    const surplus = getSurplus(parts, money(total));
    expect(surplus).toEqual(back.map(([id, amount]) => part(id, amount)));
    expect(partsLeft(parts, surplus)).toEqual(left.map(([id, amount]) => part(id, amount)));
  });
});

describe('what cards pay', () => {
  test.each<[string, [number, number][], number, number[]]>([
    ['one is enough', [[1, 5000]], 4870, [4870]],
    ['one is not', [[1, 2000]], 4870, [2000]],
    [
      'two share',
      [
        [1, 2000],
        [2, 5000],
      ],
      4870,
      [2000, 2870],
    ],
    [
      'the second is not needed',
      [
        [1, 5000],
        [2, 5000],
      ],
      4870,
      [4870, 0],
    ],
    [
      'an empty one pays nothing',
      [
        [1, 0],
        [2, 5000],
      ],
      100,
      [0, 100],
    ],
    ['nothing is owed', [[1, 5000]], 0, [0]],
  ])('%s', (_, cards, owed, paid) => {
    const parts = shareOut(
      cards.map(([id, balance]) => card(id, balance)),
      money(owed),
    );
    expect(parts.map(({ amount }) => amount)).toEqual(paid);
  });

  test('never more than is owed, and never more than is on them', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(400_000), (balances, owed) => {
        const parts = shareOut(
          balances.map((balance, at) => card(at + 1, balance)),
          money(owed),
        );
        const all = balances.reduce((sum, each) => sum + each, 0);
        expect(paidByCards(parts)).toBe(Math.min(owed, all));
        for (const [at, { amount }] of parts.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(balances[at] ?? 0);
        }
      }),
    );
  });
});

describe('refunds', () => {
  test.each<[number, number, number, number, number]>([
    [8000, 7000, 3000, 7000, 1000],
    [500, 7000, 3000, 500, 0],
    [3000, 0, 3000, 0, 3000],
    [10_000, 7000, 3000, 7000, 3000],
  ])('%i of %i as money and %i from cards', (amount, asMoney, fromCards, back, onto) => {
    const parts = { asMoney: money(asMoney), fromCards: money(fromCards) };
    expect(splitRefund(money(amount), parts)).toEqual({ asMoney: back, fromCards: onto });
  });

  test.each<[number, [number, number][]]>([
    [1000, [[2, 1000]]],
    [
      3000,
      [
        [2, 2870],
        [1, 130],
      ],
    ],
    [0, []],
  ])('%i go back onto the card used last', (amount, parts) => {
    const spent = [part(1, 2000), part(2, 2870)];
    expect(returnTo(spent, money(amount))).toEqual(parts.map(([id, back]) => part(id, back)));
  });
});

test('both sides of every movement are zero together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9999, max: 9999 }),
      fc.constantFrom(...GIFT_ACCOUNTS),
      (n, account) => {
        const sides = ledgerSides(1, money(n), account);
        expect(sides.reduce((sum, { amount }): number => sum + amount, 0)).toBe(0);
        expect(sides[0].amount).toBe<Money>(money(n));
      },
    ),
  );
});
