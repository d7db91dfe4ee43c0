import { may, PERMISSION_NAMES } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { userQuery } from '#wire/store/user-query.ts';
import { invalidNonce, type RestError } from '../rest/rest-error.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { holdsUserNonce } from '../user-nonce.ts';

export const notLoggedIn: RestError = {
  code: 'rest_not_logged_in',
  message: 'You are not currently logged in.',
  status: 401,
};

/**
 * Who is logged in. A session without a nonce counts as anonymous, so that no other site can ask on
 * a visitor's behalf; a wrong nonce is reported.
 */
export const usersMe = endpoint(userQuery, async ({ context }, call) => {
  const { ctx, visitor, origin } = call;
  if (call.nonces.every((nonce) => nonce == null)) return refused(notLoggedIn);
  const logged = await loggedIn(ctx, visitor);
  if (!logged) return refused(notLoggedIn);
  if (!(await holdsUserNonce('rest', call))) return refused(invalidNonce);
  const { customer } = logged;
  const links = { self: [{ href: `${origin}/wp-json/wp/v2/users/${customer.id}` }] };
  const open = {
    id: customer.id,
    name: customer.name,
    url: '',
    description: '',
    link: `${origin}${ctx.settings['routes.account']}`,
    slug: `customer-${customer.id}`,
    avatar_urls: {},
    meta: [],
    _links: links,
  };
  if (context !== 'edit') return found(open);
  return found({
    ...open,
    username: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    nickname: customer.name,
    locale: ctx.settings['shop.locale'].replace('-', '_'),
    registered_date: new Date(customer.createdAt).toISOString(),
    roles: [customer.role],
    capabilities: Object.fromEntries(
      PERMISSION_NAMES.filter((each) => may(customer.role, each)).map((each) => [each, true]),
    ),
    extra_capabilities: { [customer.role]: true },
  });
});
