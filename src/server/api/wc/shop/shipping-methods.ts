import * as z from 'zod/mini';
import { contextQuery, methodKindResponse } from '#wire/wc/shipping.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { readRoute } from '../read-route.ts';
import { METHOD_KINDS } from './method-settings.ts';

// The kinds of shipping method there are, which a zone can have.

function kindItems(origin: string) {
  const href = `${origin}/wp-json/wc/v3/shipping_methods`;
  return Object.entries(METHOD_KINDS).map(([id, { title, description }]) => ({
    id,
    title,
    description,
    _links: { self: [{ href: `${href}/${id}` }], collection: [{ href }] },
  }));
}

const missing = {
  code: 'woocommerce_rest_shipping_method_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

export const shippingMethodRoutes: readonly RestRoute[] = [
  readRoute({
    path: '/shipping_methods',
    permission: 'manage-settings',
    params: contextQuery,
    response: z.array(methodKindResponse),
    action: 'list',
    async read(_, { origin }) {
      const body = kindItems(origin);
      return { ok: true, body, total: body.length };
    },
  }),
  readRoute({
    path: '/shipping_methods/:id<[\\w-]+>',
    permission: 'manage-settings',
    params: contextQuery,
    response: methodKindResponse,
    async read(_, { origin, parts }) {
      const body = kindItems(origin).find((item) => item.id === parts.id);
      return body ? { ok: true, body } : { ok: false, error: missing };
    },
  }),
];
