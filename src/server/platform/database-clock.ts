import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Log } from './logging/log.ts';

// Processes on several machines have one clock: that of the database server. One whose machine is an hour
// ahead would take the jobs of the others for abandoned, and make nonces and sessions of another time.
// Example: the machine is at 15:00 and the database at 14:00: `shopTime()` is 14:00.

const EVERY_MS = 60_000;
/** Clocks differ a little, and so does the time of a query. */
const TOLERANCE_MS = 2000;

/** By how much the clock of this machine is behind that of the database. */
let behindMs = 0;

/** The clock of the shop, in epoch milliseconds. */
export function shopTime(): number {
  return Date.now() + behindMs;
}

/** Compares the clocks now and every minute; returns what ends it. On SQLite there is one machine. */
export async function followDatabaseClock(
  database: Pick<Database, 'db' | 'engine'>,
  log: Pick<Log, 'warn'>,
): Promise<() => void> {
  if (database.engine !== 'postgres') return () => undefined;
  async function compare(): Promise<void> {
    const measured = await measure(database);
    if (measured === null) return;
    const next = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured;
    if (Math.abs(next - behindMs) > TOLERANCE_MS) log.warn('clock-differs', { behindMs: next });
    behindMs = next;
  }
  await compare();
  // The database may be away for a while: what was known holds.
  const timer = setInterval(() => void compare().catch(() => undefined), EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    behindMs = 0;
  };
}

/** Null where the query took so long that it says nothing, or the clock was set meanwhile. */
async function measure({ db }: Pick<Database, 'db'>): Promise<number | null> {
  const [sentAt, sent] = [Date.now(), performance.now()];
  const { rows } = await sql<{ ms: number | string }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  const took = performance.now() - sent;
  const isSteady = Math.abs(Date.now() - sentAt - took) < TOLERANCE_MS;
  if (took > TOLERANCE_MS || !isSteady) return null;
  return Math.round(Number(rows[0]?.ms ?? 0) - sentAt - took / 2);
}
