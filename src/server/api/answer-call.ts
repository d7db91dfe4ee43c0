import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { nestText } from '#server/platform/http/nested-fields.ts';
import { fromOwnOrigin } from '#server/platform/http/own-origin.ts';
import { sendCookies, visitorOf } from '#server/platform/sessions/visitor.ts';
import {
  type Call,
  type CallDeps,
  type CallList,
  type CallRequest,
  holdsNonce,
  noncesIn,
  type SentValues,
} from './call.ts';
import { type BodyResult, bodyProblemMessage, bodyProblemStatus, readBody } from './read-body.ts';

const neverStored = { 'cache-control': 'no-store' };

/** The two bodies programs know: `0` for a call that does not exist, `-1` for one not allowed. */
function bare(body: '0' | '-1', status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...neverStored, ...headers },
  });
}

function unreadable(result: Extract<BodyResult, { ok: false }>): Response {
  const status = bodyProblemStatus[result.problem];
  return Response.json(
    { code: result.problem, message: bodyProblemMessage[result.problem], data: { status } },
    { status, headers: neverStored },
  );
}

function ownCall(calls: CallList, name: unknown): Call | undefined {
  return typeof name === 'string' && Object.hasOwn(calls, name) ? calls[name] : undefined;
}

/** Without reading the rest of the address, which is known. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  const end = url.indexOf('#');
  return at === -1 ? '' : url.slice(at + 1, end === -1 ? url.length : end);
}

/**
 * Answers one shop call or generic call. `name` is the call's name where the address gives it; else
 * it is looked for in the field `action`.
 */
export async function answerCall(
  deps: CallDeps,
  calls: CallList,
  request: Request,
  name?: string,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') return bare('0', 405, { allow: 'GET, HEAD, POST' });
  const query = nestText(queryOf(request.url));
  const early = ownCall(calls, name ?? query.action);
  const result: BodyResult = isRead
    ? { ok: true, body: { values: {}, files: {} } }
    : await readBody(request, early?.bodyLimit);
  if (!result.ok) return unreadable(result);
  const values = { ...query, ...result.body.values };
  const call = early ?? (name === undefined ? ownCall(calls, values.action) : undefined);
  if (call === undefined) return bare('0', 400);
  if (isRead && !call.readOnly) return bare('0', 405, { allow: 'POST' });

  const ctx = await deps.context();
  const origin = deps.origin(request);
  const { secret, render } = deps;
  const https = origin.startsWith('https:');
  const visitor = visitorOf(request, { secret, now: ctx.now, https });
  const { files } = result.body;
  const nonces = noncesIn(values, request);
  const full: CallRequest = { ctx, request, origin, secret, render, nonces, files, visitor };
  if (!isRead && !fromOwnOrigin(request, origin)) return bare('-1', 403);
  if (!(await isAllowed(call, full))) return bare('-1', 403);
  const answer = call.guard?.(full) ?? (await call.run(unfolded(call, values), full));
  sendCookies(visitor, answer.headers);
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
  return answer;
}

async function isAllowed({ nonce, permission }: Call, call: CallRequest): Promise<boolean> {
  if (nonce !== undefined && !holdsNonce(nonce, call)) return false;
  if (permission === undefined) return true;
  const logged = await loggedIn(call.ctx, call.visitor);
  return may(logged?.customer.role ?? null, permission);
}

function unfolded({ formField }: Call, values: SentValues): SentValues {
  const form = formField === undefined ? undefined : values[formField];
  return typeof form === 'string' ? { ...nestText(form), ...values } : values;
}
