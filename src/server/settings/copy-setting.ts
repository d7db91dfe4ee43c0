import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * What is stored under a former name, under the present one too; a process of the release before reads the
 * former one on. Example: `copySetting(db, 'api.allowedOrigins', 'api.origins')`.
 */
export async function copySetting(db: Db, from: string, to: string): Promise<void> {
  await db
    .insertInto('settings')
    .columns(['name', 'value', 'updated_at'])
    .expression(
      db
        .selectFrom('settings')
        .select([sql<string>`${sql.lit(to)}`.as('name'), 'value', 'updated_at'])
        .where('name', '=', from),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
