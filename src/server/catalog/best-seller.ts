import type { Db } from '#server/platform/database/database.ts';

/** Slug of the published product that was sold most; null without products. */
export async function bestSeller(db: Db): Promise<string | null> {
  const best = await db
    .selectFrom('products')
    .select('slug')
    .where('status', '=', 'publish')
    .orderBy('total_sales', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return best?.slug ?? null;
}
