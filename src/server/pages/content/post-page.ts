import { type Document, findDocument } from '#server/content/find-document.ts';
import { listPosts } from '#server/content/list-posts.ts';
import { documentTag, JOURNAL_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { CommentSection } from '#wire/comments.ts';
import { commentForm } from '#wire/forms/comment-form.ts';
import { commentsQuery } from '#wire/forms/page-queries.ts';
import { breadcrumbJsonLd, postJsonLd } from '../document/json-ld.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { askedDocument, takesPreviews } from './asked-document.ts';
import { feedPath } from './journal-feed.ts';
import { answerCommentForm, type CommentPlace, commentSection } from './post-comments.ts';
import { seoHead } from './seo-head.ts';

const WORDS_A_MINUTE = 220;

export const postPage: PageDefinition<'post'> = {
  route: 'routes.post',
  ...takesPreviews(queryBy(commentsQuery)),
  async load(ctx, request) {
    const { params, query } = request;
    const document = await askedDocument(ctx, 'post', params.slug ?? '', request);
    if (!document) return { kind: 'not-found' };
    const comments = await commentSection(ctx, placeOf(ctx, document), query);
    if (!comments) return { kind: 'redirect', status: 302, to: addressOf(ctx, document) };
    return postAnswer(ctx, document, comments);
  },
  post: formPost(commentForm, async (ctx, request, form) => {
    const document = await findDocument(ctx, 'post', request.params.slug ?? '');
    if (!document) return { kind: 'not-found' };
    const place = placeOf(ctx, document);
    if (!place.open) return { kind: 'not-found' };
    const notice = await answerCommentForm(ctx, request, place, form);
    if ('kind' in notice) return notice;
    const comments = await commentSection(ctx, place, new URLSearchParams(), notice);
    return comments ? postAnswer(ctx, document, comments) : { kind: 'not-found' };
  }),
};

function addressOf({ settings }: ShopContext, { slug }: Document): string {
  return address(settings, 'routes.post', { slug });
}

function placeOf(ctx: ShopContext, document: Document): CommentPlace {
  const open = ctx.settings['comments.enabled'] && document.commentsOpen;
  return { id: document.id, url: addressOf(ctx, document), open };
}

async function postAnswer(
  ctx: ShopContext,
  document: Document,
  comments: CommentSection,
): Promise<PageAnswer<'post'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const { slug, title, excerpt, image, publishedAt } = document;
  const { url } = comments;
  const texts = document.blocks.flatMap((block) =>
    block.kind === 'text' ? [{ id: block.id, html: block.html }] : [],
  );
  const post = { slug, url, title, excerpt, image, publishedAt, texts };
  const full = { ...post, readingMinutes: readingMinutes(texts.map(({ html }) => html).join(' ')) };
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
    tags: ['settings', MENU_TAG, JOURNAL_TAG, documentTag(document.id), ...document.tags],
    freshUntil: document.freshUntil,
    problems: document.problems,
  };
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
