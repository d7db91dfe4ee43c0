import type { MailRecord } from '#rules/emails/mail-trouble.ts';
import type { Db } from '#server/platform/database/database.ts';

// Whether emails leave the machine: what the mail server did with the last ones. A note for every email
// would be a write for every email, so that it took one is noted once a minute and process, and at once
// after a failure.

const EVERY_MS = 60_000;
const MAX_ERROR = 500;

export interface NotedMail extends MailRecord {
  /** Of the last failure; '' for none. */
  error: string;
}

const NONE: NotedMail = { acceptedAt: null, failedAt: null, error: '' };

/** When this process last noted that a server took an email. */
const noted = new WeakMap<Db, Map<string, number>>();

export async function noteAccepted(db: Db, server: string, now: number): Promise<void> {
  const times = noted.get(db) ?? new Map<string, number>();
  noted.set(db, times);
  const last = times.get(server);
  if (last !== undefined && now >= last && now - last < EVERY_MS) return;
  await db
    .insertInto('mail_servers')
    .values({ server, accepted_at: now, failed_at: null, error: '' })
    .onConflict((conflict) => conflict.column('server').doUpdateSet({ accepted_at: now }))
    .execute();
  times.set(server, now);
}

export async function noteFailed(
  db: Db,
  server: string,
  error: string,
  now: number,
): Promise<void> {
  noted.get(db)?.delete(server);
  const failure = { failed_at: now, error: error.slice(0, MAX_ERROR) };
  await db
    .insertInto('mail_servers')
    .values({ server, accepted_at: null, ...failure })
    .onConflict((conflict) => conflict.column('server').doUpdateSet(failure))
    .execute();
}

export async function findMailRecord(db: Db, server: string): Promise<NotedMail> {
  const row = await db
    .selectFrom('mail_servers')
    .select(['accepted_at', 'failed_at', 'error'])
    .where('server', '=', server)
    .executeTakeFirst();
  return row ? { acceptedAt: row.accepted_at, failedAt: row.failed_at, error: row.error } : NONE;
}
