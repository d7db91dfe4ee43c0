import { addMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { type NextStep, nextStep } from '#rules/orders/next-step.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { isStatus } from './order-status.tsx';
import { paidByCards } from './paid-by-cards.ts';
import type { OrderParts } from './use-order-parts.ts';

/** What is to be done with an order next; null where nothing is. */
export function useNextStep(order: Order, parts: OrderParts): NextStep | null {
  const { currency, locale } = useAdmin().config;
  const { decimals } = currency;
  if (!isStatus(order.status)) return null;
  const sum = (texts: readonly string[]) =>
    addMoney(...texts.map((text) => parseDecimal(text.replace('-', ''), decimals) ?? money(0)));
  const isPaid = order.date_paid_gmt !== null;
  const paid = sum([
    ...(isPaid ? [order.total] : []),
    ...paidByCards(order, locale).map(({ amount }) => amount),
  ]);
  const refunded = sum(order.refunds.map(({ total }) => total));
  return nextStep({
    status: order.status,
    isPaid,
    leftToShip: countLeftToShip(parts),
    leftToRefund: subtractMoney(paid, refunded),
  });
}

export function countLeftToShip({ toShip }: OrderParts): number {
  return addQuantities(...toShip.map(({ left }) => Math.max(0, left)));
}
