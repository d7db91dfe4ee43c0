import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { groupMessages } from '#server/language/messages.ts';
import { translator } from '#server/language/translator.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { reviewedSlug } from '#server/reviews/reading/reviewed-slug.ts';
import { replyToReview } from '#server/reviews/reply-to-review.ts';
import { address } from '#server/settings/routes.ts';
import { COMMENT_FIELDS, type ReplyFormResponse, type ReplyResponse } from '#wire/comments.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import { REPLY_PROBLEMS, replyCall as replyInput } from '#wire/forms/reviews/review-calls.ts';
import { defineCall, defineCheckedCall } from '../call.ts';

/** What staff needs to answer reviews in place; empty for everyone else. */
export const replyFormCall = defineCall({
  readOnly: true,
  input: noInput,
  async handle(_, { ctx, visitor, secret }) {
    const logged = await loggedIn(ctx, visitor);
    const allowed = may(logged?.customer.rights ?? null, 'moderate-reviews');
    if (!allowed || !ctx.settings['reviews.enabled']) {
      return Response.json({ allowed: false, messages: {}, nonce: '' } satisfies ReplyFormResponse);
    }
    const messages = groupMessages(ctx.settings, 'comments');
    const plain = Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    );
    return Response.json({
      allowed: true,
      messages: Object.fromEntries(plain),
      nonce: makeNonce(secret, 'review', ctx.now),
    } satisfies ReplyFormResponse);
  },
});

function refused(message: string): Response {
  return Response.json({ ok: false, message } satisfies ReplyResponse, { status: 422 });
}

/** The shop's answer to a review or to a reply below it. */
export const replyCall = defineCheckedCall({
  nonce: 'review',
  permission: 'moderate-reviews',
  input: replyInput,
  problems: REPLY_PROBLEMS,
  async refuse(problems, { ctx }) {
    const t = translator(ctx.settings);
    return refused(problems.map(({ code, limit = 0 }) => t(code, { limit })).join(' '));
  },
  async handle(input, { ctx }) {
    const parentId = input[COMMENT_FIELDS.parent];
    const text = input[COMMENT_FIELDS.text];
    const author = ctx.settings['shop.name'];
    const id =
      parentId === null ? null : await replyToReview(ctx, { parentId, text, author, byShop: true });
    const slug = id === null ? null : await reviewedSlug(ctx.db, id);
    if (id === null || slug === null)
      return refused(translator(ctx.settings)('comments.replyFailed'));
    const page = address(ctx.settings, 'routes.product', { slug });
    const url = `${page}?review=${parentId}#comment-${id}`;
    return Response.json({ ok: true, id, url } satisfies ReplyResponse);
  },
});
