import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Tables, columns and stored names follow the words the code uses: email, add-on, messages. */
export const fieldNames: Migration = {
  name: '099-field-names',
  async up(db) {
    await db.schema.dropIndex('letter_sends_at').execute();
    await db.schema.alterTable('letter_sends').renameTo('email_sends').execute();
    await db.schema.createIndex('email_sends_at').on('email_sends').column('at').execute();
    await sql`update jobs set kind = 'email' where kind = 'letter'`.execute(db);
    // Recurring jobs were renamed; the server creates the rows of the new ones when it starts.
    await sql`delete from jobs where recurring like 'forget-%'`.execute(db);
    await db.schema.alterTable('order_lines').renameColumn('along', 'add_ons').execute();
    await db.schema
      .alterTable('order_lines')
      .renameColumn('along_taken', 'add_ons_taken')
      .execute();
    await sql`update settings set name = 'messages', 
      value = replace(replace(value, '"letters.', '"emails.'), '"places.', '"locations.')
      where name = 'texts'`.execute(db);
    await sql`update settings set name = 'locations.' || substr(name, 8) where name like 'places.%'`.execute(
      db,
    );
  },
};
