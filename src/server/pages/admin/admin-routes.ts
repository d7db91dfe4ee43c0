import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { type StaffLanguage, staffLocale } from '#rules/languages/staff-language.ts';
import { may, type Permission } from '#rules/permissions/permissions.ts';
import { showLoggedIn } from '#server/accounts/customer-session.ts';
import { loadPreferences } from '#server/accounts/preferences/preferences.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { toCurrency } from '#server/language/currency.ts';
import { named } from '#server/platform/http/route-table.ts';
import { makeUserNonce } from '#server/platform/nonces.ts';
import { sendCookies, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { ADMIN_PATH, type AdminConfig, HOME_READINGS } from '#wire/admin/admin-config.ts';
import type { Preferences } from '#wire/vitrine/preferences.ts';
import { orderSheets } from '../orders/order-sheets.ts';
import { sendSheets } from '../orders/pdf/send-papers.ts';
import { PDF_PATH } from '../orders/requested-order.ts';
import type { PageHandler } from '../serving/page-handler.ts';
import { adminDocument } from './admin-document.ts';
import type { AdminFiles } from './admin-files.ts';

/** For an answer of the API that the document has with it. */
const MAX_WAIT_MS = 300;

/** Where people who come from another shop look for it. */
const FORMER_PATHS = ['/wp-admin', '/wp-admin/'];

/** Who asks for what the document has with it. */
export interface SentBy {
  cookie: string;
  nonce: string;
  language: StaffLanguage;
}

export interface AdminRouteParts {
  context(): Promise<ShopContext>;
  session(request: Request): Visitor;
  files: AdminFiles;
  secret: string;
  /** What the REST API answers whoever sent the request; null where it refuses. */
  read(path: string, sent: SentBy): Promise<unknown>;
  /** Of a page of the shop, as the papers of orders are. */
  document: PageHandler['document'];
  /** The page that says no. */
  refuse(request: Request): Promise<Response>;
  /** The headers of a document whose components add styles under this nonce; '' for any. */
  headers(styleNonce: string): Record<string, string>;
}

type Entry =
  | { ok: true; ctx: ShopContext; visitor: Visitor; logged: LoggedIn }
  | { ok: false; response: Response };

/** `/admin` and everything below it but for what is printed is one document; staff only. */
export function adminRoutes(parts: AdminRouteParts): Hono {
  /** Who asks, or the answer to whoever may not. */
  const loadPerson = async (c: Context, permission: Permission): Promise<Entry> => {
    const ctx = await parts.context();
    const visitor = parts.session(c.req.raw);
    const logged = await loggedIn(ctx, visitor);
    const led = placeToGo(ctx, logged, new URL(c.req.url));
    if (led !== null) {
      if (!logged) showLoggedIn(visitor, false);
      const response = c.redirect(led, 303);
      sendCookies(visitor, response.headers);
      return { ok: false, response };
    }
    if (!logged || !may(logged.customer.rights, permission)) {
      return { ok: false, response: await parts.refuse(c.req.raw) };
    }
    return { ok: true, ctx, visitor, logged };
  };
  const respond = async (c: Context): Promise<Response> => {
    const entry = await loadPerson(c, 'open-admin');
    if (!entry.ok) return entry.response;
    const { ctx, visitor, logged } = entry;
    // The builder's canvas adds style elements that know no nonce.
    const isBuilder = c.req.path.startsWith(`${ADMIN_PATH}/builder/`);
    const styleNonce = isBuilder ? '' : randomBytes(16).toString('base64url');
    const nonce = makeUserNonce(parts.secret, 'rest', logged.session, ctx.now);
    const preferences = await loadPreferences(ctx.db, logged.customer.id);
    const { language, locale } = staffLocale(ctx.settings['shop.locale'], preferences.language);
    const sent = { cookie: c.req.header('cookie') ?? '', nonce, language };
    const readings = await firstReadings(c.req.path, (path) => parts.read(path, sent));
    const config = toConfig(ctx, logged, {
      nonce,
      styleNonce,
      readings,
      preferences,
      language,
      locale,
    });
    const response = c.html(adminDocument(config, parts.files, c.req.path), 200, {
      ...parts.headers(styleNonce),
      'cache-control': 'private, no-store',
    });
    sendCookies(visitor, response.headers);
    return response;
  };
  /** The shop's own document, not the admin's: the same papers as a buyer prints. */
  const print = async (c: Context): Promise<Response> => {
    const kind = c.req.param('kind') ?? '';
    const entry = await loadPerson(c, kind === 'slip' ? 'see-parcels' : 'see-all-orders');
    if (!entry.ok) return entry.response;
    const ids = c.req.query('ids') ?? '';
    const requested = { kind, ids, backUrl: cameFrom(entry.logged, ids) };
    const html = await parts.document((ctx) => orderSheets(ctx, requested));
    if (html === null) return c.notFound();
    const response = c.html(html, 200, { 'cache-control': 'private, no-store' });
    sendCookies(entry.visitor, response.headers);
    return response;
  };
  const printFile = async (c: Context): Promise<Response> => {
    const kind = c.req.param('kind') ?? '';
    const entry = await loadPerson(c, kind === 'slip' ? 'see-parcels' : 'see-all-orders');
    if (!entry.ok) return entry.response;
    const ids = c.req.query('ids') ?? '';
    const sent = await sendSheets(entry.ctx, kind, ids);
    const page = `${ADMIN_PATH}/print/${kind}?${new URLSearchParams({ ids })}`;
    const response = sent === 'unreadable' ? c.redirect(page, 303) : sent;
    if (response === 'missing') return c.notFound();
    sendCookies(entry.visitor, response.headers);
    return response;
  };
  const app = new Hono();
  app.get(
    `${ADMIN_PATH}/print/:kind${PDF_PATH}`,
    named(
      { name: 'papers of orders as a file', guards: ['see-all-orders', 'see-parcels'] },
      printFile,
    ),
  );
  app.get(
    `${ADMIN_PATH}/print/:kind`,
    named({ name: 'papers of orders', guards: ['see-all-orders', 'see-parcels'] }, print),
  );
  for (const path of [ADMIN_PATH, `${ADMIN_PATH}/*`]) {
    app.get(path, named({ name: 'admin', guards: ['open-admin'] }, respond));
  }
  for (const path of FORMER_PATHS) {
    app.get(
      path,
      named({ name: 'admin, former address' }, (c: Context) => c.redirect(ADMIN_PATH, 302)),
    );
  }
  return app;
}

/** The order, where only one is printed, or the list; whoever packs has a list of their own. */
function cameFrom({ customer }: LoggedIn, ids: string): string {
  if (!may(customer.rights, 'see-all-orders')) return `${ADMIN_PATH}/packing`;
  return /^\d+$/.test(ids) ? `${ADMIN_PATH}/orders/${ids}` : `${ADMIN_PATH}/orders`;
}

/** Guests log in and come back; staff who owes a second factor sets it up first. */
function placeToGo(ctx: ShopContext, logged: LoggedIn | null, url: URL): string | null {
  const { settings } = ctx;
  if (logged?.customer.owesSecondFactor) return settings['routes.security'];
  if (logged) return null;
  const back = new URLSearchParams({ redirect_to: `${url.pathname}${url.search}` });
  return `${settings['routes.account']}?${back}`;
}

/** The menu asks what waits, Home for its figures: both are there without a request of their own. */
async function firstReadings(
  path: string,
  read: (path: string) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const isHome = path === ADMIN_PATH || path === `${ADMIN_PATH}/`;
  const paths = isHome ? Object.values(HOME_READINGS) : [HOME_READINGS.attention];
  const results = await Promise.all(
    paths.map(async (each) => [each, await inTime(read(each))] as const),
  );
  return Object.fromEntries(results.filter(([, result]) => result !== null));
}

/** What takes long is asked by the script, while the screen is already there. */
async function inTime(response: Promise<unknown>): Promise<unknown> {
  const late = new AbortController();
  const found = response.catch(() => null);
  const missed = sleep(MAX_WAIT_MS, null, { signal: late.signal }).catch(() => null);
  const first = await Promise.race([found, missed]);
  late.abort();
  return first;
}

interface AdminParts {
  nonce: string;
  styleNonce: string;
  readings: Record<string, unknown>;
  preferences: Preferences;
  language: StaffLanguage;
  locale: string;
}

function toConfig(
  { settings }: ShopContext,
  { customer }: LoggedIn,
  { nonce, styleNonce, readings, preferences, language, locale }: AdminParts,
): AdminConfig {
  const { id, name, email, rights } = customer;
  return {
    shopName: settings['shop.name'],
    shopUrl: settings['routes.home'],
    orderUrl: settings['routes.orderReceived'],
    logInUrl: settings['routes.account'],
    logOutUrl: settings['routes.logOut'],
    restUrl: '/wp-json/',
    restNonce: nonce,
    nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce',
    styleNonce,
    language,
    locale,
    // All languages of the admin are written from left to right, that of the shop may not be.
    dir: locale === settings['shop.locale'] ? settings['shop.dir'] : 'ltr',
    timeZone: settings['shop.timeZone'],
    currency: toCurrency(settings),
    sales: settings['analytics.sales'],
    pricesIncludeTax: settings['tax.pricesIncludeTax'],
    units: { weight: settings['units.weight'], length: settings['units.length'] },
    readings,
    person: {
      id,
      name,
      email,
      role: rights.role,
      permissions: [...rights.permissions],
      preferences,
    },
  };
}
