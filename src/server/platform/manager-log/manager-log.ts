import { LruCache } from '../cache/lru-cache.ts';
import { encodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';

// Faults in what a manager wrote, such as a formula that divides by zero. A cart is priced at every
// reading, so the same entry is written once a minute at most, and the shopper does not wait for it.

export interface ManagerEntry {
  /** Such as `options.formulaFailed`. */
  code: string;
  /** What it is about; with the code it names the entry. */
  subject: string;
  details: Readonly<Record<string, unknown>>;
}

const MINUTE = 60_000;
const MAX_ENTRIES = 1000;

export interface ManagerLog {
  add(entry: ManagerEntry): void;
  /** Resolves when all entries so far are written. */
  settled(): Promise<void>;
}

export function createManagerLog(
  db: Db,
  now: () => number,
  failed: (error: unknown) => void,
): ManagerLog {
  const writtenAt = new LruCache<string, number>({ max: MAX_ENTRIES });
  let last: Promise<void> = Promise.resolve();
  return {
    add(entry) {
      const key = `${entry.code} ${entry.subject}`;
      const at = now();
      if (at - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE) return;
      writtenAt.set(key, at);
      last = last.then(() => write(db, entry, at)).catch(failed);
    },
    settled: () => last,
  };
}

async function write(db: Db, { code, subject, details }: ManagerEntry, at: number): Promise<void> {
  const text = encodeJson(details);
  await db
    .insertInto('manager_log')
    .values({ code, subject, details: text, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['code', 'subject']).doUpdateSet((eb) => ({
        count: eb('manager_log.count', '+', 1),
        details: text,
        last_at: at,
        done_at: null,
        done_by: '',
      })),
    )
    .execute();
}
