import * as z from 'zod/mini';
import { choice, text } from '../wc/field.ts';
import { contextField, paging } from '../wc/list-query.ts';
import type { Served } from '../wc/response.ts';
import { linked } from '../wc/response-parts.ts';

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

/** The settings of this shop under the names of WordPress. */
export const siteResponse = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  email: z.string(),
  timezone: z.string(),
  date_format: z.string(),
  time_format: z.string(),
  start_of_week: z.int(),
  language: z.string(),
  use_smilies: z.boolean(),
  default_category: z.int(),
  default_post_format: z.string(),
  posts_per_page: z.int(),
  show_on_front: z.string(),
  page_on_front: z.int(),
  page_for_posts: z.int(),
  default_ping_status: z.string(),
  default_comment_status: z.enum(['open', 'closed']),
  site_logo: z.null(),
  site_icon: z.int(),
  pickup_location_settings: z.array(z.string()),
  pickup_locations: z.array(z.string()),
  woocommerce_default_catalog_orderby: z.string(),
  woocommerce_checkout_phone_field: z.string(),
  woocommerce_checkout_company_field: z.string(),
  woocommerce_checkout_address_2_field: z.string(),
});
export type Site = Served<typeof siteResponse>;

/** A kind of content. */
export const contentTypeResponse = z.object({
  description: z.string(),
  hierarchical: z.boolean(),
  /** Whether there is a list of them, or its address. */
  has_archive: z.union([z.boolean(), z.string()]),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  taxonomies: z.array(z.string()),
  rest_base: z.string(),
  rest_namespace: z.string(),
  template: z.array(z.string()),
  template_lock: z.boolean(),
});
export type ContentType = Served<typeof contentTypeResponse>;

export const taxonomyResponse = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  hierarchical: z.boolean(),
  rest_base: z.string(),
  rest_namespace: z.string(),
});
export type Taxonomy = Served<typeof taxonomyResponse>;

/** A state that a page can be in. */
export const statusResponse = z.object({
  name: z.string(),
  private: z.boolean(),
  protected: z.boolean(),
  public: z.boolean(),
  queryable: z.boolean(),
  show_in_list: z.boolean(),
  slug: z.string(),
  date_floating: z.boolean(),
});
export type Status = Served<typeof statusResponse>;

export const searchHitResponse = linked(
  z.object({
    id: z.int(),
    title: z.string(),
    url: z.string(),
    type: z.enum(['post', 'term']),
    subtype: z.string(),
  }),
);
export type SearchHit = Served<typeof searchHitResponse>;
