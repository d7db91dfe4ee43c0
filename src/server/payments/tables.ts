import type { Generated } from 'kysely';
import type { PaymentState } from '#rules/payments/settle-payment.ts';

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
    state: PaymentState;
    /** JSON: what the shopper sent with the choice of the method. */
    data: string;
    /** Why it failed; '' unless it did. */
    failure: string;
    /** 1 where the order's time ran out before this was paid. */
    expired: number;
    created_at: number;
    updated_at: number;
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
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends PaymentTables {}
}
