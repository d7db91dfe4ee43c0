import { requestedLanguage, type StaffLanguage } from '#rules/languages/staff-language.ts';
import { type Fields, nestFields, TooManyFields } from '#server/platform/http/nested-fields.ts';
import { isSameOrigin } from '#server/platform/http/same-origin.ts';
import { getVisitor, sendCookies, type Visitor } from '#server/platform/sessions/visitor.ts';
import { withStaffLanguage } from '#server/platform/staff-words.ts';
import { type CallDeps, type CallRequest, holdsNonce, noncesIn, type SentValues } from '../call.ts';
import { getCredentials } from '../manager/credentials.ts';
import {
  type BodyProblem,
  bodyProblemMessage,
  bodyProblemStatus,
  isLongBody,
  readBody,
} from '../read-body.ts';
import { holdsUserNonce } from '../user-nonce.ts';
import { checkContext } from './check-context.ts';
import { crossOriginHeaders, isAllowedOrigin } from './cross-origin.ts';
import { requestedEmbeds, withEmbeds } from './embed.ts';
import { FileBytes, toPlain } from './json-bytes.ts';
import { jsonpCallback, withoutCookies } from './jsonp.ts';
import { readWait } from './limit-reads.ts';
import { listedHeaders } from './listed-headers.ts';
import { pageHeaders } from './page-links.ts';
import { bringsFile, readUpload } from './read-upload.ts';
import { fail, limited, type Reply, reply, send } from './reply.ts';
import { foreignOrigin, invalidNonce, noRoute } from './rest-error.ts';
import { describeNamespace, describeOptions, describeShop, getNamespaces } from './rest-index.ts';
import {
  REST_METHODS,
  type RestEndpoint,
  type RestMethod,
  type RestResponse,
  type RestRoute,
  type RestUpload,
} from './rest-route.ts';
import {
  getContext,
  inContext,
  onlyFields,
  requestedFields,
  wantsEnvelope,
} from './shape-response.ts';
import { storedJson } from './stored-json.ts';
import { withTargetHints } from './target-hints.ts';

type Headers = Reply['headers'];

/** PUT, PATCH and DELETE may arrive as a POST with an override. A GET never changes anything. */
function getMethod(request: Request, values: SentValues): RestMethod | undefined {
  if (request.method === 'HEAD') return 'GET';
  const override =
    request.method === 'POST'
      ? (request.headers.get('x-http-method-override') ?? values._method)
      : undefined;
  const requested = String(override ?? request.method).toUpperCase();
  return REST_METHODS.find((method) => method === requested);
}

function readQuery(query: URLSearchParams): Fields | null {
  try {
    return nestFields(query);
  } catch (error) {
    if (error instanceof TooManyFields) return null;
    throw error;
  }
}

async function runEndpoint(
  endpoint: RestEndpoint,
  values: SentValues,
  call: CallRequest,
  address: string,
): Promise<Reply> {
  if (endpoint.needsNonce && !holdsNonce('rest', call) && !(await holdsUserNonce('rest', call))) {
    return fail(invalidNonce);
  }
  const result = await endpoint.run(values, call);
  if (!result.ok) return fail(result.error, result.headers);
  const { body, status = 200, headers, paging }: RestResponse = result.answer;
  const query = new URL(call.request.url).searchParams;
  return {
    status,
    body,
    headers: { ...(paging && pageHeaders(address, query, paging)), ...headers },
    cache: endpoint.cache,
  };
}

function homeLink(origin: string): Headers {
  return { link: `<${origin}/wp-json/>; rel="https://api.w.org/"` };
}

/** `path` is what follows `/wp-json`: the index of the shop, of a namespace, or no route at all. */
export async function handleIndex(
  deps: CallDeps,
  routes: readonly RestRoute[],
  request: Request,
  path: string,
): Promise<Response> {
  const origin = deps.origin(request);
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  const namespace = getNamespaces(routes).find((name) => `/${name}` === path);
  const ctx = await deps.context();
  const { settings } = ctx;
  const home = {
    ...homeLink(origin),
    ...crossOriginHeaders(request, { namespace: namespace ?? '' }, settings),
  };
  if (!isRead || (path !== '' && namespace === undefined)) {
    return send(request, fail(noRoute, home));
  }
  const https = origin.startsWith('https:');
  const visitor = getVisitor(request, { secret: deps.secret, now: ctx.now, https });
  const wait = await readWait({ ctx, request, visitor }, undefined, {});
  if (wait > 0) return send(request, limited(wait, home));
  const key = ['shop.name', 'shop.tagline', 'shop.timeZone'] as const;
  const known = JSON.stringify([namespace, origin, ...key.map((name) => settings[name])]);
  const index = await storedJson(routes, known, async () =>
    namespace
      ? describeNamespace(namespace, routes, origin)
      : describeShop(routes, origin, settings),
  );
  return send(request, reply(index, { ...home, allow: 'GET' }));
}

