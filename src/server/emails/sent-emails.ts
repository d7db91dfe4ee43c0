import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type OrderEmail, orderEmailOf, type QueuedEmail } from './email.ts';
import type { SentState } from './tables.ts';

// Which emails about an order were sent. Emails about an account are not noted: they hold links.

export interface SentEmail {
  id: string;
  state: SentState;
  subject: string;
  error: string;
  at: number;
  /** As it was queued; null where an earlier version wrote what this one does not read. */
  email: OrderEmail | null;
  kind: string;
  recipient: string;
}

export async function noteSentEmail(
  db: Db,
  email: Extract<QueuedEmail, { orderId: number }>,
  { subject, state, error = '' }: { subject: string; state: SentState; error?: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('order_emails')
    .columns(['id', 'order_id', 'kind', 'recipient', 'subject', 'data', 'state', 'error', 'at'])
    // The order may be gone by now; then there is nothing to note.
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select((row) => [
          row.val(email.id).as('id'),
          'orders.id as order_id',
          row.val<string>(email.kind).as('kind'),
          row.val(email.to).as('recipient'),
          row.val(subject).as('subject'),
          row.val(encodeJson(email.data)).as('data'),
          row.val<string>(state).as('state'),
          row.val(error.slice(0, 500)).as('error'),
          row.cast<number>(row.val(now), 'bigint').as('at'),
        ])
        .where('orders.id', '=', email.orderId),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state, error, at: now }))
    .execute();
}

export async function sentEmailsOf(db: Db, orderId: number): Promise<SentEmail[]> {
  const rows = await db
    .selectFrom('order_emails')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, state, subject, error, at, kind, recipient, data }) => ({
    id,
    state,
    subject,
    error,
    at,
    kind,
    recipient,
    email: orderEmailOf({ kind, to: recipient, orderId, data: JSON.parse(data) }),
  }));
}
