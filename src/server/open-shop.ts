import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { statesRoutes } from '#server/addresses/states-routes.ts';
import { apiRoutes } from '#server/api/api-routes.ts';
import { genericCalls } from '#server/api/generic-calls.ts';
import { paymentRoutes } from '#server/api/payments/payment-routes.ts';
import { routePath } from '#server/api/route-path.ts';
import { listedProductsCache, MOST_LISTED } from '#server/api/wc/products/listed-products.ts';
import { cardOptions } from '#server/catalog/card-options.ts';
import { catalogCache, createCatalogCache } from '#server/catalog/catalog-cache.ts';
import { createImageVariants } from '#server/media/image-variant.ts';
import { mediaRoutes } from '#server/media/media-routes.ts';
import { productsWithForms } from '#server/options/forms/products-with-forms.ts';
import { openGazetteer } from '#server/options/locations/gazetteer.ts';
import { gazetteerFile } from '#server/options/locations/gazetteer-file.ts';
import { createLocationLookup, locations } from '#server/options/locations/location-lookup.ts';
import { createOrderCache, orderCache } from '#server/orders/managing/order-cache.ts';
import type { AdminFiles } from '#server/pages/admin/admin-files.ts';
import { adminRoutes } from '#server/pages/admin/admin-routes.ts';
import { ownAnswers } from '#server/pages/admin/own-answers.ts';
import { answerCached } from '#server/pages/cache/answer-cached.ts';
import { createNextChange } from '#server/pages/cache/next-change.ts';
import { type CachedPage, createPageCache } from '#server/pages/cache/page-cache.ts';
import { warmPages } from '#server/pages/cache/warm-pages.ts';
import { closedShop } from '#server/pages/closed-shop.ts';
import type { Assets } from '#server/pages/document/assets.ts';
import { createRender } from '#server/pages/document/render.tsx';
import { createFragments } from '#server/pages/fragments/create-fragments.ts';
import { createPageLayouts } from '#server/pages/menu/page-layouts.ts';
import { reviewCache } from '#server/pages/product/product-reviews.ts';
import { failedPage } from '#server/pages/serving/failed-page.ts';
import { createPageHandler } from '#server/pages/serving/page-handler.ts';
import { pageRoutes, sendPage } from '#server/pages/serving/page-routes.ts';
import { pageDefinitions } from '#server/pages/serving/pages.ts';
import { sendRefusal } from '#server/pages/serving/refuse-request.ts';
import { configuredProviders } from '#server/payments/configured-providers.ts';
import { expressWallets, extraProviders } from '#server/payments/payment-methods.ts';
import { createReadCache, uncached } from '#server/platform/cache/read-cache.ts';
import { createVersionedCache, unversioned } from '#server/platform/cache/versioned-cache.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { compress } from '#server/platform/http/compress.ts';
import { cspReportRoutes } from '#server/platform/http/csp-reports.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { checkDiskRoom } from '#server/platform/http/disk-room.ts';
import { healthRoutes } from '#server/platform/http/health.ts';
import { observe } from '#server/platform/http/observe.ts';
import { ownOriginOnly } from '#server/platform/http/origin-check.ts';
import { refuseRequest } from '#server/platform/http/request-limits.ts';
import type { TableRow } from '#server/platform/http/route-table.ts';
import { secure, securityHeaders } from '#server/platform/http/security-headers.ts';
import { type StaticFiles, staticFiles } from '#server/platform/http/static-files.ts';
import { clearAbandoned, createUploadIntake } from '#server/platform/http/uploads/upload-intake.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { createManagerLog } from '#server/platform/manager-log/manager-log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { makeNonces } from '#server/platform/nonces.ts';
import { publicFetch } from '#server/platform/outgoing/public-fetch.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { anonymousVisitor, visitorOf } from '#server/platform/sessions/visitor.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createTagBus, type TagBus } from '#server/platform/tag-bus.ts';
import { watchClock } from '#server/platform/watch-clock.ts';
import { productVideoRoutes } from '#server/product-videos/product-video-routes.ts';
import { videoRoutes } from '#server/review-uploads/video-routes.ts';
import { changeFollowers } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { isDemoShop } from '#server/settings/demo-shop.ts';
import { decryptSetting } from '#server/settings/secrets/secret-settings.ts';
import { createSettingsStore } from '#server/settings/settings-store.ts';
import { watchSettings } from '#server/settings/watch-settings.ts';
import { webhookFollowers } from '#server/webhooks/resource-changed.ts';
import { openSecrets } from './open-secrets.ts';
import { paidPageHeaders, usualHeaders } from './shop-headers.ts';
import { shopJobs } from './shop-jobs.ts';
import { createShopRouter } from './shop-router.ts';

