import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { staysOpen } from '#rules/content/closed-shop.ts';
import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { readCookie, writeCookie } from '#server/platform/sessions/cookies.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** In a link that lets a guest look at the shop before it opens. */
export const PREVIEW_PARAM = 'preview_key';
const PREVIEW_COOKIE = 'vitrine_preview';
const PREVIEW_SECONDS = 30 * 24 * 60 * 60;

type Env = { Bindings: HttpBindings };

export interface ClosedShopParts {
  context(): Promise<ShopContext>;
  session(request: Request): Visitor;
  /** The page that says so, or the answer to its form. */
  page(c: Context<Env>): Promise<Response>;
}

/**
 * While the shop is closed only staff and guests with the secret link come further. Everyone else is
 * answered 503 with the time after which a robot may ask again, so that nothing is indexed or dropped.
 */
export function closedShop({ context, session, page }: ClosedShopParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const ctx = await context();
    const { settings } = ctx;
    const url = new URL(c.req.url);
    if (!settings['comingSoon.closed'] || staysOpen(url, openRoutes(settings))) return next();
    const visitor = session(c.req.raw);
    const pass = previewPass(visitor, settings['comingSoon.secret']);
    const token = url.searchParams.get(PREVIEW_PARAM);
    if (pass !== null && token !== null && previewPass(visitor, token) === pass) {
      url.searchParams.delete(PREVIEW_PARAM);
      const choices = { https: visitor.https, maxAgeSeconds: PREVIEW_SECONDS, httpOnly: true };
      c.header('set-cookie', writeCookie(PREVIEW_COOKIE, pass, choices));
      c.header('cache-control', 'no-store');
      return c.redirect(url.pathname + url.search, 303);
    }
    if (pass !== null && readCookie(visitor.cookieHeader, PREVIEW_COOKIE) === pass) return next();
    const logged = await loggedIn(ctx, visitor);
    if (logged && may(logged.customer.rights, 'pass-coming-soon')) return next();
    const response = isCall(url) ? refusedCall(settings) : await page(c);
    const headers = new Headers(response.headers);
    headers.set('retry-after', String(settings['comingSoon.retryHours'] * 3600));
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: 503, headers });
  };
}

/** Null without a secret. It changes with the secret, so that an old link ends. */
function previewPass({ sign }: Visitor, secret: string): string | null {
  return secret === '' ? null : sign(`preview ${secret}`).slice(0, 32);
}

/** Of accounts; and of the newsletter, whose emails are confirmed and ended there. */
function openRoutes(settings: Settings): string[] {
  return [
    settings['routes.newsletter'],
    settings['routes.account'],
    settings['routes.lostPassword'],
    settings['routes.verifyEmail'],
    settings['routes.logOut'],
    settings['routes.setUp'],
    settings['routes.security'],
  ];
}

function isCall({ pathname, searchParams }: URL): boolean {
  return /^\/wp-(json|admin)\//.test(pathname) || searchParams.has('wc-ajax');
}

function refusedCall(settings: Settings): Response {
  const message = translator(settings)('layout.comingSoonText');
  return Response.json({ code: 'vitrine_closed', message, data: { status: 503 } });
}
