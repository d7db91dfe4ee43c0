import * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import { describeFields, type Fields } from '#wire/wc/field.ts';
import type { Immutable } from '#wire/wc/response.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { findManager } from '../manager/find-manager.ts';
import { type Access, keyAllows, type Manager, managerMay } from '../manager/manager.ts';
import { missingParams, paramProblems } from './param-problems.ts';
import { type Action, getRefusal, tooManyRequests } from './refusals.ts';
import { authenticationError, type RestError } from './rest-error.ts';
import {
  type ResponseDocument,
  type RestEndpoint,
  type RestResult,
  refused,
} from './rest-route.ts';

// An endpoint for managers and their programs: who asks, whether they may, and whether the parameters
// are right is decided here, before its handler runs.

/** What a handler gets besides its parameters. */
export interface ManagedCall extends CallRequest {
  manager: Manager;
  /** All that was sent, before any schema: for a body that is a list. */
  sent: SentValues;
  /** The parameters of the path, such as `{ product_id: '12' }`. */
  parts: Readonly<Record<string, string>>;
}

export interface ManagedParts<F extends Fields, Body = unknown> {
  namespace: string;
  action: Action;
  /** What the manager's role must allow. */
  permission: Permission;
  /** Whether a key for reading is enough; the action says so where it is left out. */
  access?: Access;
  /** The parameters of query and body together. */
  params: F;
  /** Names that must have been sent. */
  required?: readonly string[];
  /** What it does, in one sentence, for the OpenAPI document. */
  summary?: string;
  answer?: ResponseDocument<Body>;
  /** Its handler only reads, and a replica may serve it; it may run twice. */
  replica?: boolean;
  handle(params: ParamsOf<F>, call: ManagedCall): Promise<RestResult<Immutable<NoInfer<Body>>>>;
}

export type ParamsOf<F extends Fields> = z.output<z.ZodMiniObject<F>>;

export function managed<F extends Fields, Body = unknown>(
  parts: ManagedParts<F, Body>,
): RestEndpoint {
  const { namespace, action, permission, params, required = [], summary, answer: result } = parts;
  const access = parts.access ?? (action === 'list' || action === 'view' ? 'read' : 'write');
  const schema = z.object(params);
  const described = describeFields(params);
  return {
    args: Object.keys(params),
    describe: Object.fromEntries(
      Object.entries(described).map(([name, field]) => [
        name,
        { ...field, required: required.includes(name) },
      ]),
    ),
    ...(result?.schema && { response: result.schema }),
    ...(summary &&
      result && { document: { summary, params, required, answer: result, open: false } }),
    needsNonce: false,
    guards: [`permission ${permission}`],
    cache: 'never',
    async run(values, call) {
      const known = await permitted(call, { namespace, action, permission, access });
      if (!known.ok) return known;
      const missing = required.filter((name) => values[name] === undefined);
      if (missing.length > 0) return refused(missingParams(missing));
      const parsed = schema.safeParse(values);
      if (!parsed.success) return refused(paramProblems(parsed.error.issues));
      const { manager } = known;
      const managedCall = { ...call, manager, sent: values, parts: toTexts(values) };
      if (!parts.replica) return parts.handle(parsed.data, managedCall);
      return call.ctx.reads.committed(call.ctx, (ctx) =>
        parts.handle(parsed.data, { ...managedCall, ctx }),
      );
    },
  };
}

/** What of the values is text; the parameters of the path are among them and win over others. */
export function toTexts(values: SentValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

type Refusal = { ok: false; error: RestError; headers?: Record<string, string> };
type Permitted = { ok: true; manager: Manager } | Refusal;

interface Request {
  namespace: string;
  action: Action;
  permission: Permission;
  access: Access;
}

/** Who asks, where they may do it. */
export async function permitted(call: CallRequest, requested: Request): Promise<Permitted> {
  const found = await findManager(call);
  if (!found.ok) return found;
  const { manager } = found;
  const { action, namespace, access, permission } = requested;
  if (manager === null) return { ok: false, error: getRefusal(action, namespace, false) };
  const limited = tooOften(call, manager);
  if (limited !== null) return limited;
  if (!keyAllows(manager, access)) {
    const message = `The API key provided does not have ${access} permissions.`;
    return { ok: false, error: authenticationError(message) };
  }
  if (!managerMay(manager, permission)) {
    return { ok: false, error: getRefusal(action, namespace, true) };
  }
  return { ok: true, manager };
}

const MINUTE = 60_000;

export function tooOften({ ctx }: CallRequest, manager: Manager): Refusal | null {
  const perMinute = ctx.settings['api.requestsPerMinute'];
  if (manager.by === 'session' || perMinute === 0) return null;
  const name = manager.keyId === null ? `person ${manager.customerId}` : `key ${manager.keyId}`;
  const limit = { name: 'api-requests', max: perMinute, windowMs: MINUTE };
  const quota = ctx.limits.take(limit, name, ctx.now);
  if (quota.ok) return null;
  const headers = { 'retry-after': String(quota.retryAfterSeconds) };
  return { ok: false, error: tooManyRequests, headers };
}
