import { addMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Order } from '#wire/wc/order-response.ts';

// What orders come to that are to be cancelled or refunded, as the person is asked once before.
// Example: of 52.40 that were paid 12.00 went back already: 52.40 in all, 40.40 still to be refunded.

export type Ending = 'cancelled' | 'refunded';

export function isEnding(status: string): status is Ending {
  return status === 'cancelled' || status === 'refunded';
}

export interface EndingSums {
  total: Money;
  /** Paid and not refunded yet. */
  left: Money;
}

type Ended = Pick<Order, 'total' | 'refunds' | 'date_paid_gmt'>;

export function endingSums(orders: readonly Ended[], decimals: number): EndingSums {
  const amount = (text: string) => parseDecimal(text, decimals) ?? money(0);
  const sums = orders.map(({ total, refunds, date_paid_gmt: paid }) => {
    const refunded = addMoney(...refunds.map((each) => amount(each.total.replace('-', ''))));
    const left = paid === null ? money(0) : subtractMoney(amount(total), refunded);
    return { total: amount(total), left };
  });
  return {
    total: addMoney(...sums.map(({ total }) => total)),
    left: addMoney(...sums.map(({ left }) => left)),
  };
}
