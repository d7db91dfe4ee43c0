import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { limitBody } from '#server/platform/http/body-limit.ts';
import { TooManyFields } from '#server/platform/http/nested-fields.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { sendCookies, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CachedPage } from './cache/page-cache.ts';
import { pageReply } from './cache/page-reply.ts';
import { takeLinkCoupons } from './cart/link-coupons.ts';
import type { PageHandler } from './page-handler.ts';
import { followAddLink } from './product/add-links.ts';
import { robotsFile } from './search-engines/robots.ts';
import { sitemapEntries, sitemapFile } from './search-engines/sitemap.ts';

export interface PageRouteParts {
  handler: PageHandler;
  context(): Promise<ShopContext>;
  origin: string;
  now(): number;
  /** The address of the visitor behind a request, by which posted forms are counted. */
  visitor(request: IncomingMessage): string;
  /** The session cookie of the request. */
  session(request: Request): Visitor;
}

const PAGE_BODY_LIMIT = 256 * 1024;
/** A handful of photographs. */
const FILES_BODY_LIMIT = 32 * 1024 * 1024;

/** A person sends a form now and then; twenty at once and one every two seconds is a program. */
const FORM_RATE = { capacity: 20, refillPerSecond: 0.5 };

/** Filling a cart is a form for every piece and every change, and an office may share an address. */
const SHOPPING_RATE = { capacity: 120, refillPerSecond: 5 };

/** The routes of pages, and the two files for search engines. */
export function pageRoutes({ handler, context, origin, now, visitor, session }: PageRouteParts) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const limiters = {
    usual: createRateLimiter(FORM_RATE),
    shopping: createRateLimiter(SHOPPING_RATE),
  };

  routes.get('/robots.txt', async (c) => c.text(robotsFile((await context()).settings, origin)));

  routes.get('/sitemap.xml', async (c) => {
    const part = c.req.query('part');
    const entries = await sitemapEntries(await context());
    const file = sitemapFile(entries, origin, part === undefined ? null : Number(part));
    if (file === null) return c.notFound();
    return c.body(file, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });

  routes.get('/shared/*', async (c, next) => {
    const file = await handler.shared(c.req.path);
    return file ? sendPage(c.req.raw, file) : next();
  });

  routes.get('*', async (c) => {
    const url = new URL(c.req.url);
    const asks = session(c.req.raw);
    const led = (await takeLinkCoupons(context, url, asks)) ?? (await followAddLink(context, url));
    return withCookies(asks, led ?? (await sendPage(c.req.raw, await handler.get(url, asks))));
  });

  routes.post('*', async (c) => {
    const url = new URL(c.req.url);
    // Who sends files waits his turn with those who write, not with those who fill a cart.
    const limiter = limiters[isLarge(c.req.raw) ? 'usual' : await handler.formsOf(url)];
    const turn = limiter.take(visitor(c.env.incoming), now());
    if (!turn.ok) {
      return c.text('', 429, { 'retry-after': String(turn.retryAfterSeconds) });
    }
    const form = await readForm(c.req.raw);
    if (!form) return sendPage(c.req.raw, await handler.problem(400, ''));
    const asks = session(c.req.raw);
    const page = await posted(handler, url, form, asks);
    return withCookies(asks, await sendPage(c.req.raw, page));
  });

  return routes;
}

/** A form of more fields than any page has is no form of ours. */
async function posted(
  handler: PageHandler,
  url: URL,
  form: FormData,
  visitor: Visitor,
): Promise<CachedPage> {
  try {
    return await handler.post(url, form, visitor);
  } catch (error) {
    if (!(error instanceof TooManyFields)) throw error;
    return handler.problem(400, '');
  }
}

/** A form with files in it, or one that does not say how long it is. */
function isLarge(request: Request): boolean {
  const length = request.headers.get('content-length');
  return length === null || Number(length) > PAGE_BODY_LIMIT;
}

/** By the page: most forms are text, few have files. */
export function limitForms(handler: Pick<PageHandler, 'takesFiles'>): MiddlewareHandler {
  const words = limitBody(PAGE_BODY_LIMIT);
  const files = limitBody(FILES_BODY_LIMIT);
  return async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    const brings = c.req.method === 'POST' && type.startsWith('multipart/form-data');
    const larger = brings && (await handler.takesFiles(new URL(c.req.url)));
    return larger ? files(c, next) : words(c, next);
  };
}

function withCookies(visitor: Visitor, response: Response): Response {
  sendCookies(visitor, response.headers);
  return response;
}

/** Null where the body is not a form. */
async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  try {
    return await request.formData();
  } catch {
    // A multipart body that is truncated or malformed.
    return null;
  }
}

export async function sendPage(request: Request, page: CachedPage): Promise<Response> {
  const reply = pageReply(page, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  const body = await reply.body;
  return new Response(body ? new Uint8Array(body) : null, {
    status: reply.status,
    headers: reply.headers,
  });
}
