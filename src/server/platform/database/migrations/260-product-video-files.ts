import { time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Videos that staff have added, so that those nobody shows any more are found. */
export const productVideoFiles: Migration = {
  name: '260-product-video-files',
  async up(db) {
    await db.schema
      .createTable('product_video_files')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('unused_since', time)
      .execute();
  },
};
