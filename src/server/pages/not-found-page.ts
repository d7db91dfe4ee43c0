import { MENU_TAG } from '#server/content/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PageAnswer } from './page.ts';
import { speaker } from './text.ts';

/** No page lives here. The answer names no address, so that one drawing serves them all. */
export function notFoundAnswer({ settings }: ShopContext): PageAnswer<'not-found'> {
  const say = speaker(settings);
  return {
    kind: 'page',
    page: 'not-found',
    status: 404,
    data: { address: '' },
    head: {
      title: say('head.title', { title: say('problem.notFound'), shop: settings['shop.name'] }),
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
