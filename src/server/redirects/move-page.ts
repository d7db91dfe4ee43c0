import { redirectPath, redirectsAfterMove } from '#rules/redirects/redirects.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { getPair } from './manage-redirects.ts';

/** Something that was read at one address is now at another. `db` is a transaction. */
export async function movePage(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  from: string,
  to: string,
): Promise<void> {
  const [old, next] = [redirectPath(from) ?? from, redirectPath(to) ?? to];
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where((eb) => eb.or([eb('target', '=', old), eb('from_path', '=', next)]))
    .execute();
  const { drop, write } = redirectsAfterMove(rows.map(getPair), old, next);
  if (drop.length > 0) await db.deleteFrom('redirects').where('from_path', 'in', drop).execute();
  for (const each of write) {
    const values = { target: each.to, status: 301 as const };
    await db
      .insertInto('redirects')
      .values({ ...values, from_path: each.from, created_at: now })
      .onConflict((conflict) => conflict.column('from_path').doUpdateSet(values))
      .execute();
  }
}
