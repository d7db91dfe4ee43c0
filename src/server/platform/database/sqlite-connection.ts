import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { storable } from './parameters.ts';

const cacheSize = 400;
const cacheable = /^\s*(select|insert|update|delete|with|replace|values)\b/i;

interface Prepared {
  readonly statement: StatementSync;
  /** None where it sends no rows back. */
  columns: readonly string[];
}

/** One open SQLite file with its prepared statements, the least recently used leaving first. */
export interface SqliteConnection {
  readonly file: DatabaseSync;
  execute<R>(query: CompiledQuery): QueryResult<R>;
  purgeStatements(): void;
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

/** Nearly always what was given, which is then handed on as it is. */
function inputValues(given: readonly unknown[]): readonly SQLInputValue[] {
  for (const value of given) if (inputValue(value) !== value) return given.map(inputValue);
  return given as readonly SQLInputValue[];
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/**
 * Made here from what stands in its columns: SQLite's own row is an object of a kind of its own each
 * time, dear to make and to read from.
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
  const statements = new Map<string, Prepared>();

  const prepare = (sql: string): Prepared => {
    const statement = file.prepare(sql);
    const columns = columnsOf(statement);
    if (columns.length > 0) statement.setReturnArrays(true);
    return { statement, columns };
  };

  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known) {
      // Nobody leaves as long as there is room, and then the order does not matter.
      if (statements.size < cacheSize) return known;
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const fresh = prepare(sql);
    if (!cacheable.test(sql)) {
      // A change of schema makes the column lists of kept statements stale.
      statements.clear();
      return fresh;
    }
    statements.set(sql, fresh);
    if (statements.size > cacheSize) {
      const oldest = statements.keys().next();
      if (!oldest.done) statements.delete(oldest.value);
    }
    return fresh;
  };

  if (options.readOnly) file.exec('pragma query_only = on');

  return {
    file,
    execute<R>(query: CompiledQuery): QueryResult<R> {
      const kept = prepared(query.sql);
      const { statement } = kept;
      const values = inputValues(query.parameters);
      if (kept.columns.length > 0) {
        const found = statement.all(...values) as unknown as unknown[][];
        // A table that got a column meanwhile: the statement has noticed.
        if (found[0] && found[0].length !== kept.columns.length)
          kept.columns = columnsOf(statement);
        const rows = found.map((cells) => rowOf(kept.columns, cells)) as R[];
        return { rows, numAffectedRows: BigInt(rows.length) };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    purgeStatements: () => statements.clear(),
    close: () => {
      statements.clear();
      file.close();
    },
  };
}
