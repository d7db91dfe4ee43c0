import * as z from 'zod/mini';
import {
  type FilterNames,
  SECTION_NAMES,
  type SentFilter,
  WIDGET_NAMES,
} from '#rules/reviews/filter-address.ts';
import { readVote } from '#rules/reviews/vote.ts';
import { COMMENT_FIELDS } from '../../comments.ts';
import { readWidgetJson } from '../../review-widget.ts';
import { REVIEW_FIELDS } from '../../reviews.ts';
import { formId, formText, sentText } from '../form-fields.ts';

// What the calls about reviews are sent, beside the review itself.

/** The names of a filter differ between a product's section and the widget. */
function filterFields(names: FilterNames) {
  const word = sentText(20);
  const { stars, verified, image, page, sort } = names;
  const words = [stars, verified, image, page, sort].map((name) => [name, word] as const);
  return z.pipe(
    z.object(Object.fromEntries(words)),
    z.transform((sent): SentFilter => {
      const value = (name: string) => sent[name] || null;
      return {
        stars: value(stars),
        verified: value(verified),
        image: value(image),
        page: value(page),
        sort: value(sort),
      };
    }),
  );
}

export const loadMoreCall = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ sent, filter: sent })),
    z.object({
      sent: z.object({ post_id: formId, filter_type: formText(40) }),
      filter: filterFields(SECTION_NAMES),
    }),
  ),
  z.transform(({ sent, filter }) => ({
    productId: sent.post_id,
    /** Whether the filter changed, so that the counts are asked for. */
    withCounts: sent.filter_type !== '',
    filter,
  })),
);

/** A path of this shop: what is rendered links to it. */
const path = z.transform((value: unknown): string =>
  typeof value === 'string' && /^\/(?!\/)[^\s\\]{0,500}$/.test(value) ? value : '/',
);

const elementId = z.transform((value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z][\w-]{0,60}$/.test(value) ? value : 'photo-reviews',
);

export const widgetCall = z.pipe(
  z.transform((sent: unknown) => ({ sent, filter: sent })),
  z.object({
    sent: z.object({
      reviews_shortcode: z.pipe(formText(10_000), z.transform(readWidgetJson)),
      base: path,
      widget_id: elementId,
    }),
    filter: filterFields(WIDGET_NAMES),
  }),
);

export const voteCall = z.object({
  comment_id: formId,
  vote: z.pipe(formText(10), z.transform(readVote)),
});

export const reviewFormCall = z.object({
  product_id: formId,
  [REVIEW_FIELDS.invitation]: formText(100),
});

export const reviewUploadCall = z.object({ product_id: formId });

/** A file that waits for its review. */
export const reviewFileCall = z.object({ id: formId });

/** `turn` quarters to the right from how it was sent; null for what is no whole number. */
export const rotateFileCall = z.object({
  id: formId,
  turn: z.pipe(
    formText(10),
    z.transform((text): number | null => {
      const rotation = Number(text);
      return Number.isInteger(rotation) ? rotation : null;
    }),
  ),
});

const MAX_REPLY_LENGTH = 5000;
export const REPLY_PROBLEMS = ['comments.problem.text', 'comments.problem.long'] as const;

/** The shop's answer to a review. */
export const replyCall = z.object({
  [COMMENT_FIELDS.parent]: formId,
  [COMMENT_FIELDS.text]: z.pipe(
    formText(MAX_REPLY_LENGTH + 1),
    z.string().check(
      z.refine((text) => text.trim() !== '', REPLY_PROBLEMS[0]),
      z.maxLength(MAX_REPLY_LENGTH, REPLY_PROBLEMS[1]),
    ),
  ),
});
