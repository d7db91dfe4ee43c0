import type { ShopContext } from '#server/settings/context.ts';

/** Slugs of everything in the catalogue that search engines may find, with when it last changed. */
export async function listFindable({ db, now }: ShopContext): Promise<{
  products: { slug: string; changedAt: number }[];
  categories: { slug: string }[];
}> {
  const products = await db
    .selectFrom('products')
    .select(['slug', 'updated_at as changedAt'])
    .where('kind', '<>', 'variation')
    .where('status', '=', 'publish')
    .where('visibility', '<>', 'hidden')
    .where('published_at', '<=', now)
    .orderBy('id')
    .execute();
  const categories = await db.selectFrom('categories').select('slug').orderBy('id').execute();
  return { products, categories };
}
