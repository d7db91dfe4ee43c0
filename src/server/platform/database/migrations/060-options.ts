import { flag, idColumn, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const options: Migration = {
  name: '060-options',
  async up(db, engine) {
    await db.schema
      .createTable('option_forms')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('title', 'text', required)
      .addColumn('priority', 'integer', withDefault(10))
      .addColumn('enabled', flag, withDefault(1))
      .addColumn('scope', 'text', required)
      .addColumn('version', 'integer', required)
      .addColumn('updated_at', time, required)
      .execute();
    await db.schema
      .createTable('option_form_versions')
      .addColumn('form_id', 'integer', ownedBy('option_forms.id'))
      .addColumn('version', 'integer', required)
      .addColumn('source', json, required)
      .addColumn('form', json, required)
      .addColumn('created_at', time, required)
      .addPrimaryKeyConstraint('option_form_versions_key', ['form_id', 'version'])
      .execute();
    await db.schema
      .createTable('option_form_targets')
      .addColumn('form_id', 'integer', ownedBy('option_forms.id'))
      .addColumn('kind', 'text', required)
      .addColumn('target_id', 'integer', required)
      .addPrimaryKeyConstraint('option_form_targets_key', ['kind', 'target_id', 'form_id'])
      .execute();
  },
};
