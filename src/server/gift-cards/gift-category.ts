import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';

const categoryBySlug = compiledQuery((db, slug: string) =>
  db.selectFrom('categories').select('id').where('slug', '=', slug),
);

/** Of the products that are gift cards; null where the shop sells none. */
export async function giftCategory({
  db,
  settings,
}: Pick<ShopContext, 'db' | 'settings'>): Promise<number | null> {
  const slug = settings['giftCards.category'];
  if (slug === '') return null;
  const [category] = await categoryBySlug(db, slug);
  return category?.id ?? null;
}
