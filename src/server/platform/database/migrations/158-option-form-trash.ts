import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * A form in the trash is offered with no product and can come back. One that is deleted for good keeps
 * its row, so that the versions that orders were priced with stay.
 */
export const optionFormTrash: Migration = {
  name: '158-option-form-trash',
  async up(db) {
    await db.schema
      .alterTable('option_forms')
      .addColumn('state', 'text', withDefault('live'))
      .execute();
  },
};
