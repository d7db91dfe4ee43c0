import { addQuantities } from '../quantities/quantity.ts';
import type { Status } from './order-status.ts';

// Lines, coupons, fees and shipping of an order can be changed until money has come for it, also while
// it is packed and paid on delivery. After that what is taken out is refunded, and what is added is an
// order of its own (decision 091).
// Example: a pending order, or one in process that is paid on delivery: yes. The same order paid: no.

export const EDITABLE: readonly Status[] = ['pending', 'on-hold', 'processing'];

export function mayEdit(order: {
  status: Status;
  paidAt: number | null;
  totals: { refunded: number };
}): boolean {
  if (order.paidAt !== null || !EDITABLE.includes(order.status)) return false;
  // A refund of pieces that were never paid is a note of a program about an order that was under way.
  return order.status !== 'processing' || order.totals.refunded === 0;
}

/** A paid order that is under way is changed by a refund of what is left out and a new order of what is added. */
export function mayAmend({ status, isPaid }: { status: string; isPaid: boolean }): boolean {
  return isPaid && (status === 'processing' || status === 'on-hold');
}

interface LeftLine {
  id: number;
  quantity: number;
}

/** The first line that would have fewer pieces than parcels have left with; null for none. */
export function belowShipped(
  shipments: readonly { lines: readonly { lineId: number; quantity: number }[] }[],
  lines: readonly LeftLine[],
): { lineId: number; shipped: number } | null {
  const shipped = new Map<number, number>();
  for (const { lineId, quantity } of shipments.flatMap((shipment) => shipment.lines)) {
    shipped.set(lineId, addQuantities(shipped.get(lineId) ?? 0, quantity));
  }
  for (const [lineId, count] of shipped) {
    const left = lines.find(({ id }) => id === lineId)?.quantity ?? 0;
    if (left < count) return { lineId, shipped: count };
  }
  return null;
}
