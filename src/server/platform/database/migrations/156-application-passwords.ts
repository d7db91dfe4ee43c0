import { randomUUID } from 'node:crypto';
import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Application passwords are named by a uuid, and by the program's own id where it has one. */
export const applicationPasswords: Migration = {
  name: '156-application-passwords',
  async up(db) {
    const table = 'application_passwords';
    await db.schema.alterTable(table).addColumn('uuid', 'text', withDefault('')).execute();
    await db.schema.alterTable(table).addColumn('app_id', 'text', withDefault('')).execute();
    const rows = await db.selectFrom(table).select('id').execute();
    for (const { id } of rows) {
      await db.updateTable(table).set({ uuid: randomUUID() }).where('id', '=', id).execute();
    }
    await db.schema
      .createIndex('application_passwords_uuid')
      .unique()
      .on(table)
      .column('uuid')
      .execute();
  },
};
