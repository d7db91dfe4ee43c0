import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { isQuantity, subtractQuantity } from '../quantities/quantity.ts';

// The amount of a refund, and whether it is allowed.
// Example: of 3 mugs for 30.00 together with tax, one is worth 10.00; after it was refunded two are
// left with 20.00, and the last one takes whatever rounding left over.

export interface RefundableLine {
  id: number;
  quantity: number;
  /** Sold by fractions, so that a part of a piece can be refunded. */
  fractional: boolean;
  /** With tax. */
  total: Money;
  refundedQuantity: number;
  refundedAmount: Money;
}

/** A fee or a shipping method of the order. */
export interface RefundableRow {
  id: number;
  /** With tax. */
  total: Money;
  refundedAmount: Money;
}

export interface RefundRequest {
  /** The amount with tax; `tax` is how much of it is tax. */
  lines: readonly { lineId: number; quantity: number; amount?: Money; tax?: Money | undefined }[];
  /** Fees and shipping methods, with tax. */
  rows?: readonly RefundedRow[];
  /** Besides the lines and rows; undefined without any asks for all that is left. */
  amount?: Money;
}

export interface RefundedLine {
  lineId: number;
  quantity: number;
  amount: Money;
  tax?: Money | undefined;
}

export interface RefundedRow {
  rowId: number;
  amount: Money;
  tax: Money;
}

export type RefundDecision =
  | { ok: true; amount: Money; lines: RefundedLine[]; rows: RefundedRow[] }
  | { ok: false; problem: 'line' | 'amount' | 'nothing'; most: Money };

/** `left` is what was paid and not refunded yet. */
export function decideRefund(
  requested: RefundRequest,
  lines: readonly RefundableLine[],
  left: Money,
  rows: readonly RefundableRow[] = [],
): RefundDecision {
  const refused = (problem: 'line' | 'amount' | 'nothing'): RefundDecision => ({
    ok: false,
    problem,
    most: left,
  });
  const requestedRows = requested.rows ?? [];
  if (requested.lines.length + requestedRows.length === 0 && requested.amount === undefined) {
    if (left <= 0) return refused('nothing');
    return { ok: true, amount: left, lines: lines.flatMap(getRest), rows: [] };
  }
  const refunded: RefundedLine[] = [];
  for (const { lineId, quantity, amount, tax } of requested.lines) {
    const line = lines.find(({ id }) => id === lineId);
    const twice = refunded.some((one) => one.lineId === lineId);
    if (!line || twice || !mayReturn(line, quantity)) return refused('line');
    const worth = amount ?? getWorth(line, quantity);
    if (worth < 0 || worth > subtractMoney(line.total, line.refundedAmount)) return refused('line');
    if (tax !== undefined && (tax < 0 || tax > worth)) return refused('line');
    if (quantity === 0 && worth === 0) continue;
    refunded.push({ lineId, quantity, amount: worth, ...(tax !== undefined && { tax }) });
  }
  if (!rowsFit(requestedRows, rows)) return refused('line');
  const besides = requested.amount ?? money(0);
  const amount = addMoney(
    besides,
    ...refunded.map((line) => line.amount),
    ...requestedRows.map((row) => row.amount),
  );
  if (besides < 0 || amount > left) return refused('amount');
  if (amount === 0 && refunded.length === 0) return refused('nothing');
  return { ok: true, amount, lines: refunded, rows: [...requestedRows] };
}

/** Each row once, and none for more than was charged. */
function rowsFit(requested: readonly RefundedRow[], rows: readonly RefundableRow[]): boolean {
  const once = new Set(requested.map(({ rowId }) => rowId)).size === requested.length;
  return (
    once &&
    requested.every(({ rowId, amount, tax }) => {
      const row = rows.find(({ id }) => id === rowId);
      const max = row && subtractMoney(row.total, row.refundedAmount);
      return max !== undefined && amount >= 0 && amount <= max && tax >= 0 && tax <= amount;
    })
  );
}

function mayReturn(line: RefundableLine, quantity: number): boolean {
  const countable = line.fractional ? isQuantity(quantity) : Number.isSafeInteger(quantity);
  return countable && quantity >= 0 && quantity <= quantityLeft(line);
}

function quantityLeft({
  quantity,
  refundedQuantity,
}: Pick<RefundableLine, 'quantity' | 'refundedQuantity'>): number {
  return subtractQuantity(quantity, refundedQuantity);
}

/** What pieces of a line are worth: their share, and the last of them whatever is left. */
export function getWorth(
  line: Pick<RefundableLine, 'quantity' | 'total' | 'refundedQuantity' | 'refundedAmount'>,
  quantity: number,
): Money {
  const left = subtractMoney(line.total, line.refundedAmount);
  const all = quantity === quantityLeft(line);
  if (all) return left;
  const share = multiplyMoney(line.total, quantity / line.quantity);
  return share > left ? left : share;
}

function getRest(line: RefundableLine): RefundedLine[] {
  const quantity = quantityLeft(line);
  const amount = subtractMoney(line.total, line.refundedAmount);
  return quantity > 0 || amount > 0 ? [{ lineId: line.id, quantity, amount }] : [];
}
