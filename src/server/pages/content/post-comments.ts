import { getThreads } from '#rules/comments/thread.ts';
import { listComments } from '#server/comments/list-comments.ts';
import { writeComment } from '#server/comments/write-comment.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  COMMENT_FIELDS,
  type CommentSection,
  type CommentValues,
  HELD_PARAM,
  REPLY_PARAM,
} from '#wire/comments.ts';
import type { CommentForm } from '#wire/forms/comment-form.ts';
import type { PageRequest, PageResult } from '../page.ts';

const NOTHING: CommentValues = { author: '', email: '', text: '' };

/** The post, and whether it takes comments. */
export interface CommentPlace {
  id: number;
  url: string;
  open: boolean;
}

interface CommentNotice {
  values: CommentValues;
  problem: CommentSection['problem'];
  /** What the sent form answered. */
  replyTo: number;
}

/** The comments of a post as its page shows them; null where it answers what is not there. */
export async function commentSection(
  ctx: ShopContext,
  document: CommentPlace,
  query: URLSearchParams,
  notice: CommentNotice | null = null,
): Promise<CommentSection | null> {
  const { settings } = ctx;
  const comments = await listComments(ctx, document.id);
  const requested = notice ? notice.replyTo : Number(query.get(REPLY_PARAM) ?? 0);
  const known = comments.some(({ id }) => id === requested);
  // Made-up addresses must not fill the cache.
  if (requested !== 0 && !known && !notice) return null;
  return {
    documentId: document.id,
    url: document.url,
    count: comments.length,
    threads: getThreads(comments, settings['comments.depth']),
    open: document.open,
    replyTo: known ? requested : 0,
    held: query.get(HELD_PARAM) === '1',
    values: notice?.values ?? NOTHING,
    problem: notice?.problem ?? null,
  };
}

/** Accepts a posted comment: redirects to it, or reports the problems. */
export async function handleCommentForm(
  ctx: ShopContext,
  { visitor }: PageRequest,
  document: Pick<CommentPlace, 'id' | 'url'>,
  form: CommentForm,
): Promise<Extract<PageResult, { kind: 'redirect' }> | CommentNotice> {
  const t = translator(ctx.settings);
  const { nonce, parentId, author, email, text, honeypot, age } = form;
  const values = { author, email, text };
  const refused = (problem: string, field = ''): CommentNotice => ({
    values,
    problem: { text: problem, field },
    replyTo: parentId,
  });
  if (!visitor.fromOurPage(nonce)) return refused(t('comments.problem.nonce'));
  const comment = { ...values, documentId: document.id, parentId, honeypot, age };
  const result = await writeComment(ctx, visitor, comment);
  if (!result.ok) {
    const { code, field, limit = 0 } = result.problem;
    return refused(t(code, { limit }), field ? COMMENT_FIELDS[field] : '');
  }
  const to =
    result.status === 'approved'
      ? `${document.url}#comment-${result.id}`
      : `${document.url}?${HELD_PARAM}=1#respond`;
  return { kind: 'redirect', status: 303, to };
}
