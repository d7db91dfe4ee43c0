import type { Settings } from '#server/settings/defaults.ts';
import type { RestRoute } from './rest-route.ts';

// The Store API for pages of other origins: those that the setting `api.allowedOrigins` names. No
// cookie counts there, because the answer does not allow credentials; a cart is named by its token.

const READ_BY_SCRIPTS = [
  'X-WP-Total',
  'X-WP-TotalPages',
  'Link',
  'ETag',
  'Nonce',
  'Nonce-Timestamp',
  'User-ID',
  'Cart-Token',
  'Cart-Hash',
];

const SENT_BY_SCRIPTS = [
  'Content-Type',
  'Nonce',
  'Cart-Token',
  'Idempotency-Key',
  'If-None-Match',
  'X-HTTP-Method-Override',
];

function offered({ namespace }: RestRoute, { 'api.allowedOrigins': allowed }: Settings): boolean {
  return allowed.length > 0 && namespace.startsWith('wc/store');
}

export function isAllowedOrigin(request: Request, route: RestRoute, settings: Settings): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !offered(route, settings)) return false;
  return settings['api.allowedOrigins'].includes(origin);
}

export function crossOriginHeaders(
  request: Request,
  route: RestRoute,
  settings: Settings,
): Record<string, string> {
  if (!offered(route, settings)) return {};
  if (!isAllowedOrigin(request, route, settings)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': request.headers.get('origin') ?? '',
    'access-control-expose-headers': READ_BY_SCRIPTS.join(', '),
    ...(request.method === 'OPTIONS' && {
      'access-control-allow-methods': Object.keys(route.methods).join(', '),
      'access-control-allow-headers': SENT_BY_SCRIPTS.join(', '),
      'access-control-max-age': '600',
    }),
  };
}
