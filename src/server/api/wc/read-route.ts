import type { Permission } from '#rules/permissions/permissions.ts';
import type { Fields } from '#wire/wc/field.ts';
import { type ManagedCall, managed, type ParamsOf } from '../rest/managed-endpoint.ts';
import type { RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';

interface ReadParts<F extends Fields> {
  path: string;
  permission: Permission;
  params: F;
  action?: 'list' | 'view';
  /** Data, or why there is none. */
  read(params: ParamsOf<F>, call: ManagedCall): Promise<ReadResponse>;
}

export type ReadResponse =
  | { ok: true; body: unknown; total?: number }
  | { ok: false; error: RestError };

/** A route that is only read. */
export function readRoute<F extends Fields>(parts: ReadParts<F>): RestRoute {
  const { path, permission, params, action = 'view', read } = parts;
  const namespace = 'wc/v3';
  const get = managed({
    namespace,
    action,
    permission,
    params,
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
