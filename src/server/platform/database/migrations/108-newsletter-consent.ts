import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * An address is subscribed once its owner has confirmed it. Those from before have not: they stay on
 * record and are asked when they sign up again.
 */
export const newsletterConsent: Migration = {
  name: '108-newsletter-consent',
  async up(db) {
    const table = () => db.schema.alterTable('newsletter_subscribers');
    await table().addColumn('key', 'text', withDefault('')).execute();
    await table().addColumn('consent', 'text', withDefault('')).execute();
    await table().addColumn('asked_at', time, withDefault(0)).execute();
    await table().addColumn('confirmed_at', time).execute();
    await table().addColumn('ended_at', time).execute();
    const { rows } = await sql<{ email: string }>`
      select email from newsletter_subscribers
    `.execute(db);
    for (const { email } of rows) {
      const key = randomBytes(16).toString('hex');
      await sql`
        update newsletter_subscribers set key = ${key}, asked_at = created_at where email = ${email}
      `.execute(db);
    }
    await db.schema
      .createIndex('newsletter_subscribers_key')
      .on('newsletter_subscribers')
      .column('key')
      .execute();
  },
};
