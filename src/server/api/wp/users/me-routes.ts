import { findManager } from '../../manager/find-manager.ts';
import { type RestEndpoint, type RestRoute, refused } from '../../rest/rest-route.ts';
import { saveUserNotes } from '../save-user-notes.ts';
import { notLoggedIn, usersMe } from '../users-me.ts';
import { userRoutes } from './user-routes.ts';

/** What a route does with one account, done with one's own. */
export function withCurrentUser(endpoint: RestEndpoint, name: string): RestEndpoint {
  return {
    ...endpoint,
    async run(values, call) {
      const known = await findManager(call);
      if (!known.ok) return known;
      if (known.manager === null) return refused(notLoggedIn);
      return endpoint.run({ ...values, [name]: String(known.manager.customerId) }, call);
    },
  };
}

/** The banner of the shop's own pages is dismissed by the same address that changes the account. */
function orNotes(edit: RestEndpoint): RestEndpoint {
  return {
    ...edit,
    run: (values, call) =>
      values.woocommerce_meta === undefined
        ? edit.run(values, call)
        : saveUserNotes.run(values, call),
  };
}

const methods: RestRoute['methods'] = { GET: usersMe };
const item = userRoutes.find(({ path }) => path === '/users/:id');
for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
  const endpoint = item?.methods[method];
  if (!endpoint) continue;
  const forUser = withCurrentUser(endpoint, 'id');
  methods[method] = method === 'DELETE' ? forUser : orNotes(forUser);
}

export const meRoutes: RestRoute[] = [
  { namespace: 'wp/v2', path: '/users/me', ...(item?.schema && { schema: item.schema }), methods },
];
