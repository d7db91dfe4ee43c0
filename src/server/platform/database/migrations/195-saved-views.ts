import { idColumn, json, ownedBy, required } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Filters of a list that somebody of the staff has given a name. */
export const savedViews: Migration = {
  name: '195-saved-views',
  async up(db, engine) {
    await db.schema
      .createTable('saved_views')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('screen', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('query', json, required)
      .addUniqueConstraint('saved_views_name', ['customer_id', 'screen', 'name'])
      .execute();
  },
};
