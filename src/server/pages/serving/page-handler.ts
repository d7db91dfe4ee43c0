import { tidyPath } from '#server/platform/http/request-path.ts';
import { anonymousVisitor, type Visitor } from '#server/platform/sessions/visitor.ts';
import { followRedirect } from '#server/redirects/follow-redirect.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PageData, PageName } from '#wire/page.ts';
import type { ExpressConfig } from '#wire/payments/express.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { type CachedPage, loosePage, type PageCache, type Rendered } from '../cache/page-cache.ts';
import { notFoundResponse } from '../content/not-found-page.ts';
import { problemResponse } from '../content/problem-page.ts';
import { type Html, htmlText } from '../document/html-part.ts';
import type { Render } from '../document/render.tsx';
import { recentSharedJson, sharedFile, sharedPage } from '../document/shared-data.ts';
import { isPageName, sharedConfig, shopConfig } from '../document/shop-config.ts';
import {
  isThemeAddress,
  type PageTheme,
  pageTheme,
  recentThemeCss,
  themeSheet,
} from '../document/theme-sheet.ts';
import type { PageLayout } from '../menu/menu-panels.tsx';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';

export interface PageHandler {
  /** Cookies to set are left with the visitor. */
  get(url: URL, match: PageMatch | null, visitor: Visitor): Promise<CachedPage>;
  post(url: URL, match: PageMatch | null, sent: SentForm, visitor: Visitor): Promise<CachedPage>;
  /** The error page of a request that could not be served. */
  problem(
    status: number,
    requestId: string,
    reason?: PageData['problem']['reason'],
  ): Promise<CachedPage>;
  /** The document of an answer that has no address of its own, such as a preview; null for no page. */
  document(load: (ctx: ShopContext) => Promise<PageResult>): Promise<string | null>;
  /** The same with other settings and without the style sheet of a theme; nothing of it is cached. */
  unthemed(
    values: Partial<Settings>,
    load: (ctx: ShopContext) => Promise<PageResult>,
  ): Promise<string | null>;
  /** The files that pages name: settings, messages and layout, and the theme; null for any other address. */
  shared(path: string): Promise<CachedPage | null>;
}

type Page = Extract<PageResult, { kind: 'page' }>;

export interface SentForm {
  form: FormData;
  /** See `PageRequest`. */
  filesRefused: boolean;
}

/** The page that the router found for an address. */
export interface PageMatch {
  definition: PageDefinition;
  params: Record<string, string>;
}

export interface PageHandlerParts {
  cache: PageCache;
  render: Render;
  context(): Promise<ShopContext>;
  layout(ctx: ShopContext): Promise<PageLayout>;
  /** By settings that are not those in force. */
  loadLayout(ctx: ShopContext): Promise<PageLayout>;
  nonces(now: number): ShopConfig['nonces'];
  /** The next moment at which time alone changes a page. */
  nextChange(ctx: ShopContext): Promise<number>;
  /** Called with stored content that could not be shown, for the log. */
  report(path: string, problems: readonly { code: string }[]): void;
  /** What the buttons of wallets need; null where they are switched off. */
  express(ctx: ShopContext): ExpressConfig | null;
  /** The shop's own public address, for canonical links. */
  origin: string;
}

/**
 * Every page is rendered inside the layout, so each is purged when the menu or a setting changes.
 */
const LAYOUT_TAGS = ['menu', 'settings'];
/** Pages on which something can be bought: the side cart offers wallets on these only. */
const WALLET_PAGES: ReadonlySet<PageName> = new Set<PageName>([
  'product',
  'product-options',
  'product-bundle',
  'listing',
  'search',
  'cart',
  'checkout',
]);
const UNTHEMED: PageTheme = { sheet: null, unusedFonts: [] };
const NOT_FOUND_KEY = 'not-found';
const NOWHERE: Rendered = { status: 404, html: [], tags: [], freshUntil: null, keep: false };

