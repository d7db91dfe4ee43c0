import type { Migration } from '../migrate.ts';

const SORTED = ['spent', 'orders', 'last_order_at', 'since', 'name', 'country'] as const;

/** With the number of the row, so that a page far inside the list is found in the index alone. */
export const buyersInOrder: Migration = {
  name: '271-buyers-in-order',
  async up(db) {
    for (const column of SORTED) {
      await db.schema.dropIndex(`buyers_${column}`).execute();
      await db.schema
        .createIndex(`buyers_${column}`)
        .on('buyers')
        .columns([column, 'email', 'id'])
        .execute();
    }
  },
};
