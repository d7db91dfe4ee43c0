import { listPosts } from '#server/content/list-posts.ts';
import { JOURNAL_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import { breadcrumbJsonLd } from '../document/json-ld.ts';
import { noQuery, type PageDefinition } from '../page.ts';
import { feedPath } from './journal-feed.ts';

export const journalPage: PageDefinition<'journal'> = {
  route: 'routes.journal',
  canonicalQuery: noQuery,
  async load(ctx) {
    const { settings } = ctx;
    const t = translator(settings);
    const url = address(settings, 'routes.journal');
    const title = t('content.journal');
    const breadcrumbs = [
      { name: t('layout.home'), url: settings['routes.home'] },
      { name: title, url },
    ];
    const posts = await listPosts(ctx);
    return {
      kind: 'page',
      page: 'journal',
      status: 200,
      data: { title, breadcrumbs, posts },
      head: {
        title: t('head.title', { title, shop: settings['shop.name'] }),
        description: t('head.journalDescription', { shop: settings['shop.name'] }),
        canonical: url,
        type: 'website',
        image: posts[0]?.image ?? null,
        feed: feedPath(settings),
        index: true,
        jsonLd: [breadcrumbJsonLd(breadcrumbs)],
        preload: null,
      },
      bodyClasses: ['blog', 'archive', 'journal'],
      tags: ['settings', MENU_TAG, JOURNAL_TAG],
    };
  },
};
