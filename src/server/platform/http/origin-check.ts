import type { MiddlewareHandler } from 'hono';
import { isSameOrigin } from './same-origin.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what another site makes a visitor's browser send; reading is free for all. */
export function sameOriginOnly(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (readingMethods.has(c.req.method) || isSameOrigin(c.req.raw, publicOrigin)) return next();
    return c.text('This request came from another site.\n', 403);
  };
}
