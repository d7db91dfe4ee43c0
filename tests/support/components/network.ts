import { onTestFinished } from 'vitest';
import { recordTrouble } from './trouble.ts';

export interface StubbedRequest {
  method: string;
  url: URL;
  /** Of a form; empty for any other body. */
  fields: Record<string, string>;
  /** As it was sent. */
  body: unknown;
}

interface Stub {
  pattern: RegExp;
  respond(request: StubbedRequest): unknown;
  requests: StubbedRequest[];
}

/** The last one that matches responds. */
const stubs: Stub[] = [];

/**
 * Responds to the requests of the test whose address matches, and returns them as they come. What is
 * no Response is sent as JSON; a function may wait.
 * Example: `const sent = stubRequests(/wc-ajax=add_to_cart/, () => ({ cart_hash: 'a' }))`
 */
export function stubRequests(
  pattern: RegExp,
  respond: (request: StubbedRequest) => unknown,
): StubbedRequest[] {
  const stub: Stub = { pattern, respond, requests: [] };
  stubs.push(stub);
  onTestFinished(() => {
    stubs.splice(stubs.indexOf(stub), 1);
  });
  return stub.requests;
}

/** For `stubRequests`: the connection is lost. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

function fieldsIn(body: unknown): Record<string, string> {
  const entries = body instanceof FormData || body instanceof URLSearchParams ? [...body] : [];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/** Of the page's own modules and of the runner. */
const OF_RUNNER = /^\/(@|__vitest|src\/|tests\/|node_modules\/|\.cache\/)/;

/** Undefined for what the page loads for itself. A request without a stub fails the test. */
export async function stubbedResponse(
  method: string,
  address: string,
  body: unknown,
): Promise<Response | undefined> {
  const url = new URL(address, location.href);
  if (url.origin === location.origin && OF_RUNNER.test(url.pathname)) return undefined;
  const stub = stubs.findLast(({ pattern }) => pattern.test(url.href));
  if (!stub) {
    recordTrouble(`request without a stub: ${method} ${url.href}`);
    return loseConnection();
  }
  const request = { method, url, fields: fieldsIn(body), body };
  stub.requests.push(request);
  const response = await stub.respond(request);
  return response instanceof Response ? response : Response.json(response);
}

const { fetch } = window;
window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  init?.signal?.throwIfAborted();
  const response = await stubbedResponse(method, address, init?.body);
  init?.signal?.throwIfAborted();
  return response ?? fetch(input, init);
};
