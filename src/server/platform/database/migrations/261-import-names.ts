import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// What the lines of a product file are called, and the indices by which each slice of an import finds
// its lines without reading the others.

export const importNames: Migration = {
  name: '261-import-names',
  async up(db) {
    await sql`alter table product_import_rows add column sku text not null default ''`.execute(db);
    await sql`alter table product_import_rows add column original_id integer`.execute(db);
    await db.schema.dropIndex('product_import_rows_outcome').execute();
    const indices = {
      waiting: ['import_id', 'outcome', 'is_variation', 'parent', 'line'],
      linking: ['import_id', 'has_links', 'is_variation', 'line'],
      sku: ['import_id', 'sku'],
      original: ['import_id', 'original_id'],
    } as const;
    for (const [name, columns] of Object.entries(indices)) {
      await db.schema
        .createIndex(`product_import_rows_${name}`)
        .on('product_import_rows')
        .columns([...columns])
        .execute();
    }
  },
};
