import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  describedAs,
  group,
  integer,
  listOf,
  responseObject,
  text,
} from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';
import type { Served } from '../wc/response.ts';
import { moment } from '../wc/response-parts.ts';
import { edited, rawText, viewed } from './fields.ts';

// Comments of the journal, as `wp/v2` takes and answers them.

export const COMMENT_STATES = [
  'approved',
  'approve',
  'hold',
  'spam',
  'unspam',
  'trash',
  'untrash',
] as const;

export const commentInput = {
  post: describedAs(integer({ minimum: 1 }), { context: viewed }),
  parent: integer({ minimum: 0 }),
  author_name: text({ maxLength: 120 }),
  author_email: describedAs(text({ maxLength: 254, format: 'email' }), { context: edited }),
  content: rawText({ maxLength: 20_000 }),
  status: describedAs(choice(COMMENT_STATES), { context: viewed }),
};

export const commentReadOnly = {
  id: integer(),
  author: integer(),
  author_url: text(),
  author_ip: describedAs(text(), { context: edited }),
  author_user_agent: describedAs(text(), { context: edited }),
  date: text(),
  date_gmt: describedAs(text(), { context: viewed }),
  link: text({ format: 'uri' }),
  type: text(),
  author_avatar_urls: group({ 24: text(), 48: text(), 96: text() }),
  meta: describedAs(listOf(text()), { context: viewed }),
};

const ids = () => z._default(listOf(integer({ minimum: 0 })), []);

export const commentQuery = {
  ...listFields({
    orderby: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
    usual: 'date_gmt',
  }),
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
  post: ids(),
  parent: ids(),
  author_email: z.optional(text({ maxLength: 254 })),
  status: z._default(choice(['all', 'approve', 'approved', 'hold', 'spam', 'trash']), 'approve'),
};
export type CommentQuery = z.output<z.ZodMiniObject<typeof commentQuery>>;

export const commentResponse = responseObject({
  ...commentReadOnly,
  ...commentInput,
  date: moment,
  date_gmt: moment,
  status: z.enum(['approved', 'hold', 'spam', 'trash']),
  type: z.literal('comment'),
  /** Empty for anonymous readers. */
  author_avatar_urls: z.partial(commentReadOnly.author_avatar_urls.response),
});
export type Comment = Served<typeof commentResponse>;
