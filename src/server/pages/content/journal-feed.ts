import { listPosts } from '#server/content/list-posts.ts';
import { findPostTerm, termPath } from '#server/content/post-terms.ts';
import type { PostTaxonomy, PostTerm } from '#server/content/tables.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { PostCard } from '#wire/content.ts';
import { imageUrl } from '#wire/image.ts';

const MAX_POSTS = 20;

/** No post, category or tag can have a slug with a dot. */
const FILE = '/feed.xml';

/** Below the address of the journal, or of one of its categories or tags. */
export function feedPath(settings: Settings, term: PostTerm | null = null): string {
  return (term ? termPath(settings, term) : address(settings, 'routes.journal')) + FILE;
}

const ROUTES = { category: 'routes.postCategory', tag: 'routes.postTag' } as const;

/** Where the feeds of all categories or tags are. */
export function termFeedRoute(settings: Settings, taxonomy: PostTaxonomy): string {
  return settings[ROUTES[taxonomy]] + FILE;
}

/** Null where there is no such category or tag. */
export async function termFeed(
  ctx: ShopContext,
  origin: string,
  taxonomy: PostTaxonomy,
  slug: string,
): Promise<string | null> {
  const term = await findPostTerm(ctx.db, taxonomy, slug);
  return term && journalFeed(ctx, origin, term);
}

/** The newest posts, or those of a category or tag, for feed readers, as RSS 2.0. */
export async function journalFeed(
  ctx: ShopContext,
  origin: string,
  term: PostTerm | null = null,
): Promise<string> {
  const { settings } = ctx;
  const t = translator(settings);
  const shop = settings['shop.name'];
  const posts = await listPosts(ctx, { limit: MAX_POSTS, ...(term && { termId: term.id }) });
  const list = origin + (term ? termPath(settings, term) : address(settings, 'routes.journal'));
  const title = term?.name ?? t('content.journal');
  const self = escapeHtml(origin + feedPath(settings, term));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', t('head.title', { title, shop })),
    element('link', list),
    element('description', term?.description || t('head.journalDescription', { shop })),
    element('language', settings['shop.locale']),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => toItem(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function toItem({ title, url, excerpt, image, publishedAt }: PostCard, origin: string): string {
  const photo = image
    ? `<p><img src="${escapeHtml(origin + imageUrl(image))}" alt="${escapeHtml(image.alt)}"></p>`
    : '';
  return [
    '<item>',
    element('title', title),
    element('link', origin + url),
    element('guid', origin + url),
    element('pubDate', new Date(publishedAt).toUTCString()),
    // Feed readers take the description for HTML.
    element('description', `${photo}<p>${escapeHtml(excerpt)}</p>`),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
