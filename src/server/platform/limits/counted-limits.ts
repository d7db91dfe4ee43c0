import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { checkLimit, costMs, type Limit, type LimitResult } from './limit.ts';

// Limits of what is rare and must not be exceeded by any number of processes: counted in the database, one
// row for each key, with one statement that both checks and counts: `used_until` is as far ahead of the
// clock as the window is used. Keys are stored as a hash, since addresses of people are not needed here.
// Example: of a hundred coupon codes that one visitor tries at once in four processes, ten are looked up.

/** One key, and how often in the window it may be used; '' and 0 are not counted. */
export interface CountedKey {
  readonly key: string;
  readonly max: number;
}

type CountedLimit = Omit<Limit, 'max'>;

interface Row {
  name: string;
  cost: number;
}

/** One statement of several rows must lock them in the same order in every process. */
function toRows(limit: CountedLimit, keys: readonly CountedKey[], count: number): Row[] {
  return keys
    .filter(({ key, max }) => key !== '' && max > 0)
    .map(({ key, max }) => ({
      name: `${limit.name}:${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`,
      // In whole milliseconds, and more than `max` at a time are as many as there can be.
      cost:
        Math.max(1, Math.floor(costMs({ max, windowMs: limit.windowMs }))) * Math.min(count, max),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Counts a use for each key, or for none where one of them is used up. */
export async function takeCounted(
  db: Db,
  limit: CountedLimit,
  keys: readonly CountedKey[],
  now: number,
  count = 1,
): Promise<LimitResult> {
  const rows = toRows(limit, keys, count);
  // Whoever repeats what is refused writes nothing.
  const refused = await check(db, limit, rows, now);
  if (!refused.ok || rows.length === 0) return refused;
  const counted = await add(db, limit, rows, now);
  if (counted.size === rows.length) return { ok: true };
  // Another process was faster.
  await subtract(
    db,
    rows.filter(({ name }) => counted.has(name)),
  );
  const later = await check(db, limit, rows, now);
  return later.ok ? { ok: false, retryAfterSeconds: 1 } : later;
}

/** A use that was counted was none. */
export async function returnCounted(
  db: Db,
  limit: CountedLimit,
  keys: readonly CountedKey[],
  count = 1,
): Promise<void> {
  await subtract(db, toRows(limit, keys, count));
}

export async function purgeLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('used_until', '<=', now).execute();
}

async function check(
  db: Db,
  { windowMs }: CountedLimit,
  rows: readonly Row[],
  now: number,
): Promise<LimitResult> {
  if (rows.length === 0) return { ok: true };
  const stored = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where(
      'name',
      'in',
      rows.map(({ name }) => name),
    )
    // What is more than a window ahead was counted by a clock that was wrong.
    .where('used_until', '<=', now + windowMs)
    .execute();
  let retryAfterSeconds = 0;
  for (const { name, used_until } of stored) {
    const cost = rows.find((row) => row.name === name)?.cost ?? 0;
    const result = checkLimit(Math.max(0, used_until - now), cost, windowMs);
    if (!result.ok) retryAfterSeconds = Math.max(retryAfterSeconds, result.retryAfterSeconds);
  }
  return retryAfterSeconds === 0 ? { ok: true } : { ok: false, retryAfterSeconds };
}

/** The names under which there was room. */
async function add(
  db: Db,
  { windowMs }: CountedLimit,
  rows: readonly Row[],
  now: number,
): Promise<Set<string>> {
  const start = sql<number>`cast(${now} as bigint)`;
  const end = sql<number>`cast(${now + windowMs} as bigint)`;
  const isNew = sql<boolean>`(rate_limits.used_until <= ${start} or rate_limits.used_until > ${end})`;
  const sum = sql<number>`rate_limits.used_until + excluded.used_until - ${start}`;
  const counted = await db
    .insertInto('rate_limits')
    .values(rows.map(({ name, cost }) => ({ name, used_until: now + cost })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          used_until: sql<number>`case when ${isNew} then excluded.used_until else ${sum} end`,
        })
        .where(sql<boolean>`(${isNew} or ${sum} <= ${end})`),
    )
    .returning('name')
    .execute();
  return new Set(counted.map(({ name }) => name));
}

async function subtract(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('rate_limits')
    .values(rows.map(({ name, cost }) => ({ name, used_until: cost })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ used_until: sql<number>`rate_limits.used_until - excluded.used_until` }),
    )
    .execute();
}
