import * as z from 'zod/mini';
import { EDIT_PARAM } from '../cart.ts';
import { HELD_PARAM, REPLY_PARAM } from '../comments.ts';
import { REVIEW_FIELDS } from '../reviews.ts';

// What of a page's query counts, one schema for each page. A parameter of another form reads as one
// that was not given, so that made-up addresses open the plain page. Listings, whose query is longer,
// have theirs in `listing-address.ts`, reviews in `reviews.ts`.
// Example: `?replytocom=7&utm_source=x` of a post reads as { replytocom: '7' }.

/** Undefined for anything but a text of this form. */
function matching(form: RegExp) {
  return z.transform((value: unknown): string | undefined =>
    typeof value === 'string' && form.test(value) ? value : undefined,
  );
}

/** What is longer is cut. */
function upTo(maxLength: number) {
  return z.transform((value: unknown): string | undefined =>
    typeof value === 'string' ? value.slice(0, maxLength) : undefined,
  );
}

/** Links of the cart that change something; each needs the nonce. */
export const cartQuery = z.object({
  remove_item: upTo(200),
  undo_item: upTo(200),
  remove_coupon: upTo(1000),
  _wpnonce: upTo(200),
});

export const orderQuery = z.object({ key: upTo(200) });

/** `step=confirm`: the payment is confirmed on the page. */
export const orderPayQuery = z.object({ key: upTo(200), step: upTo(20) });

const ACCOUNT_TEXT = upTo(500);
export const accountQueries = {
  plain: z.object({ done: ACCOUNT_TEXT }),
  payments: z.object({ done: ACCOUNT_TEXT, setup_intent: matching(/^\w{1,100}$/) }),
  orders: z.object({ done: ACCOUNT_TEXT, page: ACCOUNT_TEXT }),
  login: z.object({ done: ACCOUNT_TEXT, redirect_to: ACCOUNT_TEXT }),
  link: z.object({ done: ACCOUNT_TEXT, token: ACCOUNT_TEXT }),
};

/** The line of the cart that is to be changed. */
export const productQuery = z.object({ [EDIT_PARAM]: matching(/^[0-9a-f]{32}$/) });

export const reviewPageQuery = z.object({ [REVIEW_FIELDS.invitation]: matching(/^[\w-]{1,100}$/) });

/** Which comment is answered, or that the last one is held; the first counts. */
export const commentsQuery = z.pipe(
  z.object({ [REPLY_PARAM]: matching(/^[1-9]\d{0,9}$/), [HELD_PARAM]: matching(/^1$/) }),
  z.transform((query) =>
    query[REPLY_PARAM] === undefined ? query : { [REPLY_PARAM]: query[REPLY_PARAM] },
  ),
);

/** Null for the index, NaN for what is no number. */
export const sitemapQuery = z.object({
  part: z.transform((value: unknown): number | null =>
    value === undefined ? null : Number(/^\d{1,9}$/.test(String(value)) ? value : Number.NaN),
  ),
});
