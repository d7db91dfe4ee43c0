import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { createMutex } from '../../mutex.ts';
import type { OnQuery } from '../engine.ts';
import { insideTransaction, NestedTransaction } from '../open-transaction.ts';
import { concernsRowsOnly } from '../statement-kind.ts';
import { createGroupCommit } from './group-commit.ts';
import { createSharedCommit, type SharedCommit, type WriterTransaction } from './shared-commit.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { whenFree } from './when-free.ts';

// One connection writes and one reads. A transaction holds the writer from BEGIN IMMEDIATE to its
// end, awaits included, so two transactions never mix; those that wait for the writer share one
// commit. A query outside a transaction goes to the reader, where WAL gives it the last committed
// state without waiting.
// Example: while an order is being placed, a product page reads on and sees the stock before it.

export interface SqlitePair {
  readonly writer: SqliteConnection;
  readonly reader: SqliteConnection;
  /** How long a write waits for another process that writes. */
  readonly busyMs: number;
  readonly onQuery?: OnQuery;
}

const readsRaw = /^\s*(select|with|values|explain)\b/i;
const writesSomewhere = /\b(insert|update|delete|replace)\b/i;

/** A wrong answer costs no correctness: the reader refuses to write, and the writer can read. */
function onlyReads(query: CompiledQuery): boolean {
  if (query.query.kind === 'SelectQueryNode') return true;
  if (query.query.kind !== 'RawNode') return false;
  return readsRaw.test(query.sql) && !writesSomewhere.test(query.sql);
}

/** Waiting for the writer that our own caller holds would never end. */
function refuseWithin(what: string): void {
  if (insideTransaction()) throw new NestedTransaction(what);
}

type GroupWrite = ReturnType<typeof createGroupCommit>;
const builtWrites: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

class RoutedConnection implements DatabaseConnection {
  readonly #pair: SqlitePair;
  readonly #shared: SharedCommit;
  readonly #write: GroupWrite;
  #transaction: WriterTransaction | undefined;
  #schemaChanged = false;

  constructor(pair: SqlitePair, shared: SharedCommit, write: GroupWrite) {
    this.#pair = pair;
    this.#shared = shared;
    this.#write = write;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { onQuery } = this.#pair;
    if (!onQuery) return this.#run<R>(query);
    const start = performance.now();
    let result: 'ok' | 'failed' = 'failed';
    try {
      const found = await this.#run<R>(query);
      result = 'ok';
      return found;
    } finally {
      onQuery(performance.now() - start, result, query.sql);
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> | Promise<QueryResult<R>> {
    if (this.#transaction) {
      if (!concernsRowsOnly(query)) this.#schemaChanged = true;
      return this.#transaction.execute<R>(query);
    }
    if (onlyReads(query)) return this.#pair.reader.execute<R>(query);
    refuseWithin('a write');
    // A change of schema or of a setting of the file may not share a transaction.
    if (builtWrites.has(query.query.kind)) return this.#write<R>(query);
    return this.#alone<R>(query);
  }

  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const release = await this.#shared.alone();
    try {
      return await whenFree(() => this.#pair.writer.execute<R>(query), this.#pair.busyMs);
    } finally {
      this.#pair.reader.clearStatements();
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, the answer is a refusal
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not portable here: read in pages by key');
  }

  async begin(): Promise<void> {
    refuseWithin('a second transaction');
    this.#transaction = await (await this.#shared.hold()).begin();
  }

  async commit(): Promise<void> {
    await this.#leave()?.commit();
    this.#clearStatements();
  }

  /** After a commit that failed nothing is left to undo. */
  async rollback(): Promise<void> {
    await this.#leave()?.rollback();
    this.#clearStatements();
  }

  #leave(): WriterTransaction | undefined {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    return transaction;
  }

  /** Statements prepared before a change of the schema, or before it was undone, have its columns. */
  #clearStatements(): void {
    if (!this.#schemaChanged) return;
    this.#schemaChanged = false;
    this.#pair.writer.clearStatements();
    this.#pair.reader.clearStatements();
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  if (connection instanceof RoutedConnection) return connection;
  throw new TypeError('a connection of another driver');
}

export class SqliteDriver implements Driver {
  readonly #pair: SqlitePair;
  readonly #shared: SharedCommit;
  readonly #write: GroupWrite;
  #closed: Promise<void> | undefined;

  constructor(pair: SqlitePair) {
    this.#pair = pair;
    this.#shared = createSharedCommit(pair.writer, createMutex(), { busyMs: pair.busyMs });
    this.#write = createGroupCommit(this.#shared);
  }

  async init(): Promise<void> {
    // Both connections are open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.openConnection();
  }

  /** One for each transaction; all that is outside of one can share another. */
  openConnection(): DatabaseConnection {
    return new RoutedConnection(this.#pair, this.#shared, this.#write);
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).rollback();
  }

  async releaseConnection(): Promise<void> {
    // A routed connection is a light object; the two real ones stay open.
  }

  destroy(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    // A transaction under way ends before the files close.
    const release = await this.#shared.alone();
    this.#pair.reader.close();
    this.#pair.writer.close();
    release();
  }
}