type TextResult =
  | { readonly ok: true; readonly values: SentValues }
  | { readonly ok: false; readonly problem: BodyProblem };

function unreadable(problem: BodyProblem, headers: Headers): Reply {
  const code = problem === 'invalid_json' ? 'rest_invalid_json' : `rest_${problem}`;
  const error = { code, message: bodyProblemMessage[problem], status: bodyProblemStatus[problem] };
  return fail(error, headers);
}

/** Reads a body that has no files. */
async function readText(
  { uploads }: CallDeps,
  request: Request,
  { address, newSession }: Visitor,
  takesList: boolean,
): Promise<TextResult> {
  const isLong = isLongBody(request);
  const intake = isLong ? uploads.open(address || newSession) : null;
  if (isLong && intake === null) return { ok: false, problem: 'too_many_uploads' };
  try {
    const noFiles = { fileBytes: 0, mayBringFiles: async () => null };
    const read = await readBody(request, { intake, takesList, ...noFiles });
    if (read.ok) return { ok: true, values: read.body.values };
    return 'problem' in read ? read : { ok: false, problem: 'invalid_form' };
  } finally {
    await intake?.close();
  }
}

/** An anonymous program is not shown which methods it may not use. */
function allowedTo({ schema, methods }: RestRoute, isKnown: boolean): string {
  if (isKnown || schema === undefined) return Object.keys(methods).join(', ');
  const open = Object.entries(methods).filter(([, endpoint]) => endpoint.isOpen);
  return open.map(([method]) => method).join(', ');
}

/** The answer as the program wants it: some of its fields, one context, in an envelope. */
function shaped(
  { route, routes }: { route: RestRoute; routes: readonly RestRoute[] },
  values: SentValues,
  response: Reply,
  shared: Headers,
): Reply {
  const { allow: _all, ...rest } = shared;
  const allow = allowedTo(route, response.status !== 401);
  const headers = { ...rest, ...(allow !== '' && { allow }), ...response.headers };
  if (response.body instanceof FileBytes) return { ...response, headers };
  const body = response.status < 400 ? shapedBody(route, routes, values, response) : response.body;
  if (!wantsEnvelope(values)) return { ...response, body, headers };
  const within = { ...(allow !== '' && { allow }), ...response.headers };
  const envelope = {
    body: toPlain(body),
    status: response.status,
    headers: listedHeaders(within),
  };
  return { status: 200, body: envelope, headers: rest, cache: response.cache };
}

function shapedBody(
  route: RestRoute,
  routes: readonly RestRoute[],
  values: SentValues,
  { body }: Reply,
): unknown {
  const seen = inContext(body, getContext(values), route.schema?.properties ?? {});
  // What is inside a field of the Store API comes whole, as there.
  const nested = !route.namespace.startsWith('wc/store');
  return onlyFields(withTargetHints(seen, routes), requestedFields(values), nested);
}

async function embedding(
  response: Reply,
  values: SentValues,
  followed: { routes: readonly RestRoute[]; call: CallRequest },
): Promise<Reply> {
  const names = requestedEmbeds(values);
  if (names === false || response.status >= 400 || response.body instanceof FileBytes)
    return response;
  return { ...response, body: await withEmbeds(toPlain(response.body), { ...followed, names }) };
}

interface MatchedPath {
  /** As it was asked for, `/wp-json` included. */
  path: string;
  parts: Readonly<Record<string, string>>;
  /** Every route there is, for what is embedded. */
  routes: readonly RestRoute[];
}

/** The admin's own API answers its staff in their language; the dialects speak English as theirs do. */
function languageFor({ namespace }: RestRoute, request: Request): StaffLanguage {
  if (namespace !== 'vitrine/v1') return 'en';
  return requestedLanguage(request.headers.get('accept-language') ?? '') ?? 'en';
}

