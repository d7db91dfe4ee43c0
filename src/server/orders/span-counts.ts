import { sql } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

// Counts that the database keeps, in spans of 30 days: of orders by when they were placed, of customers
// by when they ordered last. A page far inside a list begins in the span that the counts of the others
// lead to.
// Example: page 2001 of 25 skips 50,000 orders; the 61 newest spans have 49,600, so the page begins
// after 400 orders of the next.

export const SPAN_MS = 30 * 24 * 60 * 60_000;

export interface Span {
  span: number;
  count: number;
}

/** Only those with something in them. */
export function getSpans(
  rows: readonly { span: number; count: number | string }[],
): readonly Span[] {
  return rows
    .map(({ span, count }) => ({ span: Number(span), count: Number(count) }))
    .filter(({ count }) => count > 0);
}

export function countFor(spans: readonly Span[]): number {
  return spans.reduce((sum, { count }) => sum + count, 0);
}

/** Moments that are not in it themselves; what is left out is open. */
export interface TimeRange {
  after?: number | undefined;
  before?: number | undefined;
}

export interface Place extends TimeRange {
  offset: number;
}

/** From where in time a page is to be read, and how many are skipped there. The oldest span is first. */
export function getPlace(spans: readonly Span[], order: 'asc' | 'desc', offset: number): Place {
  let left = offset;
  for (const { span, count } of order === 'asc' ? spans : spans.toReversed()) {
    if (left < count) {
      return order === 'asc'
        ? { offset: left, after: span * SPAN_MS - 1 }
        : { offset: left, before: (span + 1) * SPAN_MS };
    }
    left -= count;
  }
  return { offset };
}

/** The range that both have in common. */
export function bothRanges(one: TimeRange, other: TimeRange): TimeRange {
  const after = Math.max(one.after ?? -Infinity, other.after ?? -Infinity);
  const before = Math.min(one.before ?? Infinity, other.before ?? Infinity);
  return {
    after: after === -Infinity ? undefined : after,
    before: before === Infinity ? undefined : before,
  };
}

/** The spans of a range. Those at its ends are counted anew, as only a part of them is meant. */
export async function spansWithin(
  spans: readonly Span[],
  { after = -SPAN_MS, before = Number.MAX_SAFE_INTEGER }: TimeRange,
  countPart: (part: TimeRange) => Promise<number>,
): Promise<readonly Span[]> {
  const [first, last] = [Math.floor(after / SPAN_MS), Math.floor(before / SPAN_MS)];
  const counted: Span[] = [];
  for (const { span, count: total } of spans) {
    if (span < first || span > last) continue;
    const isPart = span === first || span === last;
    const part = { after: span * SPAN_MS - 1, before: (span + 1) * SPAN_MS };
    counted.push({ span, count: isPart ? await countPart(part) : total });
  }
  return counted;
}

/** A table of counts, `n` by its key, and the table of what is still to be added to it. */
export interface CountTables {
  counts: 'order_counts' | 'buyer_counts';
  due: 'order_counts_due' | 'buyer_counts_due';
  key: readonly string[];
}

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 400;
/** Changes of one transaction. */
const MAX_DUE = 5000;

type CountRow = Readonly<Record<string, number | string>>;

/** Adds up what was noted since. */
export async function addDue(trx: Db, { counts, due, key }: CountTables): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const claimed = await sql<CountRow>`
    delete from ${sql.table(due)}
    where id in (select id from ${sql.table(due)} order by id limit ${MAX_DUE})
    returning ${columns}, n`.execute(trx);
  const toValues = (row: CountRow) => key.map((name) => row[name] ?? '');
  const byKey = Map.groupBy(claimed.rows, (row) => JSON.stringify(toValues(row)));
  // Always in the same order, so that two readers wait for each other instead of blocking.
  const sums = [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => ({
      values: toValues(rows[0] ?? {}),
      n: rows.reduce((sum, { n }) => sum + Number(n), 0),
    }))
    .filter(({ n }) => n !== 0);
  for (const some of chunks(sums, CHUNK)) {
    const rows = some.map(({ values, n }) => sql`(${sql.join([...values, n])})`);
    const written = await sql<CountRow>`
      insert into ${sql.table(counts)} (${columns}, n) values ${sql.join(rows)}
      on conflict (${columns}) do update set n = ${sql.ref(`${counts}.n`)} + excluded.n
      returning ${columns}, n`.execute(trx);
    const empty = written.rows.filter(({ n }) => Number(n) === 0);
    if (empty.length === 0) continue;
    const each = empty.map((row) => {
      const parts = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
      return sql`(${sql.join(parts, sql` and `)})`;
    });
    await sql`delete from ${sql.table(counts)} where ${sql.join(each, sql` or `)}`.execute(trx);
  }
}
