import * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import { describeFields, type Fields } from '#wire/wc/field.ts';
import type { Immutable } from '#wire/wc/response.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { findManager } from '../manager/find-manager.ts';
import { keyAllows, type Manager, managerMay } from '../manager/manager.ts';
import { type ParamsOf, tooOften, toTexts } from './managed-endpoint.ts';
import { paramProblems } from './param-problems.ts';
import { authenticationError, type RestError } from './rest-error.ts';
import {
  type ResponseDocument,
  type RestEndpoint,
  type RestResult,
  type RestRoute,
  refused,
} from './rest-route.ts';

// An endpoint that everybody may read, and that shows more to those who have a permission: drafts beside
// what is published, and the context `edit`.

export interface OpenCall extends CallRequest {
  /** Null for somebody who does not say who they are. */
  manager: Manager | null;
  /** Whether they have the permission. */
  trusted: boolean;
  sent: SentValues;
  parts: Readonly<Record<string, string>>;
}

interface OpenParts<F extends Fields, Body> {
  permission: Permission;
  params: F;
  answer?: ResponseDocument<Body>;
  handle(params: ParamsOf<F>, call: OpenCall): Promise<RestResult<Immutable<NoInfer<Body>>>>;
}

/** 401 for whoever has not said who they are, else 403. */
export function forbidden(manager: Manager | null, code = 'rest_forbidden'): RestError {
  const message = 'Sorry, you are not allowed to do that.';
  return { code, message, status: manager === null ? 401 : 403 };
}

export function open<F extends Fields, Body = unknown>({
  permission,
  params,
  answer: result,
  handle,
}: OpenParts<F, Body>): RestEndpoint {
  const schema = z.object(params);
  return {
    args: Object.keys(params),
    describe: describeFields(params),
    ...(result?.schema && { response: result.schema }),
    needsNonce: false,
    guards: [],
    isOpen: true,
    cache: 'never',
    async run(values, call) {
      const found = await findManager(call);
      if (!found.ok) return found;
      const { manager } = found;
      const limited = manager === null ? null : tooOften(call, manager);
      if (limited !== null) return limited;
      if (manager !== null && !keyAllows(manager, 'read')) {
        return refused(authenticationError('The API key provided does not have read permissions.'));
      }
      const trusted = manager !== null && managerMay(manager, permission);
      const parsed = schema.safeParse(values);
      if (!parsed.success) return refused(paramProblems(parsed.error.issues));
      if (values.context === 'edit' && !trusted) {
        return refused(forbidden(manager, 'rest_forbidden_context'));
      }
      const parts = toTexts(values);
      return handle(parsed.data, { ...call, manager, trusted, sent: values, parts });
    },
  };
}

/** The routes of a resource, read by everybody instead of by managers alone. */
export function openReading(
  routes: readonly RestRoute[],
  path: string,
  { list, read }: { list: RestEndpoint; read: RestEndpoint },
): RestRoute[] {
  return routes.map(({ methods: { GET: _managed, ...writing }, ...route }) => ({
    ...route,
    methods: { GET: route.path === path ? list : read, ...writing },
  }));
}
