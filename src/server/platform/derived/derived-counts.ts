import { sql } from 'kysely';
import { elementAt } from '#rules/lists/element-at.ts';
import { chunks } from '../database/chunks.ts';
import type { Db } from '../database/database.ts';
import type { DerivedTable, Marks } from './derived-table.ts';

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 400;
/** Marks of one transaction. */
const BATCH = 5000;

type Count<Key> = Key & { n: number };

interface Counts<Key> extends Marks<Count<Key>> {
  readonly name: string;
  /** A table of counts, `n` by its key. */
  readonly counts: string;
  readonly countedBy: readonly (keyof Key & string)[];
}

interface Sum {
  readonly values: readonly (number | string)[];
  readonly n: number;
}

/** Counts of a source's rows by some of their columns: each mark adds its `n` to the count of its key. */
export function derivedCounts<Key extends Readonly<Record<keyof Key, number | string>>>({
  counts,
  countedBy,
  ...marks
}: Counts<Key>): DerivedTable<Count<Key>> {
  const columns = sql.join(countedBy.map((name) => sql.ref(name)));
  const table = sql.table(counts);
  const toValues = (row: Key) => countedBy.map((name) => row[name]);

  async function addUp(trx: Db, due: readonly Count<Key>[]): Promise<void> {
    const byKey = Map.groupBy(due, (row) => JSON.stringify(toValues(row)));
    const sums = [...byKey.values()]
      .map((rows) => ({
        values: toValues(elementAt(rows, 0)),
        n: rows.reduce((sum, { n }) => sum + Number(n), 0),
      }))
      .filter(({ n }) => n !== 0);
    for (const some of chunks(sums, CHUNK)) await write(trx, some);
  }

  async function write(trx: Db, sums: readonly Sum[]): Promise<void> {
    const rows = sums.map(({ values, n }) => sql`(${sql.join([...values, n])})`);
    const written = await sql<Count<Key>>`
      insert into ${table} (${columns}, n) values ${sql.join(rows)}
      on conflict (${columns}) do update set n = ${sql.ref(`${counts}.n`)} + excluded.n
      returning ${columns}, n`.execute(trx);
    const empty = written.rows.filter(({ n }) => Number(n) === 0);
    if (empty.length === 0) return;
    const each = empty.map((row) => {
      const parts = countedBy.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
      return sql`(${sql.join(parts, sql` and `)})`;
    });
    await sql`delete from ${table} where ${sql.join(each, sql` or `)}`.execute(trx);
  }

  return { ...marks, batch: BATCH, refresh: addUp };
}
