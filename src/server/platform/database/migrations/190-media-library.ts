import { idColumn, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Tags of pictures, the point that crops keep visible, and what a picture was before it was replaced. */
export const mediaLibrary: Migration = {
  name: '190-media-library',
  async up(db, engine) {
    for (const column of ['focus_x', 'focus_y']) {
      await db.schema.alterTable('media').addColumn(column, 'integer', withDefault(50)).execute();
    }
    await db.schema
      .createTable('media_tags')
      .addColumn('media_id', 'integer', ownedBy('media.id'))
      .addColumn('tag', 'text', required)
      .addPrimaryKeyConstraint('media_tags_once', ['media_id', 'tag'])
      .execute();
    await db.schema.createIndex('media_tags_tag').on('media_tags').column('tag').execute();
    await db.schema
      .createTable('media_versions')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('media_id', 'integer', ownedBy('media.id'))
      .addColumn('key', 'text', required)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('mime', 'text', required)
      .addColumn('bytes', 'integer', required)
      .addColumn('focus_x', 'integer', required)
      .addColumn('focus_y', 'integer', required)
      .addColumn('replaced_at', time, required)
      .execute();
    await db.schema
      .createIndex('media_versions_media')
      .on('media_versions')
      .column('media_id')
      .execute();
    await db.schema.createIndex('media_versions_key').on('media_versions').column('key').execute();
  },
};
