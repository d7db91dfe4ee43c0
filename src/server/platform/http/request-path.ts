/** '/shop//mugs/' is '/shop/mugs': one address for one page. */
export function tidyPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return tidy === '' ? '/' : tidy;
}

/** Of a URL as it was sent, without its query and fragment. */
export function toPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** Of a path that cannot be decoded; deeper than any route. */
export const NO_PATH = '/%'.repeat(9);

/** The path a request is routed by. */
export function requestPath({ url }: Pick<Request, 'url'>): string {
  const path = tidyPath(toPath(url));
  return isReadable(path) ? path : NO_PATH;
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
