import type { MiddlewareHandler } from 'hono';
import { privateCacheControl } from './cdn-headers.ts';
import { type CdnTarget, purgeAdapter } from './purge-adapters.ts';

/**
 * The outermost middleware where there is a CDN: what was not offered to it by name is private, and so is
 * every response that sets a cookie.
 */
export function shieldResponses(target: CdnTarget): MiddlewareHandler {
  const { lifetimeHeader, tagHeaders } = purgeAdapter(target);
  const tagNames = Object.keys(tagHeaders([]));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (headers.has('set-cookie')) {
      for (const name of [lifetimeHeader, ...tagNames]) headers.delete(name);
      headers.set('cache-control', 'private, no-store');
    } else if (!headers.has(lifetimeHeader)) {
      headers.set('cache-control', privateCacheControl(headers.get('cache-control')));
    }
  };
}
