import type { ShopContext } from '#server/settings/context.ts';

/** Of the products that are gift cards; null where the shop sells none. */
export async function giftCategory({
  db,
  settings,
}: Pick<ShopContext, 'db' | 'settings'>): Promise<number | null> {
  const slug = settings['giftCards.category'];
  if (slug === '') return null;
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}
