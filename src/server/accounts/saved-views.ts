import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type SavedView, type ViewQuery, viewQuery } from '#wire/vitrine/saved-view.ts';

// Filters of lists that people of the staff have given names. Each person has and sees their own.

export interface ViewDraft {
  screen: string;
  name: string;
  query: ViewQuery;
}

/** Enough for anybody, and no place to store other things. */
export const MAX_VIEWS = 100;

export async function loadSavedViews(
  db: Db,
  customerId: number,
  screen?: string,
): Promise<SavedView[]> {
  let views = db.selectFrom('saved_views').where('customer_id', '=', customerId);
  if (screen !== undefined) views = views.where('screen', '=', screen);
  const rows = await views
    .select(['id', 'screen', 'name', 'query'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, query: decodeJson(row.query, viewQuery) }));
}

export async function findSavedView(
  db: Db,
  customerId: number,
  id: number,
): Promise<SavedView | null> {
  return (await loadSavedViews(db, customerId)).find((view) => view.id === id) ?? null;
}

/** The same name on the same screen is the same view: it is written anew. Null where there are too many. */
export async function saveView(
  db: Db,
  customerId: number,
  { screen, name, query }: ViewDraft,
): Promise<number | null> {
  const views = await loadSavedViews(db, customerId);
  const isKnown = views.some((view) => view.screen === screen && view.name === name);
  if (!isKnown && views.length >= MAX_VIEWS) return null;
  const { id } = await db
    .insertInto('saved_views')
    .values({ customer_id: customerId, screen, name, query: encodeJson(query) })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'screen', 'name']).doUpdateSet({ query: encodeJson(query) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteView(db: Db, customerId: number, id: number): Promise<void> {
  await db
    .deleteFrom('saved_views')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
