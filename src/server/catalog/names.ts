import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { matchOrder } from '#server/platform/database/match-order.ts';
import { likeWords } from '#server/platform/database/sort-list.ts';

// Names and addresses alone, for lists that show nothing else.

interface Named {
  id: number;
  slug: string;
  name: string;
}

export async function namesOfProducts(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', ids)
    .execute();
}

export async function categoriesNamed(db: Db, search: string, limit: number): Promise<Named[]> {
  const like = likeWords(search);
  if (like === null) return [];
  return await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where(sql<boolean>`lower(name) like ${like} escape '\\'`)
    .orderBy(matchOrder('name', search))
    .orderBy('name')
    .limit(limit)
    .execute();
}
