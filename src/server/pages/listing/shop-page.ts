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
        // The navigation and the filters name them already.
        childCategories: [],
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
