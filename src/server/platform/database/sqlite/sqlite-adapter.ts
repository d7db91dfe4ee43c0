import { SqliteAdapter } from 'kysely';

/** SQLite can change its schema in a transaction, so all migrations run in one, as on PostgreSQL. */
export class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Of a file that several workers have open. */
export class SharedFileAdapter extends TransactionalDdlAdapter {}
