import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  describedAs,
  flag,
  group,
  integer,
  listOf,
  nullable,
  responseObject,
  text,
} from '../wc/field.ts';
import { dateFields, listFields } from '../wc/list-query.ts';
import type { Served } from '../wc/response.ts';
import { moment } from '../wc/response-parts.ts';
import { edited, rawText, renderedText, viewed, writtenText } from './fields.ts';

// Pages and posts, as `wp/v2` takes and answers them.

const MAX_TITLE_LENGTH = 400;
const MAX_CONTENT_LENGTH = 500_000;

/** `future` is what is published and dated ahead. */
export const WP_STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const;
export type WpStatus = (typeof WP_STATUSES)[number];

const visible = { context: viewed };

export const documentInput = {
  date: nullable(dateTime()),
  date_gmt: describedAs(nullable(dateTime()), visible),
  slug: text({ maxLength: 200 }),
  status: describedAs(choice(WP_STATUSES), visible),
  title: rawText({ maxLength: MAX_TITLE_LENGTH }),
  content: rawText({ maxLength: MAX_CONTENT_LENGTH, context: viewed }),
  excerpt: rawText({ maxLength: 2000 }),
  author: integer({ minimum: 1 }),
  featured_media: integer({ minimum: 0 }),
};

const termIds = () => describedAs(listOf(integer({ minimum: 1 }), { most: 100 }), visible);
export const postInput = { ...documentInput, categories: termIds(), tags: termIds() };

const onlyVisible = () => describedAs(text(), visible);

export const documentReadOnly = {
  id: integer(),
  guid: renderedText(viewed),
  modified: onlyVisible(),
  modified_gmt: onlyVisible(),
  password: describedAs(text(), { context: edited }),
  type: text(),
  link: text({ format: 'uri' }),
  comment_status: onlyVisible(),
  ping_status: onlyVisible(),
  template: onlyVisible(),
  meta: describedAs(group({}), visible),
  permalink_template: describedAs(text(), { context: edited }),
  generated_slug: describedAs(text(), { context: edited }),
  class_list: describedAs(listOf(text()), visible),
};

export const pageReadOnly = {
  ...documentReadOnly,
  parent: describedAs(integer(), visible),
  menu_order: describedAs(integer(), visible),
};

export const postReadOnly = {
  ...documentReadOnly,
  sticky: describedAs(flag(), visible),
  format: describedAs(text(), visible),
};

const ids = () => z._default(listOf(integer({ minimum: 0 })), []);

export const documentQuery = {
  ...listFields({
    orderby: [
      'date',
      'author',
      'id',
      'include',
      'modified',
      'parent',
      'relevance',
      'slug',
      'title',
      'menu_order',
    ],
    usual: 'date',
  }),
  ...dateFields,
  slug: z._default(listOf(text({ maxLength: 200 }), { most: 100 }), []),
  status: z._default(listOf(choice([...WP_STATUSES, 'any']), { most: 10 }), ['publish']),
  author: ids(),
  author_exclude: ids(),
};

export const postQuery = {
  ...documentQuery,
  categories: ids(),
  categories_exclude: ids(),
  tags: ids(),
  tags_exclude: ids(),
};
export type DocumentQuery = z.output<z.ZodMiniObject<typeof documentQuery>> &
  Partial<z.output<z.ZodMiniObject<typeof postQuery>>>;

export const revisionQuery = {
  context: listFields({ orderby: ['date', 'id'], usual: 'date' }).context,
  page: z._default(integer({ minimum: 1 }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 10),
  offset: z.optional(integer({ minimum: 0 })),
  order: z._default(choice(['asc', 'desc']), 'desc'),
};

const served = {
  date: moment,
  date_gmt: moment,
  modified: moment,
  modified_gmt: moment,
  content: z.extend(writtenText, { protected: z.boolean(), block_version: z.int() }),
  excerpt: z.extend(writtenText, { protected: z.boolean() }),
  comment_status: z.enum(['open', 'closed']),
  ping_status: z.literal('closed'),
  meta: z.object({ footnotes: z.string() }),
};

export const pageResponse = responseObject({
  ...pageReadOnly,
  ...documentInput,
  ...served,
  type: z.literal('page'),
});
export const postResponse = responseObject({
  ...postReadOnly,
  ...postInput,
  ...served,
  type: z.literal('post'),
});
export type WpDocument = Served<typeof pageResponse> | Served<typeof postResponse>;

export const revisionResponse = z.object({
  author: z.int(),
  date: moment,
  date_gmt: moment,
  id: z.int(),
  modified: moment,
  modified_gmt: moment,
  parent: z.int(),
  slug: z.string(),
  guid: writtenText,
  title: writtenText,
  content: writtenText,
  excerpt: writtenText,
  meta: z.object({ footnotes: z.string() }),
});
export type Revision = Served<typeof revisionResponse>;