/** Answers one REST request that the router has found the route of. */
export function handleRest(
  ...[deps, route, request, matched]: Parameters<typeof handleIn>
): Promise<Response> {
  return withStaffLanguage(languageFor(route, request), () =>
    handleIn(deps, route, request, matched),
  );
}

async function handleIn(
  deps: CallDeps,
  route: RestRoute,
  sentRequest: Request,
  { path, parts, routes }: MatchedPath,
): Promise<Response> {
  const request = jsonpCallback(sentRequest) === null ? sentRequest : withoutCookies(sentRequest);
  const origin = deps.origin(request);
  const ctx = await deps.context();
  const headers = {
    ...homeLink(origin),
    allow: Object.keys(route.methods).join(', '),
    ...crossOriginHeaders(request, route, ctx.settings),
  };

  const query = readQuery(new URL(request.url).searchParams);
  if (query === null) {
    const error = { code: 'rest_invalid_param', message: 'Too many parameters.', status: 400 };
    return send(request, fail(error, headers));
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A program that says who it is holds no visitor's cookie, wherever it runs.
  const isKnownSite =
    isSameOrigin(request, origin) || isAllowedOrigin(request, route, ctx.settings);
  const isOptions = request.method === 'OPTIONS';
  if (!isRead && !isOptions && getCredentials(request) === null && !isKnownSite) {
    return send(request, fail(foreignOrigin, headers));
  }
  const https = origin.startsWith('https:');
  const visitor = getVisitor(request, { secret: deps.secret, now: ctx.now, https });
  const { secret, render } = deps;
  if (isRead || isOptions) {
    const wait = await readWait({ ctx, request, visitor }, route.methods.GET, query);
    if (wait > 0) return send(request, limited(wait, headers));
  }
  if (isOptions) return send(request, reply(describeOptions(route), headers));
  const nonces = noncesIn(query, request);
  const base = {
    ctx: checkContext(ctx, route, request, visitor),
    request,
    origin,
    secret,
    render,
    visitor,
    withVitrineData: false,
  };
  const head: CallRequest = { ...base, nonces, files: {} };
  const toResponse = async (response: Reply, values: SentValues) => {
    // What was just written is answered as for editing.
    const embeds = isRead ? values : { context: 'edit', ...values };
    const embedded = await embedding(response, embeds, { routes, call: head });
    const sent = await send(request, shaped({ route, routes }, embeds, embedded, headers));
    sendCookies(visitor, sent.headers);
    return sent;
  };
  const taker = getMethod(request, query) === 'POST' ? route.methods.POST : undefined;
  if (taker?.upload && bringsFile(request)) {
    const response = await runUpload(deps, taker, taker.upload, {
      head,
      values: { ...query, ...parts },
      address: `${origin}${path}`,
    });
    return toResponse(response, query);
  }
  const body = isRead ? null : await readText(deps, request, visitor, route.takesList ?? false);
  if (body?.ok === false) return send(request, unreadable(body.problem, headers));
  const values = { ...query, ...body?.values };
  const method = getMethod(request, values);
  const endpoint = method && route.methods[method];
  if (endpoint === undefined) return send(request, fail(noRoute, headers));
  const call = { ...head, nonces: noncesIn(values, request) };
  const address = `${origin}${path}`;
  return toResponse(await runEndpoint(endpoint, { ...values, ...parts }, call, address), values);
}

interface UploadRequest {
  head: CallRequest;
  values: SentValues;
  address: string;
}

/** Who may not send a file is refused before it is read; the file is there until the answer. */
async function runUpload(
  { uploads }: CallDeps,
  endpoint: RestEndpoint,
  upload: RestUpload,
  { head, values, address }: UploadRequest,
): Promise<Reply> {
  const refusal = await upload.refuse(head);
  if (refusal?.ok === false) return fail(refusal.error, refusal.headers);
  const intake = uploads.open(head.visitor.address || head.visitor.newSession);
  if (intake === null) return unreadable('too_many_uploads', {});
  try {
    const read = await readUpload(head.request, intake, upload.maxBytes);
    if (!read.ok) return unreadable(read.problem, {});
    const call = { ...head, files: read.body.files };
    return await runEndpoint(endpoint, { ...read.body.values, ...values }, call, address);
  } finally {
    await intake.close();
  }
}
