import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { nestText } from '#server/platform/http/nested-fields.ts';
import { isSameOrigin } from '#server/platform/http/same-origin.ts';
import { getVisitor, sendCookies } from '#server/platform/sessions/visitor.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import {
  type Call,
  type CallDeps,
  type CallGuards,
  type CallList,
  type CallRequest,
  holdsNonce,
  noncesIn,
  type SentValues,
} from './call.ts';
import {
  type BodyProblem,
  bodyProblemMessage,
  bodyProblemStatus,
  isLongBody,
  readBody,
} from './read-body.ts';

const neverStored = { 'cache-control': 'no-store' };

/** The two bodies programs know: `0` for a call that does not exist, `-1` for one not allowed. */
function bare(body: '0' | '-1', status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8', ...neverStored, ...headers },
  });
}

function unreadable(problem: BodyProblem): Response {
  const status = bodyProblemStatus[problem];
  return Response.json(
    { code: problem, message: bodyProblemMessage[problem], data: { status } },
    { status, headers: neverStored },
  );
}

function findCall(calls: CallList, name: unknown): Call | undefined {
  return typeof name === 'string' && Object.hasOwn(calls, name) ? calls[name] : undefined;
}

/** Without reading the rest of the address, which is known. */
function toQuery(url: string): string {
  const at = url.indexOf('?');
  const end = url.indexOf('#');
  return at === -1 ? '' : url.slice(at + 1, end === -1 ? url.length : end);
}

/**
 * Answers one shop call or generic call. `name` is the call's name where the address gives it; else
 * it is looked for in the field `action`. Everything that address and headers tell is checked before
 * the body is read, and the rest before the first file of it is taken.
 */
export async function handleCall(
  deps: CallDeps,
  calls: CallList,
  request: Request,
  name?: string,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') return bare('0', 405, { allow: 'GET, HEAD, POST' });
  const origin = deps.origin(request);
  if (!isRead && !isSameOrigin(request, origin)) return bare('-1', 403);
  const query = nestText(toQuery(request.url));
  const early = findCall(calls, name ?? query.action);
  if (isRead && early === undefined) return bare('0', 400);
  if (isRead && !early?.readOnly) return bare('0', 405, { allow: 'POST' });

  const ctx = await deps.context();
  const { secret, render } = deps;
  const https = origin.startsWith('https:');
  const visitor = getVisitor(request, { secret, now: ctx.now, https });
  const nonces = noncesIn(query, request);
  const withVitrineData = VITRINE_DATA in query;
  const base = { ctx, request, origin, secret, render, visitor, withVitrineData };
  const head: CallRequest = { ...base, nonces, files: {} };
  const refused = early && (await refusedByHead(early, head, isRead));
  if (refused) return refused;
  if (isRead && early) return sent(head, await early.run(unfolded(early, query), head));

  const intake = isLongBody(request)
    ? deps.uploads.open(visitor.address || visitor.newSession)
    : null;
  if (intake === null && isLongBody(request)) return unreadable('too_many_uploads');
  try {
    const find = (values: SentValues) =>
      early ?? (name === undefined ? findCall(calls, values.action) : undefined);
    const result = await readBody(request, {
      intake,
      fileBytes: early ? (early.fileBytes ?? 0) : MAX_UNNAMED_FILES,
      mayBringFiles: (fields) => {
        const values = { ...query, ...fields };
        const full = { ...head, nonces: noncesIn(values, request) };
        return refusedByBody(find(values) ?? anyUpload(calls), full);
      },
    });
    if (!result.ok) return 'refusal' in result ? result.refusal : unreadable(result.problem);
    const values = { ...query, ...result.body.values };
    const call = find(values);
    if (call === undefined) return bare('0', 400);
    const full = { ...head, nonces: noncesIn(values, request), files: result.body.files };
    const late = (await refusedByBody(call, full)) ?? (early ? null : call.guard?.(full));
    return late ?? sent(full, await call.run(unfolded(call, values), full));
  } finally {
    await intake?.close();
  }
}

/** A call that is named in the body may be named below its files. */
const MAX_UNNAMED_FILES = 1024 * 1024;

/** What is asked for at the first file of a call that is not named yet: a nonce of any that takes files. */
function anyUpload(calls: CallList): Pick<Call, 'nonce'> {
  const takers = Object.values(calls).filter((call) => call.fileBytes !== undefined);
  return { nonce: takers.flatMap(({ nonce = [] }) => nonce) };
}

/** What address and headers tell: whether it comes too often, and who sends it. */
async function refusedByHead(
  call: Call,
  head: CallRequest,
  isRead: boolean,
): Promise<Response | null> {
  const refused = isRead ? await refusedByBody(call, head) : await withoutPermission(call, head);
  return refused ?? call.guard?.(head) ?? null;
}

/** The nonce may be a field of the body. */
async function refusedByBody(call: CallGuards, full: CallRequest): Promise<Response | null> {
  if (call.nonce !== undefined && !holdsNonce(call.nonce, full)) {
    return call.refuseNonce?.(full) ?? bare('-1', 403);
  }
  return withoutPermission(call, full);
}

async function withoutPermission(
  { permission }: CallGuards,
  { ctx, visitor }: CallRequest,
): Promise<Response | null> {
  if (permission === undefined) return null;
  const logged = await loggedIn(ctx, visitor);
  return may(logged?.customer.rights ?? null, permission) ? null : bare('-1', 403);
}

function sent({ visitor }: CallRequest, response: Response): Response {
  sendCookies(visitor, response.headers);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

function unfolded({ formField }: Call, values: SentValues): SentValues {
  const form = formField === undefined ? undefined : values[formField];
  return typeof form === 'string' ? { ...nestText(form), ...values } : values;
}
