import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { DirectEngine } from './direct.ts';
import { createGroupCommit } from './group-commit.ts';
import { createMutex } from './mutex.ts';
import { insideTransaction, NestedTransaction } from './open-transaction.ts';
import { createSharedCommit, type SharedCommit, type WriterTurn } from './shared-commit.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

// One connection writes and one reads. A transaction holds the writer from BEGIN IMMEDIATE to its
// end, awaits included, so two transactions never mix; those that wait for the writer share one wait
// for the disk. A query outside a transaction goes to the reader, where WAL gives it the last
// committed state without waiting.
// Example: while an order is being placed, a product page reads on and sees the stock before it.

export interface SqlitePair {
  readonly writer: SqliteConnection;
  readonly reader: SqliteConnection;
}

const readsRaw = /^\s*(select|with|values|explain)\b/i;
const writesSomewhere = /\b(insert|update|delete|replace)\b/i;

/** A wrong guess costs no correctness: the reader refuses to write, and the writer can read. */
function onlyReads(query: CompiledQuery): boolean {
  if (query.query.kind === 'SelectQueryNode') return true;
  if (query.query.kind !== 'RawNode') return false;
  return readsRaw.test(query.sql) && !writesSomewhere.test(query.sql);
}

/** Waiting for the writer that our own caller holds would wait for ever. */
function refuseWithin(what: string): void {
  if (insideTransaction()) throw new NestedTransaction(what);
}

type GroupWrite = ReturnType<typeof createGroupCommit>;
const groups: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

class RoutedConnection implements DatabaseConnection {
  readonly #pair: SqlitePair;
  readonly #shared: SharedCommit;
  readonly #write: GroupWrite;
  #turn: WriterTurn | undefined;

  constructor(pair: SqlitePair, shared: SharedCommit, write: GroupWrite) {
    this.#pair = pair;
    this.#shared = shared;
    this.#write = write;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#turn) return this.#turn.execute<R>(query);
    if (onlyReads(query)) return this.#pair.reader.execute<R>(query);
    refuseWithin('a write');
    // A change of schema or of a setting of the file may not share a transaction.
    if (groups.has(query.query.kind)) return this.#write<R>(query);
    const release = await this.#shared.alone();
    try {
      return this.#pair.writer.execute<R>(query);
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, the answer is a refusal
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not portable here: read in pages by key');
  }

  /** In the transaction that is open here; undefined where none is. */
  executeWithin(query: CompiledQuery): QueryResult<unknown> | undefined {
    return this.#turn?.execute(query);
  }

  async begin(): Promise<void> {
    refuseWithin('a second transaction');
    this.#turn = (await this.#shared.hold()).begin();
  }

  commit(): Promise<void> {
    return this.#leave()?.commit() ?? Promise.resolve();
  }

  /** After a commit that failed nothing is left to undo. */
  rollback(): Promise<void> {
    return this.#leave()?.rollback() ?? Promise.resolve();
  }

  #leave(): WriterTurn | undefined {
    const turn = this.#turn;
    this.#turn = undefined;
    return turn;
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  if (connection instanceof RoutedConnection) return connection;
  throw new TypeError('a connection of another driver');
}

/**
 * What the two connections answer at once: every reading, and all that belongs to a transaction. The
 * reader forgets its pages with each commit, the writer, whose commit it was, does not: while no
 * transaction is open there both see the same, and the writer need not read them again.
 */
export function directSqlite(
  { reader, writer }: SqlitePair,
  driver: Pick<SqliteDriver, 'begun'>,
): DirectEngine {
  return {
    outside(query) {
      if (query.query.kind !== 'SelectQueryNode') return undefined;
      return (writer.file.isTransaction ? reader : writer).execute(query);
    },
    within() {
      const own = driver.begun;
      return (query) => own?.executeWithin(query);
    },
  };
}

export class SqliteDriver implements Driver {
  readonly #pair: SqlitePair;
  readonly #shared: SharedCommit;
  readonly #write: GroupWrite;
  /** On which the last transaction began; the next one waits for the writer until it has ended. */
  begun: RoutedConnection | undefined;

  constructor(pair: SqlitePair) {
    this.#pair = pair;
    this.#shared = createSharedCommit(pair.writer, createMutex());
    this.#write = createGroupCommit(pair.writer, this.#shared);
  }

  async init(): Promise<void> {
    // Both connections are open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#pair, this.#shared, this.#write);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = routed(connection);
    await own.begin();
    this.begun = own;
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).rollback();
  }

  async releaseConnection(): Promise<void> {
    // A routed connection is a light object; the two real ones stay.
  }

  async destroy(): Promise<void> {
    // A transaction under way ends before the files close.
    const release = await this.#shared.alone();
    this.#pair.reader.close();
    this.#pair.writer.close();
    release();
  }
}
