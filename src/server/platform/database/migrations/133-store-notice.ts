import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The settings of the store notice have other names: a shop that shows one goes on showing it. */
export const storeNotice: Migration = {
  name: '133-store-notice',
  async up(db) {
    for (const setting of ['notice', 'noticeId']) {
      const [before, now] = [`shop.${setting}`, `store.${setting}`];
      await sql`
        update settings set name = ${now}
        where name = ${before} and not exists (select 1 from settings where name = ${now})
      `.execute(db);
      await sql`delete from settings where name = ${before}`.execute(db);
    }
  },
};
