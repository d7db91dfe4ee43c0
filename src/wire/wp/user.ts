import * as z from 'zod/mini';
import { choice, describedAs, flag, group, integer, listOf, text } from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';
import { edited, viewed } from './fields.ts';

// People, as `wp/v2` takes and answers them.

const ROLES = ['customer', 'editor', 'shop_manager', 'administrator'] as const;
const name = () => text({ maxLength: 80 });
const editing = { context: edited };

export const userInput = {
  username: describedAs(text({ maxLength: 60 }), editing),
  name: name(),
  first_name: describedAs(name(), editing),
  last_name: describedAs(name(), editing),
  email: describedAs(text({ maxLength: 254, format: 'email' }), editing),
  password: describedAs(text({ maxLength: 1000 }), { context: [] }),
  roles: describedAs(listOf(choice(ROLES), { most: 1 }), editing),
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
  roles: z._default(listOf(choice(ROLES), { most: 10 }), []),
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
