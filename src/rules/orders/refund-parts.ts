import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { RefundedRow, RefundRequest } from './refund-amount.ts';

// A refund as programs ask for it: one amount in all, and parts of it by line, without tax and their
// tax beside. Ours names the parts with tax and what is refunded besides.
// Example: 12.00 in all, of which 10.00 and 1.00 tax for line 4, is 11.00 for the line and 1.00 besides.

export interface RefundPart {
  id: number;
  quantity: number;
  /** Without tax; null where the price of the pieces is meant. */
  total: Money | null;
  tax: Money;
}

export interface RefundTotal {
  /** Null for the sum of the parts. */
  amount: Money | null;
  lines: readonly RefundPart[];
  /** Fees and shipping methods. */
  rows: readonly RefundPart[];
}

export type RefundParts =
  | { ok: true; asked: RefundRequest }
  /** The parts are more than the whole, or nothing is asked for. */
  | { ok: false };

export function refundParts({ amount, lines, rows }: RefundTotal): RefundParts {
  if (amount === null && lines.length + rows.length === 0) return { ok: false };
  const requested = lines.map(({ id, quantity, total, tax }) => {
    // With an amount for the whole, pieces without one of their own are only put back.
    const explicit = total ?? (amount === null ? null : money(0));
    const part = { lineId: id, quantity };
    return explicit === null ? part : { ...part, amount: addMoney(explicit, tax), tax };
  });
  const others = rows.map(({ id, total, tax }): RefundedRow => {
    return { rowId: id, amount: addMoney(total ?? money(0), tax), tax };
  });
  const named = addMoney(
    ...requested.map((part) => ('amount' in part ? part.amount : money(0))),
    ...others.map((part) => part.amount),
  );
  const besides = amount === null ? money(0) : subtractMoney(amount, named);
  if (besides < 0) return { ok: false };
  return { ok: true, asked: { lines: requested, rows: others, amount: besides } };
}
