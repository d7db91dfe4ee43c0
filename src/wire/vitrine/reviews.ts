import * as z from 'zod/mini';
import { choice, flag, integer, listOf, text } from '../wc/field.ts';
import { listFields, paging } from '../wc/list-query.ts';
import { REVIEW_STATUSES } from '../wc/review-fields.ts';

// Reviews with what WooCommerce has no word for: title, photos and videos, replies, featuring, and
// whether the shop has edited the words.

const moment = z.nullable(z.string());

export const moderationInput = {
  /** `unspam` and `untrash` are what it was before. */
  status: choice(REVIEW_STATUSES),
  featured: flag(),
  title: text({ maxLength: 200 }),
  text: text({ maxLength: 20_000 }),
  rating: integer({ minimum: 1, maximum: 5 }),
};

const file = z.object({
  id: z.int(),
  kind: z.enum(['image', 'video', 'embed']),
  /** The picture, or the poster of a video; '' for none. */
  image: z.string(),
  url: z.string(),
  caption: z.string(),
  hidden: z.boolean(),
});

const reply = z.object({
  id: z.int(),
  parent_id: z.int(),
  text: z.string(),
  author: z.string(),
  by_shop: z.boolean(),
  status: z.string(),
  date_created: moment,
});

export const moderationReadOnly = {
  id: integer(),
  product_id: integer(),
  product_name: text(),
  reviewer: text(),
  reviewer_email: text(),
  verified: flag(),
  votes: z.object({ up: z.int(), down: z.int() }),
  date_created: moment,
  /** When the shop changed its words; shoppers see it. */
  date_edited: moment,
  files: z.array(file),
  replies: z.array(reply),
};

export const moderationQuery = {
  ...listFields({ orderby: ['date', 'id', 'product'], usual: 'date' }),
  status: z._default(choice(['all', 'hold', 'approved', 'spam', 'trash']), 'all'),
  product: z._default(listOf(integer({ minimum: 1 })), []),
  featured: z._default(flag(), false),
  with_files: z._default(flag(), false),
};

export const reviewResponse = z.object({
  ...moderationReadOnly,
  status: z.string(),
  featured: z.boolean(),
  title: z.string(),
  text: z.string(),
  rating: z.int(),
});
export type Review = z.infer<typeof reviewResponse>;

export const reviewFileInput = { hidden: flag() };
export const replyInput = { text: text({ maxLength: 10_000 }) };
export const replyChange = { status: choice(REVIEW_STATUSES), text: text({ maxLength: 10_000 }) };

export const importInput = { csv: text({ maxLength: 5_000_000 }) };
export const importResponse = z.object({
  imported: z.int(),
  /** The row as a spreadsheet counts it, with the columns that are wrong. */
  refused: z.array(z.object({ row: z.int(), problems: z.array(z.string()) })),
});
export type ReviewImport = z.infer<typeof importResponse>;

export const requestQuery = {
  ...paging,
  state: z._default(choice(['all', 'open', 'answered']), 'all'),
};
export const requestResponse = z.array(
  z.object({
    id: z.int(),
    order_id: z.int(),
    order_number: z.string(),
    product_id: z.int(),
    product_name: z.string(),
    email: z.string(),
    asked: z.int(),
    asked_at: moment,
    review_id: z.nullable(z.int()),
    rating: z.nullable(z.int()),
  }),
);
export type ReviewRequest = z.infer<typeof requestResponse>[number];
