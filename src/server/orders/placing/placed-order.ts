import type { Money } from '#rules/money/money.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { PaymentStart } from '../started-payment.ts';

/** As much of the new order as an answer needs; findOrder has the rest. */
export interface PlacedOrder {
  id: number;
  number: string;
  /** Opens the order for a guest. */
  key: string;
  status: OrderStatus;
  total: Money;
  currency: string;
  email: string;
  customerId: number | null;
}

export interface RefusedOrder {
  ok: false;
  problems: OrderProblem[];
  /** The current total of the order; null where it was not computed. */
  total: Money | null;
  /** The cart is another than the page shows: it is to be asked for again. */
  refresh: boolean;
}

export interface AcceptedOrder {
  ok: true;
  order: PlacedOrder;
  payment: PaymentStart;
  /** The order was there already: this key had been sent before. */
  repeated: boolean;
}

export type OrderResult = AcceptedOrder | RefusedOrder;

export function refuseOrder(
  problems: OrderProblem[],
  { total = null, refresh = false }: Partial<Pick<RefusedOrder, 'total' | 'refresh'>> = {},
): RefusedOrder {
  return { ok: false, problems, total, refresh };
}
