import type { Db } from '../database/database.ts';

export interface EntryName {
  code: string;
  subject: string;
}

/** Somebody has seen to an entry; false where there is none that waits. Part of the transaction. */
export async function markDone(
  trx: Db,
  { code, subject }: EntryName,
  { by, now }: { by: string; now: number },
): Promise<boolean> {
  const marked = await trx
    .updateTable('manager_log')
    .set({ done_at: now, done_by: by })
    .where('code', '=', code)
    .where('subject', '=', subject)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** It has to be looked at again; false where there is none that was done. Part of the transaction. */
export async function markOpen(trx: Db, { code, subject }: EntryName): Promise<boolean> {
  const marked = await trx
    .updateTable('manager_log')
    .set({ done_at: null, done_by: '' })
    .where('code', '=', code)
    .where('subject', '=', subject)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
