import { isOneOf } from '../lists/is-one-of.ts';
import { isQuantity } from '../quantities/quantity.ts';
import type { ReturnReason } from './return-reason.ts';
import type { NotReturnable, ReturnableLine } from './returnable-line.ts';

// What is wrong with a return that somebody asks for.
// Example: two of three mugs for the reason "damaged" are fine; four are more than were bought.

export interface RequestedLine {
  lineId: number;
  /** NaN for what is no number. */
  quantity: number;
  /** As it was sent. */
  reason: string;
}

export interface CheckedLine {
  lineId: number;
  quantity: number;
  reason: ReturnReason;
}

export type ReturnProblem =
  | { code: 'nothing' }
  | { code: 'unknown' }
  | { code: NotReturnable | 'quantity' | 'reason'; lineId: number };

export type CheckedReturn =
  | { ok: true; lines: CheckedLine[] }
  | { ok: false; problems: ReturnProblem[] };

interface Returnable {
  decision: ReturnableLine;
  /** Sold by fractions, so that a part of a piece can come back. */
  fractional: boolean;
}

export function checkReturn(
  requested: readonly RequestedLine[],
  lines: ReadonlyMap<number, Returnable>,
  reasons: readonly ReturnReason[],
): CheckedReturn {
  if (requested.length === 0) return { ok: false, problems: [{ code: 'nothing' }] };
  const problems: ReturnProblem[] = [];
  const checked: CheckedLine[] = [];
  for (const { lineId, quantity, reason } of requested) {
    const line = lines.get(lineId);
    const twice = checked.some((each) => each.lineId === lineId);
    if (!line || twice) problems.push({ code: 'unknown' });
    else if (!line.decision.ok) problems.push({ code: line.decision.why, lineId });
    else if (!fits(quantity, line.decision.left, line.fractional)) {
      problems.push({ code: 'quantity', lineId });
    } else if (!isOneOf(reasons, reason)) problems.push({ code: 'reason', lineId });
    else checked.push({ lineId, quantity, reason });
  }
  return problems.length === 0 ? { ok: true, lines: checked } : { ok: false, problems };
}

function fits(quantity: number, left: number, fractional: boolean): boolean {
  const countable = fractional ? isQuantity(quantity) : Number.isSafeInteger(quantity);
  return countable && quantity > 0 && quantity <= left;
}
