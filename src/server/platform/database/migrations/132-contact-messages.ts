import { idColumn, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What visitors wrote by the contact form. */
export const contactMessages: Migration = {
  name: '132-contact-messages',
  async up(db, engine) {
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('created_at', time, required)
      .execute();
    await db.schema
      .createIndex('contact_messages_email')
      .on('contact_messages')
      .columns(['email', 'created_at'])
      .execute();
    await db.schema
      .createIndex('contact_messages_status')
      .on('contact_messages')
      .columns(['status', 'created_at'])
      .execute();
  },
};
