import type { Money } from '#rules/money/money.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus, OrderView } from '#wire/order.ts';

/** What is asked when it is decided which payment methods are offered. */
export interface PaymentSituation {
  total: Money;
  /** Billing address; '' while unknown. */
  country: string;
  /** The rate chosen for each package, such as `flat_rate:1`. */
  shippingRates: readonly string[];
  needsShipping: boolean;
}

/** As much of an order as a provider may know. */
export interface PayableOrder {
  id: number;
  number: string;
  /** Of the order, for the address the shopper comes back to; also what makes a start repeatable. */
  key: string;
  total: Money;
  currency: string;
  email: string;
}

/** What happens after the order is written. */
export type PaymentStart =
  /** Nothing more to do now: the order has this status. */
  | { kind: 'done'; status: OrderStatus }
  /** The shopper pays elsewhere and comes back. */
  | { kind: 'redirect'; url: string }
  /** The shopper confirms on our page, with what the provider's script needs. */
  | { kind: 'confirm'; data: Readonly<Record<string, string>> }
  /** The provider could not be reached; the order waits and can be paid from its page. */
  | { kind: 'failed' };

/** News of a payment: a webhook's body, or the query of the address the shopper came back by. */
export interface PaymentEvent {
  source: 'webhook' | 'return';
  values: Readonly<Record<string, string>>;
  headers?: Headers;
  /** The body as it came, for signatures. */
  body?: string;
}

/** The meaning of a notification; null where it is unrelated, forged, or says nothing yet. */
export interface PaymentResult {
  orderId: number;
  /** What the provider calls the payment: the same payment has the same. */
  reference: string;
  outcome: 'paid' | 'failed';
  amount: Money;
}

/** Payment instructions for the shopper. */
export interface OrderToPay {
  number: string;
  totals: { total: Money };
}

export interface ProviderRefund {
  orderId: number;
  /** What the provider calls the payment. */
  transactionId: string;
  currency: string;
  amount: Money;
  reason: string;
  key: string;
}

export type ProviderRefundOutcome =
  /** What the provider calls the refund. */
  { ok: true; reference: string } | { ok: false };

export interface PaymentProvider {
  id: string;
  /**
   * True where the shopper is still on the shop's page when the order is written: its stock is held
   * for a shorter time.
   */
  confirmsHere?: boolean;
  title(ctx: ShopContext): string;
  description(ctx: ShopContext): string;
  /** Turned on, whatever the cart; a provider that does not say so is on where it is configured. */
  enabled?(ctx: ShopContext): boolean;
  available(ctx: ShopContext, situation: PaymentSituation): boolean;
  /** Payment methods without a provider decide the order's status at once, and it is written so. */
  immediateStatus?(ctx: ShopContext): OrderStatus;
  /** Days an order on hold waits for the money; 0, or left out, for as long as it takes. */
  payWithinDays?(ctx: ShopContext): number;
  /** Runs after the order is written. May be asked twice for one order: the key makes it repeatable. */
  start(ctx: ShopContext, order: PayableOrder): Promise<PaymentStart>;
  /** Reads the news; what follows from it is done once, by finishPayment. */
  finish(ctx: ShopContext, event: PaymentEvent): Promise<PaymentResult | null>;
  /**
   * Returns money; left out where a person has to. May be asked twice for one refund, whose key is the
   * same then.
   */
  refund?(ctx: ShopContext, refund: ProviderRefund): Promise<ProviderRefundOutcome>;
  /** How to pay, shown with the order and in emails. */
  instructions?(
    ctx: ShopContext,
    order: OrderToPay,
  ): Pick<OrderView['payment'], 'instructions' | 'details'>;
}
