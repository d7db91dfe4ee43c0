import { categoryTag } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { NamedLink, ProductRecord } from '#wire/product.ts';
import { speaker } from './text.ts';

/** Home, shop, the main category with those above it, the product; and the tags that trail hangs on. */
export async function productTrail(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<{ breadcrumbs: NamedLink[]; tags: string[] }> {
  const { db, settings } = ctx;
  const say = speaker(settings);
  const main = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select('categories.path')
    .where('product_categories.product_id', '=', product.id)
    .orderBy('product_categories.position')
    .limit(1)
    .executeTakeFirst();
  const ids = (main?.path ?? '').split('/').filter(Boolean).map(Number);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('categories')
          .select(['id', 'name', 'slug'])
          .where('id', 'in', ids)
          .orderBy('depth')
          .execute();
  return {
    breadcrumbs: [
      { name: say('layout.home'), url: settings['routes.home'] },
      { name: say('listing.shop'), url: address(settings, 'routes.shop') },
      ...rows.map(({ name, slug }) => ({
        name,
        url: address(settings, 'routes.category', { slug }),
      })),
      { name: product.name, url: product.url },
    ],
    tags: rows.map(({ id }) => categoryTag(id)),
  };
}
