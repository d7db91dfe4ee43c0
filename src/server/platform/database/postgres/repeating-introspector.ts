import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseMetadataOptions, PostgresIntrospector, type TableMetadata } from 'kysely';
import { isMissingObject } from '../failures.ts';

const attempts = 40;
const pauseMs = 50;

/**
 * Kysely's migrator lists the tables of all schemas before it takes its lock, with functions that see
 * a later state of the catalogue than the query itself. While another process changes a table, that
 * query fails with a column or table that does not exist: it is asked again.
 */
export class RepeatingIntrospector extends PostgresIntrospector {
  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super.getTables(options);
      } catch (error) {
        if (attempt >= attempts || !isMissingObject(error)) throw error;
        await sleep(pauseMs);
      }
    }
  }
}
