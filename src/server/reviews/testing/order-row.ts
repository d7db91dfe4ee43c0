import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

/** The row of an order of Ann Lee, for what is read of orders below them. */
export async function addOrder(
  db: Db,
  parts: {
    number: string;
    email: string;
    customerId?: number | null;
    status?: 'processing' | 'completed';
  },
): Promise<number> {
  const billing = {
    ...EMPTY_ADDRESS,
    firstName: 'Ann',
    lastName: 'Lee',
    address1: '1 Main Street',
    city: 'Ithaca',
    state: 'NY',
    postcode: '14850',
    country: 'US',
    phone: '555',
    email: parts.email,
  };
  const zeros = {
    paid_amount: 0,
    items: 100,
    items_tax: 0,
    discount: 0,
    discount_tax: 0,
    fees: 0,
    fees_tax: 0,
    shipping: 0,
    shipping_tax: 0,
    tax: 0,
    total: 100,
    refunded: 0,
    tax_included: 0,
  };
  const row = await db
    .insertInto('orders')
    .values({
      ...zeros,
      number: parts.number,
      order_key: `key-${parts.number}`,
      idempotency_key: `once-${parts.number}`,
      session_id: 'session',
      customer_id: parts.customerId ?? null,
      email: parts.email,
      status: parts.status ?? 'completed',
      created_via: 'checkout',
      currency: 'USD',
      placed_at: NOW,
      updated_at: NOW,
      paid_at: null,
      completed_at: null,
      held_until: null,
      stock_state: 'taken',
      billing: encodeJson(billing),
      shipping_address: encodeJson({ ...billing, email: '' }),
      customer_note: 'Ring twice, I am Ann',
      payment_method: 'bacs',
      payment_title: 'Bank transfer',
      transaction_id: '',
      attribution: '{"utm_source":"letter"}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
