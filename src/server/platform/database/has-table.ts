import type { Db } from './database.ts';

export async function hasTable(db: Db, name: string, schema: string | undefined): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(
    (table) => table.name === name && (schema === undefined || table.schema === schema),
  );
}
