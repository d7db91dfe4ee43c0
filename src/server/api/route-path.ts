import { NO_PATH, requestPath, toPath } from '#server/platform/http/request-path.ts';
import { DOWNLOAD_PATH } from '#wire/forms/download-address.ts';
import type { CallList } from './call.ts';

// Programs name a call in the query as well as in the path. Both are brought to one path, so that one
// router decides:
//   /?wc-ajax=add_to_cart                     /wc-ajax/add_to_cart
//   /wp-admin/admin-ajax.php?action=vote      itself, with its query
//   /?rest_route=/wc/store/v1/cart            /wp-json/wc/store/v1/cart
//   /?download_file=12&key=a1b2&uid=…         /download-file

export const SHOP_CALLS = '/wc-ajax';
export const GENERIC_CALLS = '/wp-admin/admin-ajax.php';
export const REST = '/wp-json';

export function genericPath(action: string): string {
  return `${GENERIC_CALLS}?action=${action}`;
}

/** `generic` are the calls that may be named; one that is named in the body has no path of its own. */
export function routePath(generic: CallList): (request: Request) => string {
  return (request) => {
    const path = toPath(request.url);
    if (path === '/') return rootPath(request);
    if (path === GENERIC_CALLS) {
      const action = toQuery(request).getAll('action').at(-1);
      return action !== undefined && Object.hasOwn(generic, action) ? genericPath(action) : path;
    }
    const isRest = path === REST || path.startsWith(`${REST}/`);
    return isRest ? restPath(path.slice(REST.length)) : requestPath(request);
  };
}

function rootPath(request: Request): string {
  if (!request.url.includes('?')) return '/';
  const query = toQuery(request);
  const call = query.get('wc-ajax');
  if (call !== null) return `${SHOP_CALLS}/${call}`;
  const route = query.get('rest_route');
  if (route === null) return query.has('download_file') ? DOWNLOAD_PATH : '/';
  return /^(\/|$)/.test(route) ? restPath(encodeURI(route)) : REST + NO_PATH;
}

function restPath(written: string): string {
  try {
    const path = decodeURIComponent(written);
    return path.includes('\0') ? REST + NO_PATH : REST + path.replace(/\/+$/, '');
  } catch (error) {
    if (error instanceof URIError) return REST + NO_PATH;
    throw error;
  }
}

function toQuery({ url }: Request): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1).split('#')[0]);
}
