import type { Db } from '#server/platform/database/database.ts';
import type { CategoryRow } from './tables.ts';

/** All categories as a tree is read: each followed by those below it, siblings by their place. */
export async function loadCategories(db: Db): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const below = new Map<number | null, CategoryRow[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const inOrder: CategoryRow[] = [];
  const visit = (parent: number | null) => {
    for (const row of below.get(parent) ?? []) {
      inOrder.push(row);
      visit(row.id);
    }
  };
  visit(null);
  return inOrder;
}
