import { expect } from 'vitest';
import { readQueuedEmail } from '#server/emails/email.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { logIn } from '../log-in.ts';
import { nextVisit, visit } from './test-browsing.ts';
import { TEST_PASSWORD } from './test-people.ts';

export const NOW = Date.UTC(2026, 5, 1, 12);
export const MINUTE = 60_000;
export const NEW_PASSWORD = 'two warm stoves';

export async function emails(db: Db) {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

/** The word in the link of the newest email of a kind. */
export async function tokenOf(db: Db, kind: 'verify-email' | 'reset-password'): Promise<string> {
  const email = (await emails(db)).findLast((each) => each.kind === kind);
  const url = email && 'url' in email.data ? email.data.url : '';
  return new URL(url, 'https://shop.example').searchParams.get('token') ?? '';
}

/** Somebody who has logged in. */
export async function inside(
  ctx: ShopContext,
  email: string,
): Promise<{ browser: Visitor; logged: LoggedIn }> {
  const first = visit(NOW);
  const outcome = await logIn(ctx, first, email, TEST_PASSWORD);
  expect(outcome).toMatchObject({ ok: true });
  const browser = nextVisit(first, NOW);
  const logged = await loggedIn(ctx, browser);
  if (!logged) throw new Error('not logged in');
  return { browser, logged };
}

/** An order of Ann Lee, as far as accounts look at it. */
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
