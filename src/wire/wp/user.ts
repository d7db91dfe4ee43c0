import * as z from 'zod/mini';
import { describedAs, flag, group, integer, listOf, responseObject, text } from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';
import type { Served } from '../wc/response.ts';
import { linked, moment } from '../wc/response-parts.ts';
import { edited, viewed } from './fields.ts';

// People, as `wp/v2` takes and answers them.

const name = () => text({ maxLength: 80 });
const roleName = () => text({ maxLength: 60 });
const editing = { context: edited };

export const userInput = {
  username: describedAs(text({ maxLength: 60 }), editing),
  name: name(),
  first_name: describedAs(name(), editing),
  last_name: describedAs(name(), editing),
  email: describedAs(text({ maxLength: 254, format: 'email' }), editing),
  password: describedAs(text({ maxLength: 1000 }), { context: [] }),
  roles: describedAs(listOf(roleName(), { most: 1 }), editing),
};

export const userReadOnly = {
  id: integer(),
  url: text(),
  description: text(),
  link: text({ format: 'uri' }),
  locale: describedAs(text(), editing),
  nickname: describedAs(text(), editing),
  slug: text(),
  registered_date: describedAs(text(), editing),
  capabilities: describedAs(group({}), editing),
  extra_capabilities: describedAs(group({}), editing),
  avatar_urls: group({ 24: text(), 48: text(), 96: text() }),
  meta: describedAs(group({ persisted_preferences: describedAs(listOf(text()), editing) }), {
    context: viewed,
  }),
  is_super_admin: describedAs(flag(), { context: viewed }),
  woocommerce_meta: describedAs(group({}), { context: viewed }),
};

export const userQuery = {
  ...listFields({
    orderby: ['id', 'include', 'name', 'registered_date', 'slug', 'email', 'url'],
    usual: 'name',
    order: 'asc',
  }),
  roles: z._default(listOf(roleName(), { most: 10 }), []),
};

/** `reassign` is an account, or false for none. */
export const userDeletion = {
  force: z._default(flag(), false),
  reassign: z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        value === false || value === 'false' || value === '' ? 0 : value,
      ),
      integer({ minimum: 0 }),
    ),
  ),
};

export const applicationInput = {
  name: text({ maxLength: 200, pattern: /\S/, problem: 'must not be empty.' }),
  app_id: text({
    maxLength: 36,
    pattern: /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i,
    problem: 'is not a valid UUID.',
  }),
};

export const applicationReadOnly = {
  uuid: text(),
  password: text(),
  created: text(),
  last_used: text(),
  last_ip: text(),
};

/** What everybody may know of somebody who has published something. */
export const publicUserResponse = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  link: z.string(),
  slug: z.string(),
  avatar_urls: z.object({}),
  meta: z.object({}),
});
export type PublicUser = Served<typeof publicUserResponse>;

const { password: _password, ...visible } = userInput;

export const userResponse = responseObject({
  ...userReadOnly,
  ...visible,
  capabilities: z.record(z.string(), z.boolean()),
  extra_capabilities: z.record(z.string(), z.boolean()),
  meta: z.object({
    persisted_preferences: z.array(z.string()),
    woocommerce_launch_your_store_tour_hidden: z.string(),
    woocommerce_coming_soon_banner_dismissed: z.string(),
  }),
  woocommerce_meta: z.record(z.string(), z.string()),
});
export type User = Served<typeof userResponse>;

const application = z.object({
  uuid: z.string(),
  app_id: z.string(),
  name: z.string(),
  created: moment,
  last_used: z.nullable(moment),
  last_ip: z.null(),
});
export const applicationResponse = linked(application);
export type Application = Served<typeof applicationResponse>;

/** The password itself is there once. */
export const newApplicationResponse = z.extend(applicationResponse, { password: z.string() });
export type NewApplication = Served<typeof newApplicationResponse>;
export const deletedApplicationResponse = z.object({
  deleted: z.boolean(),
  previous: application,
});
