import type { ShopContext } from '#server/settings/context.ts';

/** Every published page and post, with when it last changed. */
export async function listDocuments({
  db,
  now,
}: ShopContext): Promise<{ kind: 'page' | 'post'; slug: string; changedAt: number }[]> {
  return db
    .selectFrom('documents')
    .select(['kind', 'slug', 'updated_at as changedAt'])
    .where('status', '=', 'publish')
    .where('published_at', '<=', now)
    .orderBy('id')
    .execute();
}
