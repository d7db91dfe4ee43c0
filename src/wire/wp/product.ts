import * as z from 'zod/mini';
import { listOf, text } from '../wc/field.ts';
import { contextField, paging } from '../wc/list-query.ts';
import { linked, moment } from '../wc/response-parts.ts';

// Products as `wp/v2` has them, and the parts of the shop as plug-ins.

export const wpProductQuery = {
  context: z._default(contextField, 'view'),
  ...paging,
  search: z._default(text({ maxLength: 200 }), ''),
  slug: z._default(listOf(text({ maxLength: 200 })), []),
};

const rendered = z.object({ rendered: z.string() });
const html = z.object({ rendered: z.string(), protected: z.boolean() });

export const wpProductResponse = linked(
  z.object({
    id: z.int(),
    date: moment,
    date_gmt: moment,
    guid: rendered,
    modified: moment,
    modified_gmt: moment,
    slug: z.string(),
    status: z.literal('publish'),
    type: z.literal('product'),
    link: z.string(),
    title: rendered,
    content: html,
    excerpt: html,
    featured_media: z.int(),
    comment_status: z.enum(['open', 'closed']),
    ping_status: z.literal('closed'),
    template: z.string(),
    meta: z.array(z.never()),
    product_brand: z.array(z.int()),
    product_cat: z.array(z.int()),
    product_tag: z.array(z.int()),
    class_list: z.array(z.string()),
  }),
);

export const pluginQuery = { context: z._default(contextField, 'view') };

export const pluginResponse = linked(
  z.object({
    plugin: z.string(),
    status: z.literal('active'),
    name: z.string(),
    version: z.string(),
  }),
);
