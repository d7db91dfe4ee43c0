import * as z from 'zod/mini';
import { choice, text } from '../wc/field.ts';
import { contextField, paging } from '../wc/list-query.ts';

// What `wp/v2` says about the shop as a site.

export const siteInput = {
  title: text({ maxLength: 80 }),
  description: text({ maxLength: 160 }),
  email: text({ maxLength: 254, format: 'email' }),
  timezone: text({ maxLength: 60 }),
  language: text({ maxLength: 20 }),
  default_comment_status: choice(['open', 'closed']),
  woocommerce_default_catalog_orderby: choice([
    'menu_order',
    'popularity',
    'rating',
    'date',
    'price',
    'price-desc',
  ]),
};

export const contextOnly = { context: z._default(contextField, 'view') };

export const siteSearchQuery = {
  ...contextOnly,
  ...paging,
  search: text({ maxLength: 200 }),
  type: z._default(choice(['post', 'term']), 'post'),
  subtype: z._default(choice(['any', 'page', 'post', 'product', 'product_cat']), 'any'),
};
