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
import { answerCommentForm, commentSection } from './post-comments.ts';

const WORDS_A_MINUTE = 220;

export const postPage: PageDefinition<'post'> = {
  route: 'routes.post',
  canonicalQuery: queryBy(commentsQuery),
  async load(ctx, { params, query }) {
    const document = await findDocument(ctx, 'post', params.slug ?? '');
    if (!document) return { kind: 'not-found' };
    const url = addressOf(ctx, document);
    const comments = await commentSection(ctx, { id: document.id, url }, query);
    if (!comments) return { kind: 'redirect', status: 302, to: url };
    return postAnswer(ctx, document, comments);
  },
  post: formPost(commentForm, async (ctx, request, form) => {
    const document = await findDocument(ctx, 'post', request.params.slug ?? '');
    if (!document || !ctx.settings['comments.enabled']) return { kind: 'not-found' };
    const place = { id: document.id, url: addressOf(ctx, document) };
    const notice = await answerCommentForm(ctx, request, place, form);
    if ('kind' in notice) return notice;
    const comments = await commentSection(ctx, place, new URLSearchParams(), notice);
    return comments ? postAnswer(ctx, document, comments) : { kind: 'not-found' };
  }),
};

function addressOf({ settings }: ShopContext, { slug }: Document): string {
  return address(settings, 'routes.post', { slug });
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
  const html = document.blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');
  const post = { slug, url, title, excerpt, image, publishedAt, html };
  const full = { ...post, readingMinutes: readingMinutes(html) };
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
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: excerpt,
      canonical: url,
      type: 'article',
      image,
      article: { publishedAt, updatedAt: document.updatedAt },
      index: true,
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
