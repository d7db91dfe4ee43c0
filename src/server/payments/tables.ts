import type { Generated } from 'kysely';
import type { PayerKind } from '#rules/payments/card-testing.ts';
import type { PaymentState } from '#rules/payments/settle-payment.ts';
import type { Flag } from '#server/platform/database/codec.ts';

/** Payments that a provider is asked for. */
export interface PaymentTables {
  /** One row for each attempt to pay an order, written before the provider is asked. */
  payments: {
    id: Generated<number>;
    order_id: number;
    provider: string;
    /** Counts the attempts of one order with one provider, so that two tabs share one. */
    attempt: number;
    /** Sent with each request, so that the provider knows a repeated one. */
    idempotency_key: string;
    /** What the provider calls the payment; null until its answer was read. */
    reference: string | null;
    amount: number;
    currency: string;
    /** What a manager asked to take of reserved money; null where all of it, or nothing yet. */
    capture_amount: Generated<number | null>;
    state: PaymentState;
    /** JSON: what the shopper sent with the choice of the method. */
    data: string;
    /** Why it failed; '' unless it did. */
    failure: string;
    /** 1 where the order's time ran out before this was paid. */
    expired: number;
    /** Hash of the browser's cookie and the network address it was begun from; '' where not known. */
    session: Generated<string>;
    address: Generated<string>;
    created_at: number;
    updated_at: number;
    /** When the reconciliation last looked at it; 0 for never. */
    checked_at: Generated<number>;
  };
  /** Notifications of providers, each once; a job does what they call for. */
  payment_webhooks: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    kind: string;
    reference: string | null;
    received_at: number;
  };
  /** Failed payments by who tried, and until when they wait. */
  payment_failures: {
    id: Generated<number>;
    kind: PayerKind;
    value: string;
    failures: number;
    last_at: number;
    /** Null while failures are free. */
    wait_until: number | null;
  };
  /** Who a customer is at a provider. */
  payment_customers: {
    customer_id: number;
    provider: string;
    /** Sent with the request, so that the provider knows a repeated one. */
    idempotency_key: string;
    /** What the provider calls them; null until its answer was read. */
    reference: string | null;
  };
  /** What a customer has saved to pay with: enough to recognise it, and what the provider calls it. */
  saved_payment_methods: {
    id: Generated<number>;
    customer_id: number;
    provider: string;
    reference: string;
    brand: string;
    last4: string;
    /** 0 where it does not expire. */
    exp_month: number;
    exp_year: number;
    /** The same for the same number; '' where it is not known. */
    fingerprint: Generated<string>;
    is_default: Flag;
    created_at: number;
  };
  /** What the test provider would know if it were one elsewhere. */
  test_payments: {
    reference: string;
    idempotency_key: string;
    amount: number;
    currency: string;
    state: Exclude<PaymentState, 'new' | 'authorised'>;
    /** When a slow one is decided; 0 for the others. */
    due_at: number;
    /** JSON: the key of each refund to its amount. */
    refunds: string;
    /** JSON: what it was paid with, why it failed, where its buyer goes back to. */
    details: Generated<string>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends PaymentTables {}
}
