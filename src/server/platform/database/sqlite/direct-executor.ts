import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type DialectAdapter,
  type QueryResult,
} from 'kysely';
import { SqliteCompiler } from './sqlite-compiler.ts';
import type { SqliteDriver } from './sqlite-driver.ts';

/**
 * Queries outside of a transaction go to the open file at once. Kysely would acquire a connection for
 * each of them and give it back, in some ten promises, which takes longer than the query itself.
 */
export class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(driver: SqliteDriver, adapter: DialectAdapter) {
    super(new SqliteCompiler(), adapter, new DefaultConnectionProvider(driver));
    this.#connection = driver.openConnection();
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}
