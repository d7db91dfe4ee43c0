import { findCategory } from '#server/catalog/categories/find-category.ts';
import { categoryTag } from '#server/catalog/tags.ts';
import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import { listingDefinition } from './listing-page.ts';

export const categoryPage = listingDefinition({
  route: 'routes.category',
  async find(ctx, { slug = '' }) {
    const category = await findCategory(ctx, slug);
    if (!category) return null;
    const { settings } = ctx;
    const t = translator(settings);
    const { name, url, description, image } = category;
    return {
      subject: {
        title: name,
        description,
        image,
        breadcrumbs: [
          { name: t('layout.home'), url: settings['routes.home'] },
          { name: t('listing.shop'), url: address(settings, 'routes.shop') },
          ...category.ancestors.map((above) => ({ name: above.name, url: above.url })),
          { name, url },
        ],
        childCategories: category.children.map(({ name, url, count }) => ({ name, url, count })),
      },
      path: url,
      fixed: { category: category.slug },
      description: t('head.categoryDescription', {
        title: name,
        shop: settings['shop.name'],
        tagline: settings['shop.tagline'],
      }),
      bodyClasses: ['tax-product_cat', `term-${category.slug}`, `term-${category.id}`],
      tags: [categoryTag(category.id)],
    };
  },
});
