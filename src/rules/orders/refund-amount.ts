import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// The amount of a refund, and whether it is allowed.
// Example: of 3 mugs for 30.00 together with tax, one is worth 10.00; after it was refunded two are
// left with 20.00, and the last one takes whatever rounding left over.

export interface RefundableLine {
  id: number;
  quantity: number;
  /** With tax. */
  total: Money;
  refundedQuantity: number;
  refundedAmount: Money;
}

export interface RefundAsked {
  lines: readonly { lineId: number; quantity: number; amount?: Money }[];
  /** Besides the lines; undefined with no lines asks for all that is left. */
  amount?: Money;
}

export interface RefundedLine {
  lineId: number;
  quantity: number;
  amount: Money;
}

export type RefundDecision =
  | { ok: true; amount: Money; lines: RefundedLine[] }
  | { ok: false; problem: 'line' | 'amount' | 'nothing'; most: Money };

/** `left` is what was paid and not refunded yet. */
export function decideRefund(
  asked: RefundAsked,
  lines: readonly RefundableLine[],
  left: Money,
): RefundDecision {
  const refused = (problem: 'line' | 'amount' | 'nothing'): RefundDecision => ({
    ok: false,
    problem,
    most: left,
  });
  if (asked.lines.length === 0 && asked.amount === undefined) {
    if (left <= 0) return refused('nothing');
    return { ok: true, amount: left, lines: lines.flatMap(restOf) };
  }
  const refunded: RefundedLine[] = [];
  for (const { lineId, quantity, amount } of asked.lines) {
    const line = lines.find(({ id }) => id === lineId);
    const twice = refunded.some((one) => one.lineId === lineId);
    if (!line || twice || !Number.isSafeInteger(quantity) || quantity < 0) return refused('line');
    if (quantity > line.quantity - line.refundedQuantity) return refused('line');
    const worth = amount ?? worthOf(line, quantity);
    if (worth < 0 || worth > subtractMoney(line.total, line.refundedAmount)) return refused('line');
    if (quantity > 0 || worth > 0) refunded.push({ lineId, quantity, amount: worth });
  }
  const besides = asked.amount ?? money(0);
  const amount = addMoney(besides, ...refunded.map((line) => line.amount));
  if (besides < 0 || amount > left) return refused('amount');
  if (amount === 0 && refunded.length === 0) return refused('nothing');
  return { ok: true, amount, lines: refunded };
}

function worthOf(line: RefundableLine, quantity: number): Money {
  const left = subtractMoney(line.total, line.refundedAmount);
  const all = quantity === line.quantity - line.refundedQuantity;
  if (all) return left;
  const share = multiplyMoney(line.total, quantity / line.quantity);
  return share > left ? left : share;
}

function restOf(line: RefundableLine): RefundedLine[] {
  const quantity = line.quantity - line.refundedQuantity;
  const amount = subtractMoney(line.total, line.refundedAmount);
  return quantity > 0 || amount > 0 ? [{ lineId: line.id, quantity, amount }] : [];
}
