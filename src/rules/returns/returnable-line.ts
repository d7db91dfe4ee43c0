import { addDays, type ShopDay } from '../boosters/shop-day.ts';
import { subtractQuantity } from '../quantities/quantity.ts';

// How much of a line of an order may be sent back, and until which day.
// Example: 3 mugs were sent on 1 May and are on the way for up to 4 days; with 30 days to return they may
// be sent back until 4 June. One was refunded, and one is asked for already: one is left.

export interface SentLine {
  quantity: number;
  refundedQuantity: number;
  /** In returns that are not over, or became an exchange. */
  returnedQuantity: number;
  /** What its product says, and the exceptions of the shop. */
  isReturnable: boolean;
  /** Nothing that could be sent: a download, a voucher, a service. */
  isVirtual: boolean;
  /** The day it was sent or collected; null where it was not. */
  sentOn: ShopDay | null;
  /** How long it was on the way at the longest. */
  transitDays: number;
}

export type NotReturnable = 'virtual' | 'excluded' | 'notSent' | 'late' | 'none';

export type ReturnableLine =
  | { ok: true; left: number; until: ShopDay }
  | { ok: false; why: NotReturnable };

export function returnableLine(line: SentLine, days: number, today: ShopDay): ReturnableLine {
  const left = leftToReturn(line);
  if (line.isVirtual) return { ok: false, why: 'virtual' };
  if (!line.isReturnable) return { ok: false, why: 'excluded' };
  if (left <= 0) return { ok: false, why: 'none' };
  if (line.sentOn === null) return { ok: false, why: 'notSent' };
  const until = addDays(line.sentOn, line.transitDays + days);
  return today > until ? { ok: false, why: 'late' } : { ok: true, left, until };
}

function leftToReturn({ quantity, refundedQuantity, returnedQuantity }: SentLine): number {
  return subtractQuantity(subtractQuantity(quantity, refundedQuantity), returnedQuantity);
}