export interface ShopParts {
  config: Config;
  database: Database;
  storage: Storage;
  assets: Assets;
  admin: AdminFiles;
  /** Null in development, where Vite serves the browser's files. */
  files: StaticFiles | null;
  /** Vite injects styles while files change, which the strict policy forbids. */
  development?: boolean;
  log: Log;
  metrics: Metrics;
  now(): number;
}

export interface Shop {
  listener: RequestListener;
  tags: TagBus;
  /** Every route in force, for people to read. */
  routes(): Promise<TableRow[]>;
  /** For the first visitor's sake, once the shop is open. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Anonymous nonces are valid for at least 12 hours; a page that holds them expires well before. */
const PAGE_MAX_AGE = 6 * 60 * 60 * 1000;

/**
 * Composes the shop: caches that are invalidated by tag, the routes, and the middleware in front.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { config, database, log, metrics, now } = parts;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const https = origin.startsWith('https:');

  const settings = createSettingsStore(database.db, (problem) =>
    log.warn('unreadable-setting', { ...problem }),
  );
  const { encryption, signingKey: secret } = await openSecrets(config, database.db, now(), log);
  const nonces = (time: number) => makeNonces(secret, time);
  const layouts = await createPageLayouts(nonces);
  const catalog = createCatalogCache();
  const reviews = createReadCache({ maxCached: 200 });
  const readCache = createReadCache();
  const listedProducts = createReadCache({ maxCached: MOST_LISTED });
  const versionedCache = createVersionedCache();
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, maxAge: PAGE_MAX_AGE });
  metrics.gauge('vitrine_page_cache_bytes', 'Bytes of kept pages.', () => cache.size.bytes);
  // What the policy allows is asked for with every answer, and changes with a setting only.
  let headers = securityHeaders({ https });
  let wallets: typeof headers = {};
  let closed = false;
  const readHeaders = async () => {
    const inForce = await settings.current();
    closed = inForce['comingSoon.closed'];
    headers = usualHeaders(inForce, https);
    wallets = paidPageHeaders(await context(), https, 'wallets');
  };
  const tags = await createTagBus(database);
  tags.subscribe((invalidated) => {
    if (invalidated === 'all' || invalidated.includes('settings')) {
      settings.invalidate();
      readHeaders().catch((error) => log.bug(error, { part: 'settings' }));
    }
    const reads = [catalog, reviews, readCache, listedProducts, versionedCache];
    for (const each of [...reads, layouts, cache]) each.invalidate(invalidated);
  });

  const endWatch = watchSettings({
    store: settings,
    changed: () => tags.publish(['settings']),
    report: (error) => log.bug(error, { part: 'settings' }),
  });
  const managerLog = createManagerLog(database.db, now, (error) => log.bug(error, {}));
  const lookup = createLocationLookup({
    openGazetteer: () => openGazetteer(gazetteerFile()),
    fetch: publicFetch,
    now,
    secret,
    decryptKey: (stored) => decryptSetting({ encryption }, 'locations.googleKey', stored) ?? '',
    failed: (error) => log.bug(error, { part: 'locations' }),
  });
  const followed = changeFollowers.add(NO_SERVICES, webhookFollowers);
  const paid = extraProviders.add(
    followed,
    configuredProviders(config, { isDemoShop: await isDemoShop(database.db), origin }),
  );
  const services = cardOptions.add(locations.add(paid, lookup), productsWithForms);
  // What shows the catalogue may show it as it was cached; carts and orders read it as it is.
  const listing = orderCache.add(catalogCache.add(services, catalog), createOrderCache());
  const callServices = listedProductsCache.add(listing, listedProducts);
  const pageServices = reviewCache.add(callServices, reviews);
  const context = async (): Promise<ShopContext> => ({
    db: database.db,
    settings: await settings.current(),
    now: now(),
    invalidate: tags.publish,
    report: (error, fields) => log.bug(error, fields),
    notifyManager: managerLog.add,
    readCache: uncached,
    versionedCache: unversioned,
    storage: parts.storage,
    encryption,
    services,
  });
  await readHeaders();
  const cachedHeaders = (page: CachedPage) => (page.wallets ? { ...headers, ...wallets } : headers);
  const callContext = async () => {
    return { ...(await context()), readCache, versionedCache, services: callServices };
  };
  const handler = createPageHandler({
    cache,
    render: await createRender(parts.assets),
    context: async () => ({ ...(await context()), services: pageServices }),
    layout: layouts.current,
    loadLayout: layouts.load,
    nonces,
    nextChange: createNextChange(),
    report: (path, problems) => log.warn('unreadable-content', { path, problems }),
    express: expressWallets,
    origin,
  });
  const failed = (error: unknown, request: Request) =>
    log.bug(error, { method: request.method, path: new URL(request.url).pathname });
  const render = await createFragments(parts.assets, nonces, handler);
  const visitor = (request: IncomingMessage) =>
    clientNetwork(clientAddress(request, config.trustProxy));
  const session = (request: Request) => visitorOf(request, { secret, now: now(), https });
  const incoming = join(config.dataDir, 'incoming');
  await clearAbandoned(incoming, now());
  const uploads = createUploadIntake(incoming);
  const pages = pageRoutes({
    handler,
    definitions: pageDefinitions,
    context,
    origin,
    now,
    visitor,
    session,
    uploads,
    payHeaders: async (kind) =>
      parts.development ? {} : paidPageHeaders(await context(), https, kind),
  });
  const router = createShopRouter({
    settings: settings.current,
    getPath: routePath(genericCalls),
    add(app, inForce) {
      if (!parts.development) app.use(secure(() => headers));
      app.route(
        '/',
        healthRoutes({
          ready: [database.ping, () => checkDiskRoom(config.dataDir)],
          metrics,
          metricsAccess: config.metrics,
          log,
        }),
      );
      app.route(
        '/',
        cspReportRoutes({
          now,
          visitor: (c) => visitor(c.env.incoming),
          notifyManager: managerLog.add,
          metrics,
        }),
      );
      if (parts.files) app.use(staticFiles(parts.files));
      app.route('/', videoRoutes(database.db, parts.storage));
      app.route('/', productVideoRoutes(parts.storage));
      app.route('/', mediaRoutes(createImageVariants(database.db, parts.storage)));
      app.use(compress());
      app.use(closedShop({ context, session, page: pages.closed }));
      app.route('/', statesRoutes());
      app.route(
        '/',
        apiRoutes({
          context: callContext,
          secret,
          // Never by the header `Host`, which whoever asks can choose.
          origin: () => origin,
          failed,
          render,
          uploads,
        }),
      );
      app.route('/', paymentRoutes({ context, visitor: (c) => visitor(c.env.incoming) }));
      app.use(ownOriginOnly(origin));
      app.route(
        '/',
        adminRoutes({
          context,
          session,
          files: parts.admin,
          read: ownAnswers(app, origin),
          secret,
          document: handler.document,
          refuse: async (request) => sendPage(request, await handler.problem(403, '')),
          headers: (styleNonce) =>
            parts.development
              ? {}
              : securityHeaders({ https, styleNonce, inlineStyles: styleNonce === '' }),
        }),
      );
      pages.add(app, inForce);
      app.notFound(async (c) =>
        sendPage(c.req.raw, await handler.get(new URL(c.req.url), null, anonymousVisitor())),
      );
      app.onError(async (error, c) => {
        failed(error, c.req.raw);
        return failedPage(c.req.raw, error, handler.problem);
      });
    },
  });

  const answer = getRequestListener((request, env) => router.fetch(request, env));
  const fromCache = answerCached(cache, cachedHeaders, now, metrics);
  const listener = observe(
    async (request, response) => {
      const { problem } = handler;
      if (await sendRefusal(request, response, { headers, problem })) return;
      await withClientAddress(visitor(request), () => answer(request, response));
    },
    {
      log,
      requestDone: metrics.requestDone,
      trustProxy: config.trustProxy,
      answerAtOnce: (request, response, requestId) =>
        !closed && refuseRequest(request) === undefined && fromCache(request, response, requestId),
    },
  );
  const jobs = await startJobs({
    db: database.db,
    context,
    ...shopJobs({ config, origin, log }),
    log,
    metrics,
    now,
  });
  const endClock = watchClock(now, (ms) => {
    log.warn('clock-set-back', { ms });
    tags.purgeAll();
    void jobs.clockSetBack();
  });
  return {
    listener,
    tags,
    routes: router.table,
    async warm() {
      const open = (path: string) => router.fetch(new Request(new URL(path, origin)));
      await warmPages(open, await context()).catch((error) => log.bug(error, {}));
    },
    async close() {
      endClock();
      await endWatch();
      await jobs.stop();
      await managerLog.settled();
      await tags.close();
    },
  };
}