export function createPageHandler(parts: PageHandlerParts): PageHandler {
  const { cache } = parts;

  function expressOn(ctx: ShopContext, { page }: Page): ExpressConfig | null {
    return WALLET_PAGES.has(page) ? parts.express(ctx) : null;
  }

  function toHtml(ctx: ShopContext, result: Page, around: PageLayout, theme: PageTheme): Html {
    const { layout, panels } = around;
    const shared = sharedFile(result.page, sharedConfig(result.page, ctx.settings), layout);
    const express = expressOn(ctx, result);
    return parts.render({
      result: result,
      layout,
      panels: panels.fragments,
      config: {
        ...shopConfig(result.page, ctx.settings, parts.nonces(ctx.now)),
        ...(express && { express }),
      },
      sharedAddress: shared.address,
      theme,
      now: ctx.now,
      origin: parts.origin,
    });
  }

  async function render(ctx: ShopContext, result: PageResult, keep: boolean): Promise<Rendered> {
    if (result.kind === 'redirect') {
      return { ...redirect(result.status, result.to), freshUntil: null, keep: false };
    }
    if (result.kind === 'not-found') return render(ctx, notFoundResponse(ctx), keep);
    if (result.problems?.length) parts.report(result.head.canonical, result.problems);
    const [around, nextChange] = await Promise.all([
      parts.layout(ctx),
      keep ? parts.nextChange(ctx) : null,
    ]);
    const html = toHtml(ctx, result, around, pageTheme(ctx.settings));
    const tags = [...result.tags, ...LAYOUT_TAGS, ...around.panels.tags];
    const recordedChange = earlier(result.freshUntil ?? null, around.panels.freshUntil);
    const freshUntil = earlier(nextChange, recordedChange);
    const wallets = expressOn(ctx, result) !== null;
    return { status: result.status, html, tags, wallets, freshUntil, keep };
  }

  /** The same for everyone, and only read: it may come from a replica. */
  async function renderSaved(
    ctx: ShopContext,
    definition: PageDefinition,
    request: PageRequest,
  ): Promise<Rendered> {
    const result = await definition.load(ctx, request);
    if (result.kind === 'not-found') return NOWHERE;
    return { ...(await render(ctx, result, true)), route: routeName(definition) };
  }

  /** One cached page for every unknown URL, so that made-up URLs cannot fill the cache. */
  function notFound(ctx: ShopContext): Promise<CachedPage> {
    return cache.get(NOT_FOUND_KEY, ctx.now, () => render(ctx, { kind: 'not-found' }, true));
  }

  /** What has no page may have moved. */
  async function elsewhere(ctx: ShopContext, url: URL): Promise<CachedPage> {
    const lead = await followRedirect(ctx.db, url);
    return lead ? loosePage(redirect(lead.status, lead.to)) : notFound(ctx);
  }

  async function themeFile(path: string): Promise<CachedPage> {
    const ctx = await parts.context();
    const current = themeSheet(ctx.settings);
    const css = recentThemeCss(path);
    if (css === undefined) return loosePage(passingFile(CSS_TYPE, current?.css ?? ''));
    return cache.get(path, ctx.now, async () => immutableFile(CSS_TYPE, css));
  }

  return {
    async get(url, match, visitor) {
      const ctx = await parts.context();
      const tidy = tidyPath(url.pathname);
      if (tidy !== url.pathname) return loosePage(redirect(301, tidy + url.search));
      if (!match) return elsewhere(ctx, url);
      const query = match.definition.canonicalQuery(url.searchParams, ctx.settings);
      const requested = { path: url.pathname, params: match.params, query };
      if (!isSaved(match.definition, query)) {
        const result = await match.definition.load(ctx, { ...requested, visitor });
        if (result.kind === 'not-found') return elsewhere(ctx, url);
        return loosePage(await render(ctx, result, false));
      }
      const request: PageRequest = { ...requested, visitor: anonymousVisitor() };
      const page = await cache.get(pageKey(url.pathname, query), ctx.now, async () => {
        return ctx.reads.purged(ctx, (reading) => renderSaved(reading, match.definition, request));
      });
      return page.status === 404 ? elsewhere(ctx, url) : page;
    },

    async post(url, match, { form, filesRefused }, visitor) {
      const ctx = await parts.context();
      if (!match?.definition.post) return notFound(ctx);
      const query = match.definition.canonicalQuery(url.searchParams, ctx.settings);
      const { params } = match;
      const request = { path: url.pathname, params, query, visitor, filesRefused };
      const result = await match.definition.post(ctx, request, form);
      return loosePage(await render(ctx, result, false));
    },

    async shared(path) {
      if (isThemeAddress(path)) return themeFile(path);
      const page = sharedPage(path);
      if (page === null || !isPageName(page)) return null;
      const ctx = await parts.context();
      const { layout } = await parts.layout(ctx);
      const current = sharedFile(page, sharedConfig(page, ctx.settings), layout);
      const json = recentSharedJson(path);
      if (json !== undefined) {
        return cache.get(path, ctx.now, async () => immutableFile(JSON_TYPE, json));
      }
      return loosePage(passingFile(JSON_TYPE, current.json));
    },

    async document(load) {
      const ctx = await parts.context();
      const result = await load(ctx);
      return result.kind === 'page' ? htmlText((await render(ctx, result, false)).html) : null;
    },

    async unthemed(values, load) {
      const inForce = await parts.context();
      const ctx = { ...inForce, settings: { ...inForce.settings, ...values } };
      const result = await load(ctx);
      if (result.kind !== 'page') return null;
      return htmlText(toHtml(ctx, result, await parts.loadLayout(ctx), UNTHEMED));
    },

    async problem(status, requestId, reason) {
      const ctx = await parts.context();
      return loosePage(await render(ctx, problemResponse(ctx, status, requestId, reason), false));
    },
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

const CSS_TYPE = 'text/css; charset=utf-8';

function immutableFile(type: string, text: string): Rendered {
  const file = { type, cacheControl: 'public, max-age=31536000, immutable' };
  return { status: 200, html: [text], file, tags: [], freshUntil: null, keep: true };
}

/** Named by a page from before a restart: the current content, not to be stored under that name. */
function passingFile(type: string, text: string): Rendered {
  return { ...immutableFile(type, text), file: { type, cacheControl: 'no-store' } };
}

/** `page product`, as the table of routes calls it. */
export function routeName({ route }: PageDefinition): string {
  return `page ${route.replace('routes.', '')}`;
}

function isSaved({ keep = () => true }: PageDefinition, query: URLSearchParams): boolean {
  return keep !== false && keep(query);
}

export function pageKey(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function redirect(status: number, location: string) {
  return { status, html: [], location, tags: [] };
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
