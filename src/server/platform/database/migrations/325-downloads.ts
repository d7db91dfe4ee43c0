import { idColumn, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** How often buyers downloaded the files they bought, and when. */
export const downloads: Migration = {
  name: '325-downloads',
  async up(db, engine) {
    await db.schema
      .createTable('order_downloads')
      .addColumn('line_id', 'integer', ownedBy('order_lines.id'))
      .addColumn('download_id', 'text', required)
      .addColumn('count', 'integer', withDefault(0))
      .addPrimaryKeyConstraint('order_downloads_key', ['line_id', 'download_id'])
      .execute();
    await db.schema
      .createTable('download_log')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('line_id', 'integer', ownedBy('order_lines.id'))
      .addColumn('download_id', 'text', required)
      .addColumn('at', time, required)
      .addColumn('customer_id', 'integer')
      .execute();
    await db.schema
      .createIndex('download_log_line')
      .on('download_log')
      .columns(['line_id', 'at'])
      .execute();
    await db.schema.createIndex('download_log_at').on('download_log').column('at').execute();
  },
};
