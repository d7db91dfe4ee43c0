import { asksForEverything, nextPage, type Query, restAddress } from './rest-address.ts';
import { notJson, OFFLINE, problemIn, type RestProblem } from './rest-problem.ts';

export interface RestRequest {
  /** Below the root, such as `wc/v3/orders/12`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query;
  /** Sent as JSON. */
  readonly data?: unknown;
  /** Sent as it is: a file or a form. */
  readonly body?: Blob | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type RestResponse =
  | { readonly ok: true; readonly data: unknown; readonly headers: Headers }
  | { readonly ok: false; readonly problem: RestProblem; readonly headers: Headers };

export interface RestClient {
  send(request: RestRequest): Promise<RestResponse>;
}

export interface RestClientParts {
  /** `/wp-json/`. */
  readonly root: string;
  readonly nonce: string;
  /** Answers a fresh nonce as text. */
  readonly nonceAddress: string;
  /** In which it answers a person, as far as it can. */
  readonly language: string;
  readonly fetch: (
    address: string,
    init: RequestInit,
    onProgress?: RestRequest['onProgress'],
  ) => Promise<Response>;
}

const NO_HEADERS = new Headers();
const BAD_NONCE = 'rest_cookie_invalid_nonce';

/** The one client of the REST API. An expected failure is a value; it never throws. */
export function createRestClient(parts: RestClientParts): RestClient {
  let nonce = parts.nonce;

  async function once(address: string, request: RestRequest): Promise<RestResponse> {
    const response = await ask(
      parts.fetch,
      address,
      getInit(request, nonce, parts.language),
      request.onProgress,
    );
    return response === null
      ? { ok: false, problem: OFFLINE, headers: NO_HEADERS }
      : readResponse(response);
  }

  /** A nonce that has ended is fetched anew and the request repeated, once. */
  async function withNonce(address: string, request: RestRequest): Promise<RestResponse> {
    const first = await once(address, request);
    if (first.ok || first.problem.code !== BAD_NONCE) return first;
    const fresh = await ask(parts.fetch, parts.nonceAddress, { credentials: 'same-origin' });
    if (!fresh?.ok) return first;
    nonce = await fresh.text();
    return once(address, request);
  }

  /** The pages of a list, joined into one answer. */
  async function everyPage(address: string, request: RestRequest): Promise<RestResponse> {
    const rows: unknown[] = [];
    for (let at: string | null = address; at !== null; ) {
      const page: RestResponse = await withNonce(at, request);
      if (!page.ok || !Array.isArray(page.data)) return page;
      rows.push(...page.data);
      const next = nextPage(page.headers.get('link'));
      if (next === null) return { ok: true, data: rows, headers: page.headers };
      at = next;
    }
    return { ok: true, data: rows, headers: NO_HEADERS };
  }

  return {
    send(request) {
      const { path, query, method = 'GET' } = request;
      const address = restAddress(parts.root, path, query);
      return method === 'GET' && asksForEverything(path, query)
        ? everyPage(address, request)
        : withNonce(address, request);
    },
  };
}

/** Proxies and old servers let through GET and POST only, so the others travel as a POST. */
function getInit(request: RestRequest, nonce: string, language: string): RequestInit {
  const { method = 'GET', data, body, headers, signal } = request;
  const isSimple = method === 'GET' || method === 'POST';
  return {
    method: isSimple ? method : 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json, */*;q=0.1',
      'accept-language': language,
      'x-wp-nonce': nonce,
      ...(!isSimple && { 'x-http-method-override': method }),
      ...(data !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
}

async function ask(
  fetch: RestClientParts['fetch'],
  address: string,
  init: RequestInit,
  onProgress?: RestRequest['onProgress'],
): Promise<Response | null> {
  try {
    return await fetch(address, init, onProgress);
  } catch (error) {
    // Whoever gave the signal knows that the request was ended; everything else is the network.
    if (init.signal?.aborted) throw error;
    return null;
  }
}

async function readResponse(response: Response): Promise<RestResponse> {
  const { headers, status } = response;
  if (status === 204) return { ok: true, data: null, headers };
  // Files, such as a list as CSV; what is refused is JSON all the same.
  if (response.ok && headers.get('content-type')?.startsWith('text/csv')) {
    return { ok: true, data: await response.text(), headers };
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return { ok: false, problem: notJson(status), headers };
  }
  return response.ok
    ? { ok: true, data: body, headers }
    : { ok: false, problem: problemIn(body, status), headers };
}
