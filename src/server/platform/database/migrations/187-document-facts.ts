import { flag, pointsAt, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What search engines and shared links show of a page or post, and whether a post takes comments. */
export const documentFacts: Migration = {
  name: '187-document-facts',
  async up(db) {
    const table = 'documents';
    await db.schema.alterTable(table).addColumn('seo_title', 'text', withDefault('')).execute();
    await db.schema
      .alterTable(table)
      .addColumn('seo_description', 'text', withDefault(''))
      .execute();
    await db.schema.alterTable(table).addColumn('noindex', flag, withDefault(0)).execute();
    await db.schema
      .alterTable(table)
      .addColumn('social_image_id', 'integer', pointsAt('media.id'))
      .execute();
    await db.schema.alterTable(table).addColumn('comments_open', flag, withDefault(1)).execute();
    // The next one that is shown by its date alone is asked for with every page that is rendered.
    await db.schema
      .createIndex('documents_scheduled')
      .on(table)
      .columns(['status', 'published_at'])
      .execute();
  },
};
