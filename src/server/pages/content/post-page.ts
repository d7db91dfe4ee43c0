import { type Document, findDocument } from '#server/content/find-document.ts';
import { listPosts } from '#server/content/list-posts.ts';
import { termLinks, termsOfPosts } from '#server/content/post-terms.ts';
import { documentTag, JOURNAL_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { everyBlock } from '#wire/blocks/every-block.ts';
import type { CommentSection } from '#wire/comments.ts';
import type { ContentBlock } from '#wire/content.ts';
import { postForms } from '#wire/forms/content-forms.ts';
import { commentsQuery } from '#wire/forms/page-queries.ts';
import { breadcrumbJsonLd, postJsonLd } from '../document/json-ld.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { widgetQuery, withWidgets } from '../reviews/review-widgets.tsx';
import { handleForms } from './content-forms.ts';
import { feedPath } from './journal-feed.ts';
import { type CommentPlace, commentSection, handleCommentForm } from './post-comments.ts';
import { requestedDocument, takesPreviews } from './requested-document.ts';
import { seoHead } from './seo-head.ts';

const WORDS_A_MINUTE = 220;

/** Which comment is answered, and what the reviews of its blocks show. */
const postQuery: PageDefinition['canonicalQuery'] = (query) =>
  new URLSearchParams([...queryBy(commentsQuery)(query), ...widgetQuery(query)]);

export const postPage: PageDefinition<'post'> = {
  route: 'routes.post',
  ...takesPreviews(postQuery),
  async load(ctx, request) {
    const { params, query } = request;
    const document = await requestedDocument(ctx, 'post', params.slug ?? '', request);
    if (!document) return { kind: 'not-found' };
    const comments = await commentSection(ctx, getPlace(ctx, document), query);
    if (!comments) return { kind: 'redirect', status: 302, to: toAddress(ctx, document) };
    return postResponse(ctx, document, comments, query);
  },
  post: formPost(postForms, async (ctx, request, form) => {
    const document = await findDocument(ctx, 'post', request.params.slug ?? '');
    if (!document) return { kind: 'not-found' };
    const place = getPlace(ctx, document);
    const handled = await handleForms(ctx, request.visitor, document.blocks, form.blocks);
    if (handled) {
      const comments = await commentSection(ctx, place, new URLSearchParams());
      if (!comments) return { kind: 'not-found' };
      const result = await postResponse(ctx, { ...document, blocks: handled.blocks }, comments);
      return result.kind === 'page' ? { ...result, status: handled.status } : result;
    }
    if (!place.open) return { kind: 'not-found' };
    const notice = await handleCommentForm(ctx, request, place, form.comment);
    if ('kind' in notice) return notice;
    const comments = await commentSection(ctx, place, new URLSearchParams(), notice);
    return comments ? postResponse(ctx, document, comments) : { kind: 'not-found' };
  }),
};

function toAddress({ settings }: ShopContext, { slug }: Document): string {
  return address(settings, 'routes.post', { slug });
}

function getPlace(ctx: ShopContext, document: Document): CommentPlace {
  const open = ctx.settings['comments.enabled'] && document.commentsOpen;
  return { id: document.id, url: toAddress(ctx, document), open };
}

async function postResponse(
  ctx: ShopContext,
  document: Document,
  comments: CommentSection,
  query = new URLSearchParams(),
): Promise<PageResult<'post'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const { slug, title, excerpt, image, publishedAt } = document;
  const { url } = comments;
  const { blocks, fragments, tags } = await withWidgets(ctx, document.blocks, url, query);
  const terms = (await termsOfPosts(ctx.db, [document.id])).get(document.id) ?? [];
  const categories = termLinks(settings, terms, 'category');
  const keywords = termLinks(settings, terms, 'tag');
  const card = { slug, url, title, excerpt, image, publishedAt, categories };
  const post = { ...card, tags: keywords, blocks };
  const full = {
    ...post,
    readingMinutes: readingMinutes(everyBlock(blocks).map(toWords).join(' ')),
  };
  const breadcrumbs = [
    { name: t('layout.home'), url: settings['routes.home'] },
    { name: t('content.journal'), url: address(settings, 'routes.journal') },
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
      comments,
    },
    fragments,
    head: {
      ...seoHead(document, {
        title: t('head.title', { title, shop: settings['shop.name'] }),
        description: excerpt,
        image,
      }),
      canonical: url,
      type: 'article',
      feed: feedPath(settings),
      article: { publishedAt, updatedAt: document.updatedAt },
      jsonLd: [postJsonLd(full, document.updatedAt, settings), breadcrumbJsonLd(breadcrumbs)],
      preload: null,
    },
    bodyClasses: ['single', 'single-post', `postid-${document.id}`],
    tags: ['settings', MENU_TAG, JOURNAL_TAG, documentTag(document.id), ...document.tags, ...tags],
    freshUntil: document.freshUntil,
    problems: document.problems,
  };
}

/** What is read rather than looked at. */
function toWords(block: ContentBlock): string {
  if (block.kind === 'text' || block.kind === 'html') return block.html;
  if (block.kind === 'columns') return block.cells.map(({ html }) => html).join(' ');
  return block.kind === 'story' ? block.text : '';
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
