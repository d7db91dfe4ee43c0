import type { Migration } from '../migrate.ts';

/** An entry of the main menu may show the blocks of a shared set as its panel. */
export const menuPanels: Migration = {
  name: '241-menu-panels',
  async up(db) {
    await db.schema
      .alterTable('menu_items')
      .addColumn('set_id', 'integer', (column) =>
        column.references('block_sets.id').onDelete('set null'),
      )
      .execute();
  },
};
