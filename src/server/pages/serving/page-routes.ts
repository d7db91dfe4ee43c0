import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { POST_TAXONOMIES, type PostTaxonomy } from '#server/content/tables.ts';
import { TooManyFields } from '#server/platform/http/nested-fields.ts';
import { named } from '#server/platform/http/route-table.ts';
import { isSameOrigin } from '#server/platform/http/same-origin.ts';
import type { UploadIntake } from '#server/platform/http/uploads/upload-intake.ts';
import type { Limits } from '#server/platform/limits/local-limits.ts';
import { sendCookies, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { DOWNLOAD_PATH } from '#wire/forms/download-address.ts';
import { sitemapQuery } from '#wire/forms/page-queries.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { pageReply } from '../cache/page-reply.ts';
import { takeLinkCoupons } from '../cart/link-coupons.ts';
import { closedPage } from '../content/closed-response.ts';
import { feedPath, journalFeed, termFeed, termFeedRoute } from '../content/journal-feed.ts';
import { sendInvoice } from '../orders/pdf/send-papers.ts';
import { PDF_PATH } from '../orders/requested-order.ts';
import { sendDownload } from '../orders/send-download.ts';
import type { PageDefinition } from '../page.ts';
import { pageTable } from '../page-table.ts';
import { followAddLink } from '../product/add-links.ts';
import { COMMENT_PAGE_PATH, commentPageAddress } from '../product/comment-page-links.ts';
import { isLongForm, readPageForm } from '../read-page-form.ts';
import { robotsFile } from '../search-engines/robots.ts';
import { securityFile } from '../search-engines/security-txt.ts';
import { sitemapEntries, sitemapFile } from '../search-engines/sitemap.ts';
import { type PageHandler, type PageMatch, routeName } from './page-handler.ts';

type Env = { Bindings: HttpBindings };
type RequestContext = Context<Env>;

export interface PageRouteParts {
  handler: PageHandler;
  definitions: readonly PageDefinition[];
  context(): Promise<ShopContext>;
  origin: string;
  now(): number;
  /** The address of the visitor behind a request, by which posted forms are counted. */
  visitor(request: IncomingMessage): string;
  /** What the request says about the visitor's session. */
  session(request: Request): Visitor;
  uploads: UploadIntake;
  limits: Limits;
  /** What a CDN in front reads about a page; undefined where there is none. */
  cdnHeaders: ((page: CachedPage) => Record<string, string>) | undefined;
  /** Headers of pages on which orders are paid, or that have buttons of wallets; none where no provider needs any. */
  payHeaders(kind: 'pays' | 'wallets'): Promise<Readonly<Record<string, string>>>;
}

export interface PageRoutes {
  add(app: Hono<Env>, settings: Settings): void;
  /** The one page of a closed shop. */
  closed(c: RequestContext): Promise<Response>;
}

const RSS = { 'content-type': 'application/rss+xml; charset=utf-8' };

/** A person sends a form now and then; twenty at once and one every two seconds is a program. */
/** A queue that is full is half empty then. */
const BUSY_SECONDS = '10';
const FORM_LIMIT = { name: 'forms', max: 20, windowMs: 40_000 };

/** Filling a cart is a form for every piece and every change, and an office may share an address. */
const SHOPPING_LIMIT = { name: 'shopping-forms', max: 120, windowMs: 24_000 };

/**
 * The routes of pages, and the files for search engines. Which addresses the pages have is a setting:
 * `add` adds them to a router, once for every change of them.
 */
export function pageRoutes(parts: PageRouteParts): PageRoutes {
  const { handler, definitions, context, origin, now, visitor, session, uploads, payHeaders } =
    parts;

  async function get(c: RequestContext, match: PageMatch | null): Promise<Response> {
    const url = new URL(c.req.url);
    const asks = session(c.req.raw);
    const led =
      (await takeLinkCoupons(context, url, asks, c.req.raw.headers)) ??
      (await followAddLink(context, {
        url,
        headers: c.req.raw.headers,
        visitor: asks,
        withinLimit: () => parts.limits.take(SHOPPING_LIMIT, visitor(c.env.incoming), now()).ok,
      }));
    if (led) return withCookies(asks, led);
    const page = await handler.get(url, match, asks);
    const response = await sendPaying(c.req.raw, match, page);
    for (const [name, value] of Object.entries(parts.cdnHeaders?.(page) ?? {})) {
      response.headers.set(name, value);
    }
    return withCookies(asks, response);
  }

  /** With the wider policy where orders are paid on the page. */
  async function sendPaying(
    request: Request,
    match: PageMatch | null,
    page: CachedPage,
  ): Promise<Response> {
    const response = await sendPage(request, page);
    const kind = match?.definition.pays ? 'pays' : page.wallets && 'wallets';
    const further = kind ? await payHeaders(kind) : {};
    for (const [name, value] of Object.entries(further)) response.headers.set(name, value);
    return response;
  }

  async function post(c: RequestContext, match: PageMatch | null): Promise<Response> {
    // A form with files is counted with the usual ones, whatever the page allows for others.
    const kind = isLongForm(c.req.raw) ? 'usual' : (match?.definition.forms ?? 'usual');
    const limit = kind === 'usual' ? FORM_LIMIT : SHOPPING_LIMIT;
    const quota = parts.limits.take(limit, visitor(c.env.incoming), now());
    if (!quota.ok) {
      return c.text('', 429, { 'retry-after': String(quota.retryAfterSeconds) });
    }
    const asks = session(c.req.raw);
    const intake = uploads.open(visitor(c.env.incoming));
    if (intake === null) return c.text('', 429, { 'retry-after': '5' });
    try {
      const read = await readPageForm(c.req.raw, match?.definition, asks, intake);
      if (!read.ok) return sendPage(c.req.raw, await handler.problem(read.status, ''));
      const respond = () => handler.post(new URL(c.req.url), match, read, asks);
      const page = await withinLimits(handler, respond);
      const response = await sendPaying(c.req.raw, match, page);
      if (page.status === 503) response.headers.set('retry-after', BUSY_SECONDS);
      return withCookies(asks, response);
    } finally {
      await intake.close();
    }
  }

  async function sitemap(c: RequestContext): Promise<Response> {
    const { part } = sitemapQuery.parse(c.req.query());
    const ctx = await context();
    const file = sitemapFile(await ctx.reads.purged(ctx, sitemapEntries), origin, part);
    if (file === null) return c.notFound();
    return c.body(file, 200, { 'content-type': 'application/xml; charset=utf-8' });
  }

  async function feed(c: RequestContext): Promise<Response> {
    const ctx = await context();
    const file = await ctx.reads.purged(ctx, (reading) => journalFeed(reading, origin));
    return c.body(file, 200, RSS);
  }

  async function loadFeed(c: RequestContext, taxonomy: PostTaxonomy): Promise<Response> {
    const ctx = await context();
    const slug = c.req.param('slug') ?? '';
    const file = await ctx.reads.purged(ctx, (reading) =>
      termFeed(reading, origin, taxonomy, slug),
    );
    return file === null ? c.notFound() : c.body(file, 200, RSS);
  }

  async function sharedFile(c: RequestContext): Promise<Response> {
    const file = await handler.shared(c.req.path);
    return file ? sendPage(c.req.raw, file) : c.notFound();
  }

  async function security(c: RequestContext): Promise<Response> {
    const file = securityFile((await context()).settings, origin, now());
    return file === null ? c.notFound() : c.text(file);
  }

  async function download(c: RequestContext): Promise<Response> {
    const visits = session(c.req.raw);
    const { method, url } = c.req;
    const sent = await sendDownload(await context(), {
      url: new URL(url),
      method,
      visitor: visits,
      origin,
      range: c.req.header('range'),
      ifRange: c.req.header('if-range'),
    });
    if (sent instanceof Response) return sent;
    if (sent === 'missing') return c.notFound();
    return sendPage(c.req.raw, await handler.problem(403, '', sent));
  }

  async function invoiceFile(c: RequestContext): Promise<Response> {
    const url = new URL(c.req.url);
    const visits = session(c.req.raw);
    const params = c.req.param();
    const requested = { path: url.pathname, params, query: url.searchParams, visitor: visits };
    const sent = await sendInvoice(await context(), requested);
    if (sent === 'missing') return c.notFound();
    // It can be printed from the page, in the browser's own fonts.
    if (sent === 'unreadable') return c.redirect(url.href.replace(`${PDF_PATH}?`, '?'), 303);
    return sent;
  }

  async function robots(c: RequestContext): Promise<Response> {
    return c.text(robotsFile((await context()).settings, origin));
  }

  function addPage(app: Hono<Env>, path: string, definition: PageDefinition): void {
    const name = routeName(definition);
    const { forms = 'usual', files = false } = definition;
    const match = (c: RequestContext): PageMatch => ({ definition, params: c.req.param() });
    const load = named({ name }, (c: RequestContext) => get(c, match(c)));
    app.get(path, load);
    if (!definition.post) return;
    const guards = ['origin', `rate ${forms}`, ...(files ? ['files'] : [])];
    const submit = named({ name: `form of ${name}`, guards }, (c: RequestContext) =>
      post(c, match(c)),
    );
    app.post(path, submit);
  }

  /** Links and addresses mean nothing while the shop is closed, but the page's own forms do. */
  async function closed(c: RequestContext): Promise<Response> {
    const match = { definition: closedPage, params: {} };
    if (c.req.method === 'POST' && isSameOrigin(c.req.raw, origin)) return post(c, match);
    const asks = session(c.req.raw);
    return sendPage(c.req.raw, await handler.get(new URL('/', origin), match, asks));
  }

  function add(app: Hono<Env>, settings: Settings): void {
    app.get('/robots.txt', named({ name: 'robots.txt' }, robots));
    app.get('/.well-known/security.txt', named({ name: 'security.txt' }, security));
    const asFile = named({ name: 'invoice as a file' }, invoiceFile);
    app.get(`${settings['routes.invoice']}${PDF_PATH}`, asFile);
    app.get(DOWNLOAD_PATH, named({ name: 'file that was bought' }, download));
    app.get('/sitemap.xml', named({ name: 'sitemap' }, sitemap));
    app.get(feedPath(settings), named({ name: 'feed of the journal' }, feed));
    for (const taxonomy of POST_TAXONOMIES) {
      const name = `feed of a ${taxonomy} of the journal`;
      const respond = named({ name }, (c: RequestContext) => loadFeed(c, taxonomy));
      app.get(termFeedRoute(settings, taxonomy), respond);
    }
    app.get('/shared/*', named({ name: 'settings, messages and layout' }, sharedFile));
    for (const { path, definition } of pageTable(definitions, settings)) {
      addPage(app, path, definition);
    }
    const commentPage = (c: RequestContext) =>
      c.redirect(commentPageAddress(settings, c.req.param()), 301);
    const getReviews = named({ name: 'page of reviews' }, commentPage);
    app.get(`${settings['routes.product']}${COMMENT_PAGE_PATH}`, getReviews);
    const guards = ['origin', 'rate usual'];
    const noPage = named({ name: 'page not found' }, (c: RequestContext) => get(c, null));
    const noForm = named({ name: 'form not found', guards }, (c: RequestContext) => post(c, null));
    app.get('*', noPage);
    app.post('*', noForm);
  }

  return { add, closed };
}

/** A form of more fields than any page has is no form of ours. */
async function withinLimits(
  handler: PageHandler,
  respond: () => Promise<CachedPage>,
): Promise<CachedPage> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof TooManyFields)) throw error;
    return handler.problem(400, '');
  }
}

function withCookies(visitor: Visitor, response: Response): Response {
  sendCookies(visitor, response.headers);
  return response;
}

export async function sendPage(request: Request, page: CachedPage): Promise<Response> {
  const reply = pageReply(page, {
    method: request.method,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  const body = await reply.body;
  return new Response(body, {
    status: reply.status,
    headers: reply.headers,
  });
}
