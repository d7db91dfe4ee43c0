import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Segment } from '#wire/vitrine/customers.ts';

// Filters of the list of customers under a name, for everyone who runs the shop.

export async function listSegments(db: Db): Promise<Segment[]> {
  const rows = await db.selectFrom('customer_segments').selectAll().orderBy('name').execute();
  return rows.map(({ id, name, filter }) => ({ id, name, filter: JSON.parse(filter) }));
}

/** The same name again replaces its filter. */
export async function saveSegment(db: Db, { name, filter }: Omit<Segment, 'id'>): Promise<Segment> {
  const row = { name: name.trim(), filter: encodeJson(filter) };
  const { id } = await db
    .insertInto('customer_segments')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ filter: row.filter }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: row.name, filter };
}

export async function deleteSegment(db: Db, id: number): Promise<Segment | null> {
  const found = (await listSegments(db)).find((segment) => segment.id === id) ?? null;
  if (found) await db.deleteFrom('customer_segments').where('id', '=', id).execute();
  return found;
}
