import type { Db } from '#server/platform/database/database.ts';

export interface FieldNamesQuery {
  order: 'asc' | 'desc';
  /** A part of the name, in any case. */
  search: string;
  offset: number;
  limit: number;
}

/** Names under which programs have stored values with products; those that begin with `_` are theirs alone. */
export async function customFieldNames(
  db: Db,
  { order, search, offset, limit }: FieldNamesQuery,
): Promise<{ names: string[]; total: number }> {
  const rows = await db
    .selectFrom('product_meta')
    .select('key')
    .distinct()
    .orderBy('key', order)
    .execute();
  const part = search.toLowerCase();
  const names = rows
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('_') && key.toLowerCase().includes(part));
  return { names: names.slice(offset, offset + limit), total: names.length };
}
