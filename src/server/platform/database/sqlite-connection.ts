import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LruCache } from '../cache/lru-cache.ts';
import { storable } from './parameters.ts';
import { concernsRowsOnly } from './statement-kind.ts';

const MAX_STATEMENTS = 400;

interface Prepared {
  readonly statement: StatementSync;
  /** The names as SQLite gives them; none where the statement returns no rows. */
  readonly columns: readonly string[];
}

/** One open SQLite file with its prepared statements. */
export interface SqliteConnection {
  readonly file: DatabaseSync;
  execute<R>(query: CompiledQuery): QueryResult<R>;
  /** After another connection has changed the schema: the columns of a statement may have changed. */
  clearStatements(): void;
  close(): void;
}

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'number' || value === null) return value;
  const plain = storable(value);
  if (typeof plain === 'string' || typeof plain === 'bigint' || plain instanceof Uint8Array) {
    return plain;
  }
  throw new TypeError(`a ${typeof value} cannot be a query value; encode it with the codec first`);
}

/**
 * Rows are read as arrays and made into plain objects here. The objects that node:sqlite makes have a
 * hidden class each, which is slow to make and to read from: with them an order takes 15 % longer
 * (1.69 instead of 1.44 ms of processor time).
 */
function rowOf(columns: readonly string[], cells: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let nth = 0; nth < columns.length; nth += 1) row[columns[nth] ?? ''] = cells[nth];
  return row;
}

export function openSqliteConnection(
  path: string,
  options: { readonly busyTimeoutMs: number; readonly readOnly: boolean },
): SqliteConnection {
  const file = new DatabaseSync(path, {
    timeout: options.busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  if (options.readOnly) file.exec('pragma query_only = on');
  const statements = new LruCache<string, Prepared>({ max: MAX_STATEMENTS });

  const prepare = (sql: string): Prepared => {
    const statement = file.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length > 0) statement.setReturnArrays(true);
    return { statement, columns };
  };

  const prepared = (query: CompiledQuery): Prepared => {
    if (concernsRowsOnly(query)) return statements.getOrSet(query.sql, () => prepare(query.sql));
    statements.clear();
    return prepare(query.sql);
  };

  return {
    file,
    execute<R>(query: CompiledQuery): QueryResult<R> {
      const { statement, columns } = prepared(query);
      const values = query.parameters.map(inputValue);
      if (columns.length > 0) {
        // The engine knows no types: a cell array is what it returns, a row is what the query says.
        const found = statement.all(...values) as unknown as unknown[][];
        const rows = found.map((cells) => rowOf(columns, cells)) as R[];
        return { rows, numAffectedRows: BigInt(rows.length) };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    clearStatements: () => statements.clear(),
    close: () => {
      statements.clear();
      file.close();
    },
  };
}
