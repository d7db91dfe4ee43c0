import { categoryTrail } from '#server/catalog/categories/category-trail.ts';
import { categoryTag } from '#server/catalog/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { NamedLink, ProductRecord } from '#wire/product.ts';

/** Home, shop, the main category with those above it, the product; and the tags that trail hangs on. */
export async function productTrail(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<{ breadcrumbs: NamedLink[]; tags: string[] }> {
  const { settings } = ctx;
  const t = translator(settings);
  const categories = await categoryTrail(ctx, product.id);
  return {
    breadcrumbs: [
      { name: t('layout.home'), url: settings['routes.home'] },
      { name: t('listing.shop'), url: address(settings, 'routes.shop') },
      ...categories.map(({ name, url }) => ({ name, url })),
      { name: product.name, url: product.url },
    ],
    tags: categories.map(({ id }) => categoryTag(id)),
  };
}
