import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { asDatabaseAway, DatabaseAway } from '../database-away.ts';
import type { EngineParts, OnQuery } from '../engine.ts';
import { storable } from '../parameters.ts';
import type { Tables } from '../tables.ts';
import type { PostgresTarget } from '../target.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { RepeatingIntrospector } from './repeating-introspector.ts';

export class ShopDialect extends PostgresDialect {
  // biome-ignore lint/suspicious/noExplicitAny: the type of Kysely's own method.
  override createIntrospector(db: Kysely<any>): RepeatingIntrospector {
    return new RepeatingIntrospector(db);
  }
}

const int8 = 20;
const numeric = 1700;

function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} does not fit a JavaScript number`);
  }
  return value;
}

/** Money and times are bigint columns, and sums of them arrive as numeric: both are plain numbers here. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, safeNumber);
types.setTypeParser(numeric, safeNumber);

function clientConfig(connectionString: string, schema: string | undefined): pg.ClientConfig {
  return {
    connectionString,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'vitrine',
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  };
}

/** A pooler refuses a connection that begins with a parameter it does not know, such as a time limit. */
export function poolConfig({
  url,
  directUrl,
  schema,
  connections,
  statementTimeoutMs,
}: PostgresTarget) {
  const config: pg.PoolConfig = { ...clientConfig(url, schema), max: connections ?? 10 };
  if (directUrl === undefined && statementTimeoutMs) config.statement_timeout = statementTimeoutMs;
  return config;
}

function away(error: unknown): never {
  throw asDatabaseAway(error);
}

/** What each statement passes on its way. */
export interface StatementChecks {
  /** Throws where it must not be sent. */
  before(sql: string): void;
  /** What is thrown in place of a failure. */
  failed(error: unknown): unknown;
}

const NO_CHECKS: StatementChecks = { before: () => undefined, failed: (error) => error };

/** The pool as Kysely uses it. */
export function lendConnections(pool: pg.Pool, checks = NO_CHECKS): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw checks.failed(asDatabaseAway(error));
      });
      /** Set by the query that found it out: the pool must not lend this connection again. */
      let isBroken = false;
      const failed = (error: unknown): never => {
        const named = asDatabaseAway(error);
        isBroken ||= named instanceof DatabaseAway;
        throw checks.failed(named);
      };
      function query<R>(
        sql: string,
        values: ReadonlyArray<unknown>,
      ): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query<R>(
        sql: string | PostgresCursor<R>,
        values: ReadonlyArray<unknown> = [],
      ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
        if (typeof sql !== 'string')
          throw new Error('streaming is not portable here: read in pages by key');
        checks.before(sql);
        const result: Promise<unknown> = client.query(sql, values.map(storable));
        return result.catch(failed) as Promise<PostgresQueryResult<R>>;
      }
      return { query, release: () => client.release(isBroken) };
    },
    end: () => pool.end(),
  };
}

interface PostgresWatch {
  readonly onQuery?: OnQuery;
  onBackgroundError(error: Error): void;
}

export function openPostgres(
  target: PostgresTarget,
  { onQuery, onBackgroundError }: PostgresWatch,
): EngineParts {
  const pool = new pg.Pool(poolConfig(target));
  // A connection that breaks is replaced by the pool, and the query it was in fails. Without these
  // listeners, the second for connections in use between two queries, it would end the process.
  const onLost = (error: Error) =>
    onBackgroundError(new DatabaseAway(error.message, { cause: error }));
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const listener = createPostgresListener(
    clientConfig(target.directUrl ?? target.url, target.schema),
    onLost,
  );

  const db = new Kysely<Tables>({
    dialect: new ShopDialect({ pool: lendConnections(pool) }),
    ...(onQuery && {
      log: ({ level, queryDurationMillis, query }) =>
        onQuery(queryDurationMillis, level === 'query' ? 'ok' : 'failed', query.sql),
    }),
  });

  return {
    db,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]).catch(away);
    },
    listen: listener.listen,
    close: listener.close,
  };
}
