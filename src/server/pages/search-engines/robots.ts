import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';

/** What crawlers may read: not the pages of one visitor, not the calls, not every filter. */
export function robotsFile(settings: Settings, origin: string): string {
  if (!settings['shop.indexable']) return 'User-agent: *\nDisallow: /\n';
  const closed = [
    address(settings, 'routes.cart'),
    address(settings, 'routes.checkout'),
    address(settings, 'routes.account'),
    address(settings, 'routes.search'),
    '/wp-admin/',
    '/wp-json/',
    '/wc-ajax/',
    '/*?*filter_',
    '/*?*min_price=',
    '/*?*max_price=',
    '/*?*orderby=',
    '/*?*rating_filter=',
    '/*?*per_page=',
    '/*?*view=',
    '/*?*from=',
    '/*?*add-to-cart=',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
