import { isServerTrouble } from '#rules/emails/mail-verdict.ts';
import type { Db } from '#server/platform/database/database.ts';
import { noteAccepted, noteFailed } from '../mail-servers/mail-record.ts';
import { type Mail, type MailTransport, MailUnconfirmed } from './mail.ts';
import { getReason, getVerdict } from './mail-failure.ts';

// A mail server cannot be asked whether it has taken a mail. So it is written down when a mail begins
// to leave: a process that dies after that leaves an attempt with an unknown outcome, and the
// email is sent once more, never a third time. One that dies before has lost nothing but time.
// Example: killed while sending, twice: the receiver has the email once or twice, and a line in the
// log says that it was given up.

const MAX_UNCONFIRMED = 2;

export type Delivery = 'sent' | 'sent-before' | 'given-up';

export async function deliver(
  db: Db,
  transport: MailTransport,
  mail: Mail,
  now: number,
): Promise<Delivery> {
  // The same file again does no harm.
  if (transport.name === 'files') {
    await transport.send(mail, async () => undefined);
    return 'sent';
  }
  const before = await db
    .selectFrom('email_sends')
    .select(['state', 'unconfirmed'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  if (before?.state === 'sent') return 'sent-before';
  if (before && before.unconfirmed >= MAX_UNCONFIRMED) return 'given-up';
  const attempt = openAttempt(db, mail.id, now);
  try {
    await transport.send(mail, attempt.count);
  } catch (error) {
    await noteFailure(db, transport, { error, attempt, now });
    if (!(error instanceof MailUnconfirmed)) await attempt.undo();
    throw error;
  }
  await db.updateTable('email_sends').set({ state: 'sent' }).where('id', '=', mail.id).execute();
  await noteAccepted(db, transport.server, now);
  return 'sent';
}

/** A server that nothing was sent to is not to blame. */
async function noteFailure(
  db: Db,
  { server }: MailTransport,
  { error, attempt, now }: { error: unknown; attempt: Attempt; now: number },
): Promise<void> {
  if (!isServerTrouble(getVerdict(error)) || (await attempt.wasLost())) return;
  await noteFailed(db, server, getReason(error), now);
}

interface Attempt {
  count(): Promise<void>;
  /** It could not be counted, so that nothing left. */
  wasLost(): Promise<boolean>;
  /** For an attempt that certainly failed. One that was never counted, or could not be, is not undone. */
  undo(): Promise<void>;
}

function openAttempt(db: Db, id: string, now: number): Attempt {
  const writes: Promise<void>[] = [];
  return {
    count() {
      const write = count(db, id, now);
      writes.push(write);
      return write;
    },
    async wasLost() {
      const settled = await Promise.allSettled(writes);
      return settled.some(({ status }) => status === 'rejected');
    },
    async undo() {
      // The server may say no while the count is still being written.
      const settled = await Promise.allSettled(writes);
      if (settled.some(({ status }) => status === 'fulfilled')) await uncount(db, id);
    },
  };
}

async function count(db: Db, id: string, now: number): Promise<void> {
  await db
    .insertInto('email_sends')
    .values({ id, state: 'sending', unconfirmed: 1, at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        unconfirmed: eb('email_sends.unconfirmed', '+', 1),
      })),
    )
    .execute();
}

async function uncount(db: Db, id: string): Promise<void> {
  await db
    .updateTable('email_sends')
    .set((eb) => ({ unconfirmed: eb('unconfirmed', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Past the time in which a job could come back. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export async function purgeDeliveries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('email_sends')
    .where('at', '<', now - RETENTION_MS)
    .execute();
}
