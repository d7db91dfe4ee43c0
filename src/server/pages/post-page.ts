import { findDocument } from '#server/content/find-document.ts';
import { listPosts } from '#server/content/list-posts.ts';
import { JOURNAL_TAG, MENU_TAG } from '#server/content/tags.ts';
import { address } from '#server/settings/routes.ts';
import { breadcrumbJsonLd, postJsonLd } from './json-ld.ts';
import { noQuery, type PageDefinition } from './page.ts';
import { speaker } from './text.ts';

const WORDS_A_MINUTE = 220;

export const postPage: PageDefinition<'post'> = {
  route: 'routes.post',
  canonicalQuery: noQuery,
  async load(ctx, { params }) {
    const document = await findDocument(ctx, 'post', params.slug ?? '');
    if (!document) return { kind: 'not-found' };
    const { settings } = ctx;
    const say = speaker(settings);
    const { slug, title, excerpt, image, publishedAt } = document;
    const url = address(settings, 'routes.post', { slug });
    const html = document.blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');
    const post = { slug, url, title, excerpt, image, publishedAt, html };
    const full = { ...post, readingMinutes: readingMinutes(html) };
    const breadcrumbs = [
      { name: say('layout.home'), url: settings['routes.home'] },
      { name: say('content.journal'), url: address(settings, 'routes.journal') },
      { name: title, url },
    ];
    return {
      kind: 'page',
      page: 'post',
      status: 200,
      data: {
        breadcrumbs,
        post: full,
        more: await listPosts(ctx, { limit: 3, exceptSlug: slug }),
      },
      head: {
        title: say('head.title', { title, shop: settings['shop.name'] }),
        description: excerpt,
        canonical: url,
        type: 'article',
        image,
        index: true,
        jsonLd: [postJsonLd(full, document.updatedAt, settings), breadcrumbJsonLd(breadcrumbs)],
        preload: null,
      },
      bodyClasses: ['single', 'single-post', `postid-${document.id}`],
      tags: ['settings', MENU_TAG, JOURNAL_TAG, ...document.tags],
      problems: document.problems,
    };
  },
};

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
