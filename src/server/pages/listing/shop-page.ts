import { categoryTree } from '#server/catalog/category-tree.ts';
import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import { listingDefinition } from './listing-page.ts';

export const shopPage = listingDefinition({
  route: 'routes.shop',
  async find(ctx) {
    const { settings } = ctx;
    const t = translator(settings);
    const path = address(settings, 'routes.shop');
    const title = t('listing.shop');
    return {
      subject: {
        title,
        description: '',
        image: null,
        breadcrumbs: [
          { name: t('layout.home'), url: settings['routes.home'] },
          { name: title, url: path },
        ],
        childCategories: (await categoryTree(ctx)).map(({ name, url, count, image }) => ({
          name,
          url,
          count,
          image,
        })),
      },
      path,
      fixed: {},
      description: t('head.shopDescription', {
        shop: settings['shop.name'],
        tagline: settings['shop.tagline'],
      }),
      bodyClasses: ['woocommerce-shop', 'post-type-archive-product'],
      tags: [],
    };
  },
});
