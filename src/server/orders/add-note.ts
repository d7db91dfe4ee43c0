import { queueEmail } from '#server/emails/queue-email.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from './order-problem.ts';
import type { OrderNote } from './order-record.ts';

export interface NoteInput {
  text: string;
  /** `customer`: the buyer sees it with the order and gets it by mail. */
  kind: 'private' | 'customer';
  author?: string;
}

export type NoteResult = { ok: true; note: OrderNote } | { ok: false; problems: OrderProblem[] };

const MAX_LENGTH = 5000;

export async function addOrderNote(
  { db, now }: ShopContext,
  orderId: number,
  { text, kind, author = '' }: NoteInput,
): Promise<NoteResult> {
  const written = text.trim().slice(0, MAX_LENGTH);
  if (written === '') {
    return { ok: false, problems: [{ code: 'ordering.problem.note', field: 'note' }] };
  }
  return inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('email')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) return { ok: false, problems: [{ code: 'ordering.problem.unknown' }] };
    await touchOrder(trx, orderId, now);
    const id = await writeNote(trx, orderId, { text: written, kind, author }, now);
    if (kind === 'customer') {
      const email = { kind: 'customer-note', to: order.email, orderId } as const;
      await queueEmail(trx, { ...email, data: { note: written } }, now);
    }
    return { ok: true, note: { id, at: now, kind, text: written, author } };
  });
}

/** A note belongs to the order: programs that ask for what was changed find it. */
async function touchOrder(trx: Db, orderId: number, now: number): Promise<void> {
  await trx.updateTable('orders').set({ updated_at: now }).where('id', '=', orderId).execute();
}

export async function removeOrderNote(
  { db, now }: ShopContext,
  orderId: number,
  noteId: number,
): Promise<void> {
  await db.deleteFrom('order_notes').where('id', '=', noteId).execute();
  await touchOrder(db, orderId, now);
}

/** Part of a larger change; returns the note's number. */
export async function writeNote(
  trx: Db,
  orderId: number,
  { text, kind, author = '' }: NoteInput,
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, at: now, kind, text, author })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
