import { ownedBy, required } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Small facts about a person's use of the shop, such as a banner they have dismissed. */
export const customerNotes: Migration = {
  name: '118-customer-notes',
  async up(db) {
    await db.schema
      .createTable('customer_notes')
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('name', 'text', required)
      .addColumn('value', 'text', required)
      .addPrimaryKeyConstraint('customer_notes_key', ['customer_id', 'name'])
      .execute();
  },
};
