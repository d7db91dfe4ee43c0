import * as z from 'zod/mini';
import { formLine } from './forms/form-fields.ts';
import type { OrderView } from './order.ts';
import type { OrderReturns } from './returns.ts';

/** What whoever knows number and email of an order reads of it: no address and no amount. */
export interface TrackedOrder
  extends Pick<
    OrderView,
    'number' | 'status' | 'statusText' | 'placedAt' | 'delivery' | 'shipments'
  > {
  paidAt: number | null;
  isShipped: boolean;
  lines: readonly { id: number; name: string; quantity: number }[];
  returns: OrderReturns;
}

export interface TrackOrderPage {
  /** Null before the form was sent, or where nothing was found. */
  order: TrackedOrder | null;
  /** What is wrong with what was sent; ''. */
  problem: string;
  typed: { number: string; email: string };
  /** The page with its form. */
  url: string;
}

export const trackOrderForm = z.object({
  order_number: formLine(40),
  order_email: formLine(254),
});
