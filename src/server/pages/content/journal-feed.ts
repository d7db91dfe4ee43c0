import { listPosts } from '#server/content/list-posts.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { PostCard } from '#wire/content.ts';
import { imageUrl } from '#wire/image.ts';

const MOST_POSTS = 20;

/** Below the journal's own address; no post can have a slug with a dot. */
export function feedPath(settings: Settings): string {
  return `${address(settings, 'routes.journal')}/feed.xml`;
}

/** The newest posts for feed readers, as RSS 2.0. */
export async function journalFeed(ctx: ShopContext, origin: string): Promise<string> {
  const { settings } = ctx;
  const t = translator(settings);
  const shop = settings['shop.name'];
  const posts = await listPosts(ctx, { limit: MOST_POSTS });
  const journal = origin + address(settings, 'routes.journal');
  const self = escapeHtml(origin + feedPath(settings));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', t('head.title', { title: t('content.journal'), shop })),
    element('link', journal),
    element('description', t('head.journalDescription', { shop })),
    element('language', settings['shop.locale']),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf({ title, url, excerpt, image, publishedAt }: PostCard, origin: string): string {
  const picture = image
    ? `<p><img src="${escapeHtml(origin + imageUrl(image))}" alt="${escapeHtml(image.alt)}"></p>`
    : '';
  return [
    '<item>',
    element('title', title),
    element('link', origin + url),
    element('guid', origin + url),
    element('pubDate', new Date(publishedAt).toUTCString()),
    // Feed readers take the description for HTML.
    element('description', `${picture}<p>${escapeHtml(excerpt)}</p>`),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
