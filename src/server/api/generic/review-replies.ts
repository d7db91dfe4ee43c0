import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import type { Call } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { translator } from '#server/language/translator.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { replyToReview } from '#server/reviews/reply-to-review.ts';
import { groupMessages } from '#server/language/messages.ts';
import { address } from '#server/settings/routes.ts';
import { COMMENT_FIELDS, type ReplyAnswer, type ReplyFormAnswer } from '#wire/comments.ts';
import { idParam } from '#wire/store/params.ts';

const LONGEST_REPLY = 5000;

/** What somebody of the shop needs to answer reviews where they stand; nothing for anybody else. */
export const replyFormCall: Call = {
  readOnly: true,
  async handle({ ctx, visitor, secret }) {
    const logged = await loggedIn(ctx, visitor);
    const allowed = may(logged?.customer.role ?? null, 'moderate-reviews');
    if (!allowed || !ctx.settings['reviews.enabled']) {
      return Response.json({ allowed: false, messages: {}, nonce: '' } satisfies ReplyFormAnswer);
    }
    const messages = groupMessages(ctx.settings, 'comments');
    const plain = Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    );
    return Response.json({
      allowed: true,
      messages: Object.fromEntries(plain),
      nonce: makeNonce(secret, 'review', ctx.now),
    } satisfies ReplyFormAnswer);
  },
};

/** The shop's answer to a review or to what was said under it. */
export const replyCall: Call = {
  nonce: 'review',
  async handle({ ctx, values, visitor }) {
    const logged = await loggedIn(ctx, visitor);
    if (!may(logged?.customer.role ?? null, 'moderate-reviews')) {
      return new Response('-1', { status: 403 });
    }
    const t = translator(ctx.settings);
    const refused = (message: string) =>
      Response.json({ ok: false, message } satisfies ReplyAnswer, { status: 422 });
    const text = textIn(values, COMMENT_FIELDS.text);
    if (text.trim() === '') return refused(t('comments.problem.text'));
    if (text.length > LONGEST_REPLY) {
      return refused(t('comments.problem.long', { limit: LONGEST_REPLY }));
    }
    const parent = idParam.safeParse(values[COMMENT_FIELDS.parent]);
    const id = parent.success
      ? await replyToReview(ctx, {
          parentId: parent.data,
          text,
          author: ctx.settings['shop.name'],
          byShop: true,
        })
      : null;
    const product = id === null ? null : await productOf(ctx, id);
    if (id === null || !product) return refused(t('comments.replyFailed'));
    const url = `${address(ctx.settings, 'routes.product', { slug: product.slug })}?review=${parent.data}#comment-${id}`;
    return Response.json({ ok: true, id, url } satisfies ReplyAnswer);
  },
};

async function productOf({ db }: Parameters<Call['handle']>[0]['ctx'], reviewId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select('products.slug')
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
}
