import { addQuantities, isQuantity, subtractQuantity } from '../quantities/quantity.ts';
import type { Status } from './order-status.ts';

// Which pieces a shipment holds, and whether the order is completed by it.
// Example: of 3 mugs and 1 tray, 2 mugs are sent first. The second shipment names nothing and holds
// 1 mug and the tray: the order, which was in preparation, is completed.

export interface ShippableLine {
  id: number;
  /** Nothing virtual, and no bundle beside its items. */
  sent: boolean;
  quantity: number;
  refundedQuantity: number;
  /** Pieces sent by earlier shipments. */
  shippedQuantity: number;
}

export interface ShippedLine {
  lineId: number;
  quantity: number;
}

export type ShipmentDecision =
  | { ok: true; lines: ShippedLine[]; completes: boolean }
  | { ok: false; problem: 'status' }
  | { ok: false; problem: 'nothing' }
  | { ok: false; problem: 'line'; lineId: number; left: number };

/** A completed order may get its tracking number later. */
const SHIPPABLE: readonly Status[] = ['on-hold', 'processing', 'completed'];

export function mayShip(status: Status): boolean {
  return SHIPPABLE.includes(status);
}

export function leftToShip(line: ShippableLine): number {
  if (!line.sent) return 0;
  const left = subtractQuantity(
    subtractQuantity(line.quantity, line.refundedQuantity),
    line.shippedQuantity,
  );
  return Math.max(0, left);
}

/** `asked` without lines is all that is left. */
export function decideShipment(
  status: Status,
  lines: readonly ShippableLine[],
  requested: readonly ShippedLine[],
): ShipmentDecision {
  if (!mayShip(status)) return { ok: false, problem: 'status' };
  const used = new Map<number, number>();
  for (const { lineId, quantity } of requested) {
    used.set(lineId, addQuantities(used.get(lineId) ?? 0, quantity));
  }
  if (requested.length === 0) for (const line of lines) used.set(line.id, leftToShip(line));
  for (const [lineId, quantity] of used) {
    const line = lines.find(({ id }) => id === lineId);
    const left = line ? leftToShip(line) : 0;
    const fits = quantity === 0 || (isQuantity(quantity) && quantity > 0 && quantity <= left);
    if (!line || !fits) return { ok: false, problem: 'line', lineId, left };
  }
  const shipped = [...used].flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId, quantity }] : [],
  );
  if (shipped.length === 0) return { ok: false, problem: 'nothing' };
  const nothingLeft = lines.every((line) => leftToShip(line) === (used.get(line.id) ?? 0));
  // An order on hold waits for its money: sending it early does not make it paid.
  return { ok: true, lines: shipped, completes: nothingLeft && status === 'processing' };
}
