import type { RestError } from './rest-error.ts';

// `_jsonp=name` answers a script that calls the function `name` with the answer, for pages that read
// without CORS. Every site can load such a script, so it is made for an anonymous visitor: cookies of
// the request do not count.
// Example: `_jsonp=show` answers `/**/show({"id":12})`.

/** The parts of the name of a function, with dots between. */
const NAME = /^\w[\w.]*$/;

export const wrongCallback: RestError = {
  code: 'rest_callback_invalid',
  message: 'The name of the callback may hold letters, digits, underscores and dots only.',
  status: 400,
};

/** Null where no script is asked for, false where its callback has no good name. */
export function jsonpCallback({ method, url }: Request): string | null | false {
  if (method !== 'GET' || !url.includes('_jsonp=')) return null;
  const name = new URL(url).searchParams.get('_jsonp');
  return name === null || name === '' ? null : NAME.test(name) && name;
}

/** As somebody would send it whom the shop does not know. */
export function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request.url, { headers });
}

/** The empty comment keeps the file from being read as one of another type by its first bytes. */
export function toScript(callback: string, json: Uint8Array): Uint8Array<ArrayBuffer> {
  return Buffer.concat([Buffer.from(`/**/${callback}(`), json, Buffer.from(')')]);
}
