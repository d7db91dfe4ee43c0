import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Products of a group in a line's options leave the shelf with it, and come back with it. */
export const orderAlong: Migration = {
  name: '091-order-along',
  async up(db) {
    const lines = () => db.schema.alterTable('order_lines');
    await lines().addColumn('along', 'text', withDefault('[]')).execute();
    await lines().addColumn('along_taken', 'integer', withDefault(0)).execute();
  },
};
