import { addMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { getWorth } from '#rules/orders/refund-amount.ts';
import { addQuantities, isQuantity, subtractQuantity } from '#rules/quantities/quantity.ts';
import type { Shipment } from '#wire/vitrine/shipment.ts';
import { type LeftLine, refundPart } from './refund-lines.ts';

// A paid order from which pieces are taken out: what of each line can still be taken out, what goes back,
// and the refund as the API takes it.
// Example: of 3 paid mugs at 14.00 one was sent. Two can be taken out; with 2 left, 14.00 goes back.

export interface PaidLine {
  line: LeftLine;
  /** Pieces that are neither sent nor refunded. */
  removable: number;
}

export function paidLines(
  lines: readonly LeftLine[],
  shipments: readonly Pick<Shipment, 'line_items'>[],
): PaidLine[] {
  const sent = shipments.flatMap((shipment) => shipment.line_items);
  return lines.flatMap((line) => {
    const quantities = sent.flatMap(({ id, quantity }) => (id === line.id ? [quantity] : []));
    const removable = Math.max(0, subtractQuantity(line.left, addQuantities(...quantities)));
    return line.left > 0 ? [{ line, removable }] : [];
  });
}

/** How many pieces go, by what is typed as staying; null where that cannot be. */
export function removedPieces(
  { line, removable }: PaidLine,
  stays: string | undefined,
): number | null {
  if (stays === undefined) return 0;
  const typed = Number(stays);
  if (stays === '' || typed < 0 || !(typed === 0 || isQuantity(typed))) return null;
  const gone = subtractQuantity(line.left, typed);
  return gone >= 0 && gone <= removable ? gone : null;
}

/** With tax. Null where something cannot be taken out. */
export function amountBack(
  lines: readonly PaidLine[],
  stays: Readonly<Record<number, string>>,
): Money | null {
  const sums: Money[] = [];
  for (const one of lines) {
    const gone = removedPieces(one, stays[one.line.id]);
    if (gone === null) return null;
    sums.push(gone === 0 ? money(0) : getWorth(one.line, gone));
  }
  return addMoney(...sums);
}

export function refundParts(
  lines: readonly PaidLine[],
  stays: Readonly<Record<number, string>>,
  decimals: number,
) {
  return lines.flatMap((one) => {
    const quantity = removedPieces(one, stays[one.line.id]) ?? 0;
    if (quantity === 0) return [];
    const amount = getWorth(one.line, quantity);
    return [refundPart({ id: one.line.id, quantity, amount }, one.line, decimals)];
  });
}
