export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** Asks for everything, by pages of a hundred. */
export const EVERYTHING = -1;
export const LARGEST_PAGE = 100;

/**
 * The address of a request. Lists are sent as repeated `name[]`, what is undefined is left out, and
 * the server is asked to answer in the person's own language.
 * Example: restAddress('/wp-json/', 'wc/v3/orders', { status: ['on-hold'], per_page: 20 }) is
 * `/wp-json/wc/v3/orders?status[]=on-hold&per_page=20&_locale=user`.
 */
export function restAddress(root: string, path: string, query: Query = {}): string {
  const [bare = '', input = ''] = path.split('?', 2);
  const params = new URLSearchParams(input);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const each of value) params.append(`${name}[]`, `${each}`);
    else params.set(name, `${value}`);
  }
  if (params.get('per_page') === `${EVERYTHING}`) params.set('per_page', `${LARGEST_PAGE}`);
  if (!params.has('_locale')) params.set('_locale', 'user');
  return `${root}${bare.replace(/^\/+/, '')}?${params}`;
}

export function asksForEverything(path: string, query: Query = {}): boolean {
  const input = new URLSearchParams(path.split('?', 2)[1]);
  return (query.per_page ?? input.get('per_page') ?? '').toString() === `${EVERYTHING}`;
}

/** The address after `rel="next"` in a Link header, or null on the last page. */
export function nextPage(link: string | null): string | null {
  for (const [, address = null, rel] of (link ?? '').matchAll(/<([^>]*)>\s*;\s*rel="([^"]*)"/g)) {
    if (rel === 'next') return address;
  }
  return null;
}
