import { decodeFlag, encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { saveAttribute } from '../saving/save-attribute.ts';
import type { TermOrder } from '../tables.ts';

/** A shared attribute as a manager sees it. */
export interface ManagedAttribute {
  id: number;
  /** Without prefix: `color`. */
  name: string;
  label: string;
  orderBy: TermOrder;
  hasArchives: boolean;
}

export type AttributeValues = Omit<ManagedAttribute, 'id'>;

export async function loadManagedAttributes(db: Db, id?: number): Promise<ManagedAttribute[]> {
  const rows = await db
    .selectFrom('attributes')
    .select(['id', 'name', 'label', 'order_by', 'has_archives'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('label')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    label: row.label,
    orderBy: row.order_by,
    hasArchives: decodeFlag(row.has_archives),
  }));
}

/** Products and variations name an attribute by `pa_` and its name: they follow a new one. */
export async function saveManagedAttribute(
  db: Db,
  before: ManagedAttribute | null,
  { name, label, orderBy, hasArchives }: AttributeValues,
): Promise<number> {
  const id = before
    ? await changed(db, before, { name, label })
    : await saveAttribute(db, { name, label });
  await db
    .updateTable('attributes')
    .set({ order_by: orderBy, has_archives: encodeFlag(hasArchives) })
    .where('id', '=', id)
    .execute();
  return id;
}

async function changed(
  db: Db,
  { id, name: old }: ManagedAttribute,
  { name, label }: Pick<AttributeValues, 'name' | 'label'>,
): Promise<number> {
  await db.updateTable('attributes').set({ name, label }).where('id', '=', id).execute();
  await db
    .updateTable('product_attributes')
    .set({ name: `pa_${name}`, label })
    .where('attribute_id', '=', id)
    .execute();
  if (old !== name) {
    await db
      .updateTable('variation_attributes')
      .set({ name: `pa_${name}` })
      .where('name', '=', `pa_${old}`)
      .execute();
  }
  await refreshListings(db, await loadUsers(db, id));
  return id;
}

async function loadUsers(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_attributes')
    .select('product_id')
    .distinct()
    .where('attribute_id', '=', id)
    .execute();
  return rows.map((row) => row.product_id);
}

/** With its terms; products lose it. */
export async function removeAttribute(db: Db, id: number): Promise<void> {
  const users = await loadUsers(db, id);
  await db.deleteFrom('attributes').where('id', '=', id).execute();
  await refreshListings(db, users);
}
