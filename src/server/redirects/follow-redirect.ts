import { redirectPath, withQuery } from '#rules/redirects/redirects.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RedirectStatus } from './tables.ts';

export interface Lead {
  status: RedirectStatus;
  to: string;
}

/** Where an address without a page leads, counted as a use; null where it leads nowhere. */
export async function followRedirect(db: Db, { pathname, search }: URL): Promise<Lead | null> {
  const from = redirectPath(pathname);
  if (from === null) return null;
  const row = await db
    .selectFrom('redirects')
    .select(['id', 'target', 'status'])
    .where('from_path', '=', from)
    .executeTakeFirst();
  if (!row) return null;
  await db
    .updateTable('redirects')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  return { status: row.status, to: withQuery(row.target, search) };
}
