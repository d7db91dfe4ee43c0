import type { Db } from '../database/database.ts';

/** Entries of before are deleted; for how long they are stored is a setting. */
export async function purgeChanges(db: Db, until: number): Promise<void> {
  await db.deleteFrom('manager_changes').where('at', '<', until).execute();
}
