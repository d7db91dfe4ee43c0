import { encodeJson } from '../codec.ts';
import type { Migration } from '../migrate.ts';

/** Leaves a job that asks the providers which cards, saved before fingerprints were known, are one. */
export const cardsOnce: Migration = {
  name: '282-cards-once',
  async up(db) {
    const saved = await db
      .selectFrom('saved_payment_methods')
      .select('id')
      .where('fingerprint', '=', '')
      .executeTakeFirst();
    if (!saved) return;
    const now = Date.now();
    const job = { kind: 'merge-saved-cards', payload: encodeJson({}), state: 'waiting' } as const;
    await db
      .insertInto('jobs')
      .values({ ...job, run_at: now, lease_until: null, recurring: null, created_at: now })
      .execute();
  },
};
