import type { Order } from '@paypal/paypal-server-sdk';
import { money } from '#rules/money/money.ts';
import { fromDecimalAmount } from '#rules/payments/decimal-amount.ts';
import type { ProviderPayment } from '../payment-provider.ts';

type Capture = NonNullable<
  NonNullable<NonNullable<Order['purchaseUnits']>[number]['payments']>['captures']
>[number];

/** What was taken of the order, once something was. */
export function getCapture({ purchaseUnits }: Order): Capture | undefined {
  return purchaseUnits?.[0]?.payments?.captures?.at(-1);
}

/** The provider's order as a payment of the shop, whose amounts have so many decimals. */
export function seenOrder(order: Order, decimals: number): ProviderPayment {
  const unit = order.purchaseUnits?.[0];
  const capture = getCapture(order);
  const amount = capture?.amount ?? unit?.amount;
  const refunded = (unit?.payments?.refunds ?? [])
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .reduce((sum, refund) => sum + fromDecimalAmount(refund.amount?.value ?? '0', decimals), 0);
  const state = getState(order, capture);
  const url = state === 'open' ? approveAddress(order) : undefined;
  return {
    reference: order.id ?? '',
    state,
    amount: fromDecimalAmount(amount?.value ?? '0', decimals),
    currency: amount?.currencyCode ?? '',
    refunded: money(refunded),
    next: url === undefined ? null : { kind: 'redirect', url },
    failure: state === 'failed' ? String(capture?.status ?? order.status).toLowerCase() : '',
  };
}

/** One that the provider knows no more: its buyer never came, and cannot pay it any more. */
export function expiredOrder(reference: string): ProviderPayment {
  return {
    reference,
    state: 'failed',
    amount: money(0),
    currency: '',
    refunded: money(0),
    next: null,
    failure: 'expired',
  };
}

function getState({ status }: Order, capture: Capture | undefined): ProviderPayment['state'] {
  if (capture?.status === 'PENDING') return 'working';
  if (capture?.status === 'DECLINED' || capture?.status === 'FAILED') return 'failed';
  // Given back later or not, it was paid.
  if (capture) return 'paid';
  return status === 'VOIDED' ? 'failed' : 'open';
}

function approveAddress({ links = [] }: Order): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
}
