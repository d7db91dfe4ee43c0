// How much of an order can be refunded in all: what was paid for it. Before that a program may note
// down refunds of what it comes to.
// Example: 50.00 paid of an order of 60.00 is 50.00, and 60.00 while nothing is paid.

export function refundLimit(order: { total: number; paid_amount: number }): number {
  return order.paid_amount > 0 ? order.paid_amount : order.total;
}
