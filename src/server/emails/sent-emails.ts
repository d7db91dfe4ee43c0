import type { Selectable } from 'kysely';
import { encodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type OrderEmail, type QueuedEmail, toOrderEmail } from './email.ts';
import type { MailTables, SentState } from './tables.ts';

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

type SentRow = Selectable<MailTables['order_emails']>;

/** The order may be gone by now; then there is nothing to note. */
const insertSent = compiledQuery((db, sent: SentRow) =>
  db
    .insertInto('order_emails')
    .columns(['id', 'order_id', 'kind', 'recipient', 'subject', 'data', 'state', 'error', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select((row) => [
          row.val(sent.id).as('id'),
          'orders.id as order_id',
          row.val(sent.kind).as('kind'),
          row.val(sent.recipient).as('recipient'),
          row.val(sent.subject).as('subject'),
          row.val(sent.data).as('data'),
          row.val<string>(sent.state).as('state'),
          row.val(sent.error).as('error'),
          row.cast<number>(row.val(sent.at), 'bigint').as('at'),
        ])
        .where('orders.id', '=', sent.order_id),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        error: eb.ref('excluded.error'),
        at: eb.ref('excluded.at'),
      })),
    ),
);

export async function noteSentEmail(
  db: Db,
  email: Extract<QueuedEmail, { orderId: number }>,
  { subject, state, error = '' }: { subject: string; state: SentState; error?: string },
  now: number,
): Promise<void> {
  await insertSent(db, {
    id: email.id,
    order_id: email.orderId,
    kind: email.kind,
    recipient: email.to,
    subject,
    data: encodeJson(email.data),
    state,
    error: error.slice(0, 500),
    at: now,
  });
}

export async function loadSentEmails(db: Db, orderId: number): Promise<SentEmail[]> {
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
    email: toOrderEmail({ kind, to: recipient, orderId, data: JSON.parse(data) }),
  }));
}
