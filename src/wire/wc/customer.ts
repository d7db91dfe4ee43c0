import * as z from 'zod/mini';
import { BUILT_IN_ROLES } from '#rules/permissions/permissions.ts';
import { choice, flag, integer, metaData, responseObject, text } from './field.ts';
import { listFields } from './list-query.ts';
import { billingAddress, billingFields, shippingFields } from './order.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';

const name = text({ maxLength: 80 });

/** In WordPress, somebody who has signed up and nothing else. */
const LISTED_ROLES = [...BUILT_IN_ROLES, 'subscriber'] as const;

export const customerInput = {
  email: text({ maxLength: 254 }),
  first_name: name,
  last_name: name,
  username: text({ maxLength: 60 }),
  password: text({ maxLength: 1000 }),
  billing: billingFields,
  shipping: shippingFields,
  meta_data: metaData(),
};

export const customerReadOnly = {
  id: integer(),
  role: text(),
  is_paying_customer: flag(),
  avatar_url: text(),
};

const { password: _password, ...visible } = customerInput;

export const customerResponse = responseObject({
  ...customerReadOnly,
  ...visible,
  date_created: moment,
  date_created_gmt: moment,
  date_modified: moment,
  date_modified_gmt: moment,
  /** One of the shop's own has a name that begins with `custom_`. */
  role: z.string(),
  billing: billingAddress,
});
export type Customer = Served<typeof customerResponse>;

export const customerQuery = {
  ...listFields({
    orderby: ['id', 'include', 'name', 'registered_date'],
    usual: 'name',
    order: 'asc',
  }),
  email: z.optional(text({ maxLength: 254 })),
  role: z._default(choice(['all', ...LISTED_ROLES, 'author', 'contributor']), 'customer'),
};
