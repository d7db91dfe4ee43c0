import type { ShopContext } from '#server/settings/context.ts';

export async function findTag(
  { db }: ShopContext,
  slug: string,
): Promise<{ id: number; slug: string; name: string; description: string } | null> {
  const row = await db.selectFrom('tags').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ?? null;
}
