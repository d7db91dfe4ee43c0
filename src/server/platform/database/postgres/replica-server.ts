import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database.ts';
import { DatabaseAway } from '../database-away.ts';
import type { DatabaseWatch } from '../open-database.ts';
import type { ReplicaLook } from '../replica/replica.ts';
import { NotAtReplica, replicaChecks } from '../replica/replica-run.ts';
import type { Tables } from '../tables.ts';
import type { PostgresTarget } from '../target.ts';
import { lendConnections, poolConfig, ShopDialect } from './postgres.ts';

/** What a replica has in common with its primary: it is a copy of all files of the server. */
export interface ServerIdentity {
  readonly system: string;
  readonly database: string;
  readonly schema: string | null;
}

interface Look extends ServerIdentity {
  readonly standby: boolean;
  readonly replayed: number;
}

/** A server that does not respond at all must not hold pages up. */
const CONNECT_MS = 2000;
const LOOK_MS = 2000;

const replayedBytes = sql<number>`
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)`;

/**
 * As far as the primary has written, with what a commit that does not wait for its disk has written in
 * memory only.
 */
export async function primaryPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position`.execute(db);
  return rows[0]?.position ?? Number.POSITIVE_INFINITY;
}

export async function serverIdentity(db: Db): Promise<ServerIdentity> {
  const { rows } = await sql<ServerIdentity>`select ${IDENTITY}`.execute(db);
  const [identity] = rows;
  if (!identity) throw new Error('a server without an identity');
  return identity;
}

const IDENTITY = sql`
  (select system_identifier::text from pg_control_system()) as system,
  (select oid::text from pg_database where datname = current_database()) as database,
  current_schema() as schema`;

/** Connections to a replica; `db` is for runs alone. */
export function openReplicaServer(
  target: PostgresTarget,
  readPrimary: () => Promise<ServerIdentity>,
  { onQuery, lost }: Pick<DatabaseWatch, 'onQuery'> & { lost(error: Error): void },
) {
  const pool = new pg.Pool({ ...poolConfig(target), connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<Tables>({
    dialect: new ShopDialect({ pool: lendConnections(pool, replicaChecks(lost)) }),
    ...(onQuery && {
      log: (event) => {
        const failed = event.level === 'error';
        // What was refused was not sent.
        if (failed && event.error instanceof NotAtReplica) return;
        onQuery(event.queryDurationMillis, failed ? 'failed' : 'ok', event.query.sql);
      },
    }),
  });
  // Its figures are those of the watch, and not of a page.
  const watching = new Kysely<Tables>({
    dialect: new ShopDialect({ pool: lendConnections(pool) }),
  });
  let primary: ServerIdentity | undefined;
  return {
    db,
    async look(): Promise<ReplicaLook> {
      // A new shop has no schema before its first migration.
      if (!primary?.schema) primary = await readPrimary();
      const { rows } = await within(
        LOOK_MS,
        sql<Look>`select ${IDENTITY}, pg_is_in_recovery() as standby, ${replayedBytes} as replayed`.execute(
          watching,
        ),
      );
      const [seen] = rows;
      if (!seen) throw new DatabaseAway('no answer');
      return { replayed: seen.replayed, problem: findProblem(seen, primary) };
    },
    async replayed(): Promise<number> {
      try {
        const { rows } = await within(
          LOOK_MS,
          sql<{ replayed: number }>`select ${replayedBytes} as replayed`.execute(watching),
        );
        return rows[0]?.replayed ?? 0;
      } catch (error) {
        if (error instanceof DatabaseAway) lost(error);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function findProblem(seen: Look, primary: ServerIdentity): string | null {
  if (seen.system !== primary.system) return 'its server is no copy of the one of DATABASE_URL';
  if (seen.database !== primary.database) return 'it names another database than DATABASE_URL';
  // Without one it has not replayed so far yet.
  if (seen.schema !== null && seen.schema !== primary.schema)
    return 'it names another schema than DATABASE_URL';
  if (!seen.standby) return 'it is no standby, but takes writes itself';
  return null;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timer.reject(new DatabaseAway(`no answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}
