import type { Db } from '#server/platform/database/database.ts';
import { type Page, rowsBefore } from '#wire/wc/list-query.ts';

/** Names under which programs have stored values with products; those that begin with `_` are theirs alone. */
export async function customFieldNames(
  db: Db,
  query: Page & { order: 'asc' | 'desc'; search?: string | undefined },
): Promise<{ names: string[]; total: number }> {
  const rows = await db
    .selectFrom('product_meta')
    .select('key')
    .distinct()
    .orderBy('key', query.order)
    .execute();
  const part = (query.search ?? '').toLowerCase();
  const names = rows
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('_') && key.toLowerCase().includes(part));
  const from = rowsBefore(query);
  return { names: names.slice(from, from + query.per_page), total: names.length };
}
