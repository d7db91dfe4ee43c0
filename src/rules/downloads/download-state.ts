import type { Status } from '../orders/order-status.ts';

// Whether a file that was bought may be downloaded now, as the product's limit and expiry have it.
// Example: two pieces of a product with a limit of 3, paid on 1 May with an expiry of 10 days, may be
// downloaded 6 times until 11 May.

const DAY = 86_400_000;

export interface DownloadSale {
  status: Status;
  paidAt: number | null;
  /** Pieces of the line, and how many of them were refunded. */
  quantity: number;
  refundedQuantity: number;
  /** How often for each piece and for how many days; -1 for without end. */
  limit: number;
  expiryDays: number;
  /** How often it was downloaded. */
  count: number;
}

export type DownloadState = {
  /** Null for without end. */
  remaining: number | null;
  /** The moment from which it is refused; null for without end. */
  expiresAt: number | null;
  state: 'open' | 'used' | 'expired';
};

/** Null where nothing was sold: not paid, taken back, or refunded. */
export function downloadState(sale: DownloadSale, now: number): DownloadState | null {
  const { status, paidAt, limit, expiryDays } = sale;
  const pieces = sale.quantity - sale.refundedQuantity;
  if ((status !== 'processing' && status !== 'completed') || paidAt === null || pieces <= 0) {
    return null;
  }
  const allowed = allowedTimes(limit, pieces);
  const remaining = allowed === null ? null : Math.max(0, allowed - sale.count);
  // As in WooCommerce 0 days are without end, 0 times are never.
  const expiresAt = expiryDays > 0 ? paidAt + expiryDays * DAY : null;
  const expired = expiresAt !== null && now >= expiresAt;
  const used = remaining === 0;
  return { remaining, expiresAt, state: expired ? 'expired' : used ? 'used' : 'open' };
}

/** Null for without end. Half a metre of something counts as one piece. */
export function allowedTimes(limit: number, pieces: number): number | null {
  return limit < 0 ? null : limit * Math.ceil(pieces);
}
