import type { Db } from '#server/platform/database/database.ts';
import { type Mail, type MailTransport, MailUnsure } from './mail.ts';

// A mail server cannot be asked whether it has taken a mail. So it is written down when a mail begins
// to leave: a process that dies after that leaves an attempt with an unknown outcome, and the
// email is sent once more, never a third time. One that dies before has lost nothing but time.
// Example: killed while sending, twice: the receiver has the email once or twice, and a line in the
// log says that it was given up.

const MOST_UNSURE = 2;

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
    .select(['state', 'unsure'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  if (before?.state === 'sent') return 'sent-before';
  if (before && before.unsure >= MOST_UNSURE) return 'given-up';
  let counting: Promise<boolean> | null = null;
  try {
    await transport.send(mail, () => {
      const counted = count(db, mail.id, now);
      counting = counted.then(
        () => true,
        () => false,
      );
      return counted;
    });
  } catch (error) {
    // The server may say no while the count is still being written.
    if ((await counting) && !(error instanceof MailUnsure)) await uncount(db, mail.id);
    throw error;
  }
  await db.updateTable('email_sends').set({ state: 'sent' }).where('id', '=', mail.id).execute();
  return 'sent';
}

async function count(db: Db, id: string, now: number): Promise<void> {
  await db
    .insertInto('email_sends')
    .values({ id, state: 'sending', unsure: 1, at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ unsure: eb('email_sends.unsure', '+', 1) })),
    )
    .execute();
}

async function uncount(db: Db, id: string): Promise<void> {
  await db
    .updateTable('email_sends')
    .set((eb) => ({ unsure: eb('unsure', '-', 1) }))
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
