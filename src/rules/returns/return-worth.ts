import { multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { getWorth, type RefundableLine } from '../orders/refund-amount.ts';
import type { ReturnReason } from './return-reason.ts';

// What comes back for a return: what its pieces are worth, less the shop's fee where the shop is not at
// fault.
// Example: with a fee of 10 percent a mug for 20.00 that was not liked brings 18.00, a broken one 20.00.

export interface WorthLine {
  lineId: number;
  quantity: number;
  reason: ReturnReason;
}

export interface ReturnFee {
  /** 0 to 100. */
  percent: number;
  /** For which no fee is taken. */
  shopPaysFor: readonly ReturnReason[];
}

export function returnWorth(
  returned: readonly WorthLine[],
  lines: readonly RefundableLine[],
  { percent, shopPaysFor }: ReturnFee,
): { lineId: number; quantity: number; amount: Money; fee: Money }[] {
  return returned.flatMap(({ lineId, quantity, reason }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const worth = getWorth(line, quantity);
    const isFree = shopPaysFor.includes(reason);
    const fee = isFree ? money(0) : multiplyMoney(worth, percent / 100);
    return { lineId, quantity, amount: subtractMoney(worth, fee), fee };
  });
}
