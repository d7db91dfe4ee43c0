import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { returnWorth, type WorthLine } from './return-worth.ts';

const MUGS = {
  id: 1,
  quantity: 3,
  fractional: false,
  total: money(6001),
  refundedQuantity: 0,
  refundedAmount: money(0),
};
const CLOTH = { ...MUGS, id: 2, quantity: 2.5, fractional: true, total: money(5000) };

const back = (lineId: number, quantity: number, reason: WorthLine['reason'] = 'mind') => ({
  lineId,
  quantity,
  reason,
});

describe('what a return is worth', () => {
  test.each<[string, WorthLine[], number, [number, number][]]>([
    ['one of three pieces', [back(1, 1)], 0, [[2000, 0]]],
    ['all of them, with what rounding left over', [back(1, 3)], 0, [[6001, 0]]],
    ['less a fee', [back(1, 1)], 10, [[1800, 200]]],
    ['without the fee where the shop is at fault', [back(1, 1, 'damaged')], 10, [[2000, 0]]],
    [
      'each line by its own reason',
      [back(1, 1, 'damaged'), back(2, 0.5)],
      10,
      [
        [2000, 0],
        [900, 100],
      ],
    ],
    ['nothing where the fee is everything', [back(1, 1)], 100, [[0, 2000]]],
    ['nothing for a line that the order has not', [back(9, 1)], 0, []],
  ])('%s', (_, returned, percent, amounts) => {
    const worth = returnWorth(returned, [MUGS, CLOTH], { percent, shopPaysFor: ['damaged'] });
    expect(worth.map(({ amount, fee }) => [amount, fee])).toEqual(amounts);
  });

  test('counts what was refunded before', () => {
    const line = { ...MUGS, refundedQuantity: 2, refundedAmount: money(5000) };
    const [worth] = returnWorth([back(1, 1)], [line], { percent: 0, shopPaysFor: [] });
    expect(worth?.amount).toBe(1001);
  });
});
