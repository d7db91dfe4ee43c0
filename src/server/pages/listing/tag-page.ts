import { findTag } from '#server/catalog/find-tag.ts';
import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import { listingDefinition } from './listing-page.ts';

export const tagPage = listingDefinition({
  route: 'routes.tag',
  async find(ctx, { slug = '' }) {
    const tag = await findTag(ctx, slug);
    if (!tag) return null;
    const { settings } = ctx;
    const t = translator(settings);
    const url = address(settings, 'routes.tag', { slug: tag.slug });
    return {
      subject: {
        title: tag.name,
        description: tag.description,
        image: null,
        breadcrumbs: [
          { name: t('layout.home'), url: settings['routes.home'] },
          { name: t('listing.shop'), url: address(settings, 'routes.shop') },
          { name: tag.name, url },
        ],
        childCategories: [],
      },
      path: url,
      fixed: { tag: tag.slug },
      description: t('head.categoryDescription', {
        title: tag.name,
        shop: settings['shop.name'],
        tagline: settings['shop.tagline'],
      }),
      bodyClasses: ['tax-product_tag', `term-${tag.slug}`, `term-${tag.id}`],
      tags: [],
    };
  },
});
