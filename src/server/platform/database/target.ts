// Where the shop's rows live.
// Example: postgres://shop@db.example/shop?schema=north keeps all tables in the schema "north".

export interface SqliteTarget {
  readonly engine: 'sqlite';
  readonly file: string;
  /** How long one statement waits for another process before it reports busy. */
  readonly busyTimeoutMs?: number;
}

export interface PostgresTarget {
  readonly engine: 'postgres';
  readonly url: string;
  /** The same database past the pooler that `url` names, for what needs a session: LISTEN, pg_dump. */
  readonly directUrl?: string;
  readonly schema?: string;
  readonly connections?: number;
  /** How long one statement may take; 0 or none has no limit. Behind a pooler its role decides. */
  readonly statementTimeoutMs?: number;
}

export type DatabaseTarget = SqliteTarget | PostgresTarget;

/** The schema that holds the tables; SQLite has none. */
export const schemaName = (target: DatabaseTarget) =>
  target.engine === 'sqlite' ? null : (target.schema ?? 'public');

const validSchema = /^[a-z_][a-z0-9_]{0,62}$/;

export class BrokenDatabaseUrl extends Error {
  override readonly name = 'BrokenDatabaseUrl';
}

/** Reads a DATABASE_URL. The message of the error never repeats the address: it may hold a password. */
export function databaseTarget(address: string): DatabaseTarget {
  if (address.startsWith('sqlite:')) {
    const file = decodeURIComponent(address.replace(/^sqlite:(\/\/)?/, ''));
    if (file === '') throw new BrokenDatabaseUrl('sqlite: needs a file name');
    return { engine: 'sqlite', file };
  }
  if (!URL.canParse(address)) throw new BrokenDatabaseUrl('it is not an address');
  const url = new URL(address);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new BrokenDatabaseUrl(
      `it starts with "${url.protocol}", expected postgres:, postgresql: or sqlite:`,
    );
  }
  if (url.pathname.length < 2) throw new BrokenDatabaseUrl('it names no database');
  const schema = url.searchParams.get('schema');
  if (schema === null) return { engine: 'postgres', url: address };
  if (!validSchema.test(schema)) {
    throw new BrokenDatabaseUrl('the schema may hold only a-z, 0-9 and _');
  }
  url.searchParams.delete('schema');
  return { engine: 'postgres', url: url.href, schema };
}
