import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  money,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { PaymentTables } from './tables.ts';

/** Without the columns of later releases. */
interface FirstTables extends Omit<PaymentTables, 'test_payments'> {
  test_payments: Omit<PaymentTables['test_payments'], 'details'>;
}

export const paymentSchema: DomainSchema<FirstTables> = {
  tables: {
    payments: {
      columns: {
        id,
        order_id: integer.ownedBy('orders.id'),
        provider: text,
        attempt: integer,
        idempotency_key: text.unique(),
        reference: text.nullable(),
        amount: money,
        currency: text,
        state: text,
        data: json,
        failure: text,
        expired: flag,
        created_at: time,
        updated_at: time,
        session: text.default(''),
        address: text.default(''),
        capture_amount: money.nullable(),
        checked_at: time.default(0),
      },
      unique: {
        payments_reference: ['provider', 'reference'],
        payments_attempt: ['order_id', 'provider', 'attempt'],
      },
      indexes: {
        payments_state: ['state', 'updated_at'],
      },
    },
    payment_webhooks: {
      columns: {
        id,
        provider: text,
        event_id: text,
        kind: text,
        reference: text.nullable(),
        received_at: time,
      },
      unique: { payment_webhooks_once: ['provider', 'event_id'] },
    },
    payment_failures: {
      columns: {
        id,
        kind: text,
        value: text,
        failures: integer,
        last_at: time,
        wait_until: time.nullable(),
      },
      unique: { payment_failures_once: ['kind', 'value'] },
      indexes: {
        payment_failures_by_wait: ['wait_until'],
      },
    },
    payment_customers: {
      columns: {
        customer_id: integer.ownedBy('customers.id'),
        provider: text,
        idempotency_key: text,
        reference: text.nullable(),
      },
      key: ['payment_customers_key', ['customer_id', 'provider']],
    },
    saved_payment_methods: {
      columns: {
        id,
        customer_id: integer.ownedBy('customers.id'),
        provider: text,
        reference: text,
        brand: text,
        last4: text,
        exp_month: integer,
        exp_year: integer,
        is_default: flag,
        created_at: time,
        fingerprint: text.default(''),
      },
      unique: { saved_payment_methods_once: ['provider', 'reference'] },
      indexes: {
        saved_payment_methods_by_customer: ['customer_id'],
      },
    },
    test_payments: {
      columns: {
        reference: text.primaryKey(),
        idempotency_key: text.unique(),
        amount: money,
        currency: text,
        state: text,
        due_at: time,
        refunds: json,
      },
    },
  },
};
