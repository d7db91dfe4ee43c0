import type * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import type { Fields } from '#wire/wc/field.ts';
import type { Immutable } from '#wire/wc/response.ts';
import { type ManagedCall, managed, type ParamsOf } from '../rest/managed-endpoint.ts';
import type { RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';

interface ReadParts<F extends Fields, Body> {
  path: string;
  permission: Permission;
  params: F;
  response: z.core.$ZodType<Body>;
  action?: 'list' | 'view';
  /** Data, or why there is none. */
  read(params: ParamsOf<F>, call: ManagedCall): Promise<ReadResponse<Immutable<NoInfer<Body>>>>;
}

type ReadResponse<Body> =
  | { ok: true; body: Body; total?: number }
  | { ok: false; error: RestError };

/** A route that is only read. */
export function readRoute<F extends Fields, Body>(parts: ReadParts<F, Body>): RestRoute {
  const { path, permission, params, action = 'view', read } = parts;
  const namespace = 'wc/v3';
  const get = managed({
    namespace,
    action,
    permission,
    params,
    answer: { schema: parts.response },
    async handle(query, call) {
      const response = await read(query, call);
      if (!response.ok) return refused(response.error);
      const { body, total } = response;
      return total === undefined
        ? found(body)
        : found(body, { total, page: 1, perPage: Math.max(1, total) });
    },
  });
  return { namespace, path, methods: { GET: get } };
}
