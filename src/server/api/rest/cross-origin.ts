import type { Settings } from '#server/settings/defaults.ts';
import { getCredentials } from '../manager/credentials.ts';

// What pages of other origins may do, by the headers of WordPress and one difference: no answer allows
// credentials, so a browser sends none of the shop's cookies along and shows a script only what everybody
// may read. They write to the Store API where the setting `api.origins` names them, with the cart
// named by its token, and anywhere with a key or an application password.

const READ_BY_SCRIPTS = ['X-WP-Total', 'X-WP-TotalPages', 'Link'];
const SENT_BY_SCRIPTS = [
  'Authorization',
  'X-WP-Nonce',
  'Content-Disposition',
  'Content-MD5',
  'Content-Type',
];

const READ_FROM_STORE = [
  ...READ_BY_SCRIPTS,
  'Cart-Token',
  'Cart-Hash',
  'Nonce',
  'Nonce-Timestamp',
  'User-ID',
  'ETag',
];
const SENT_TO_STORE = [
  ...SENT_BY_SCRIPTS,
  'Cart-Token',
  'Nonce',
  'Idempotency-Key',
  'If-None-Match',
  'X-HTTP-Method-Override',
];

const SHARED = {
  'access-control-expose-headers': READ_BY_SCRIPTS.join(', '),
  'access-control-allow-headers': SENT_BY_SCRIPTS.join(', '),
  vary: 'Origin',
};
const OF_STORE = {
  ...SHARED,
  'access-control-expose-headers': READ_FROM_STORE.join(', '),
  'access-control-allow-headers': SENT_TO_STORE.join(', '),
};

/** How long a browser need not ask again what it may send. */
const PREFLIGHT_SECONDS = '600';

interface Named {
  namespace: string;
}

const isStore = ({ namespace }: Named) => namespace.startsWith('wc/store');

/** A page of this origin may change a cart and order. */
export function isAllowedOrigin(request: Request, route: Named, settings: Settings): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && isStore(route) && settings['api.origins'].includes(origin);
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

export function crossOriginHeaders(
  request: Request,
  route: Named,
  settings: Settings,
): Record<string, string> {
  const headers = isStore(route) ? OF_STORE : SHARED;
  const origin = request.headers.get('origin');
  if (origin === null) return headers;
  const mayRead =
    READS.includes(request.method) ||
    isAllowedOrigin(request, route, settings) ||
    getCredentials(request) !== null;
  if (!mayRead) return headers;
  return {
    ...headers,
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    ...(request.method === 'OPTIONS' && {
      'access-control-max-age': PREFLIGHT_SECONDS,
    }),
  };
}
