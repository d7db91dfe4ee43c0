import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PageResult } from '../page.ts';

/** There is no such page. The answer names no URL, so that one rendering serves them all. */
export function notFoundResponse({ settings }: ShopContext): PageResult<'not-found'> {
  const t = translator(settings);
  return {
    kind: 'page',
    page: 'not-found',
    status: 404,
    data: { address: '' },
    head: {
      title: t('head.title', { title: t('problem.notFound'), shop: settings['shop.name'] }),
      description: '',
      canonical: settings['routes.home'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['error404'],
    tags: ['settings', MENU_TAG],
  };
}
