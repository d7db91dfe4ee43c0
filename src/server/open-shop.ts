import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { genericCalls } from '#server/api/generic-calls.ts';
import { routePath } from '#server/api/route-path.ts';
import type { AdminFiles } from '#server/pages/admin/admin-files.ts';
import { createNextChange } from '#server/pages/cache/next-change.ts';
import { type CachedPage, createPageCache } from '#server/pages/cache/page-cache.ts';
import { serveCached } from '#server/pages/cache/serve-cached.ts';
import { warmPages } from '#server/pages/cache/warm-pages.ts';
import type { Assets } from '#server/pages/document/assets.ts';
import { createRender } from '#server/pages/document/render.tsx';
import { createFragments } from '#server/pages/fragments/create-fragments.ts';
import { createPageLayouts } from '#server/pages/menu/page-layouts.ts';
import { createPageHandler } from '#server/pages/serving/page-handler.ts';
import { pageRoutes } from '#server/pages/serving/page-routes.ts';
import { pageDefinitions } from '#server/pages/serving/pages.ts';
import { sendRefusal } from '#server/pages/serving/refuse-request.ts';
import { expressWallets } from '#server/payments/payment-methods.ts';
import { removeBackupSchedule } from '#server/platform/backup/backup-job.ts';
import { cdnHeaders, privateCacheControl } from '#server/platform/cdn/cdn-headers.ts';
import { purgingCdn } from '#server/platform/cdn/cdn-purges.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Replica } from '#server/platform/database/replica/replica.ts';
import { openProcessFigures } from '#server/platform/figures/open-process-figures.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { observe } from '#server/platform/http/observe.ts';
import { refuseRequest } from '#server/platform/http/request-limits.ts';
import type { TableRow } from '#server/platform/http/route-table.ts';
import type { StaticFiles } from '#server/platform/http/static-files.ts';
import { clearAbandoned, createUploadIntake } from '#server/platform/http/uploads/upload-intake.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { startJobsWhenChosen } from '#server/platform/jobs/start-jobs-when-chosen.ts';
import { openSharedLimits } from '#server/platform/limits/exchange-limits.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { createManagerLog } from '#server/platform/manager-log/manager-log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { watchEventLoop, watchPool, watchReplica } from '#server/platform/metrics-sources.ts';
import { makeNonces } from '#server/platform/nonces.ts';
import { getVisitor } from '#server/platform/sessions/visitor.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createTagBus, type TagBus } from '#server/platform/tag-bus.ts';
import type { Tracer } from '#server/platform/tracing/tracer.ts';
import { watchClock } from '#server/platform/watch-clock.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { createSettingsStore } from '#server/settings/settings-store.ts';
import { watchSettings } from '#server/settings/watch-settings.ts';
import { openSecrets } from './open-secrets.ts';
import { openContexts } from './shop-contexts.ts';
import { paidPageHeaders } from './shop-headers.ts';
import { shopJobs } from './shop-jobs.ts';
import { createShopPolicy } from './shop-policy.ts';
import { createShopRouter } from './shop-router.ts';
import { addShopRoutes } from './shop-routes.ts';

export interface ShopParts {
  config: Config;
  database: Database;
  /** A standby of the database, for what only reads. */
  replica?: Replica | null;
  storage: Storage;
  assets: Assets;
  admin: AdminFiles;
  /** Null in development, where Vite serves the browser's files. */
  files: StaticFiles | null;
  /** Vite injects styles while files change, which the strict policy forbids. */
  development?: boolean;
  log: Log;
  metrics: Metrics;
  tracer: Tracer;
  now(): number;
  /** Where one of several workers runs the jobs: resolves when it is this one. */
  chosenForJobs?: Promise<void> | undefined;
}

export interface Shop {
  listener: RequestListener;
  tags: TagBus;
  /** Every route in force, for people to read. */
  routes(): Promise<TableRow[]>;
  /** For the first visitor's sake, once the shop is open. */
  warm(): Promise<void>;
  /** Makes `/readyz` 503, so that a load balancer sends no more requests. */
  drain(): void;
  close(): Promise<void>;
}

/** Anonymous nonces are valid for at least 12 hours; a page that holds them expires well before. */
const PAGE_MAX_AGE = 6 * 60 * 60 * 1000;

/**
 * Composes the shop: contexts and caches, pages, routes, jobs. What a domain adds to them is in its
 * `domain.ts`.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const {
    config,
    database,
    replica = null,
    storage,
    log,
    metrics,
    tracer,
    now,
    development = false,
  } = parts;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const https = origin.startsWith('https:');

  // What every domain is given.
  const { encryption, signingKey: secret } = await openSecrets(config, database.db, now(), log);
  const domain: DomainParts = {
    config,
    database,
    storage,
    log,
    tracer,
    now,
    origin,
    secret,
    encryption,
  };

  // Settings, contexts and caches, which are invalidated by tag.
  const settings = createSettingsStore(database.db, (problem) =>
    log.warn('unreadable-setting', { ...problem }),
  );
  const nonces = (time: number) => makeNonces(secret, time);
  const layouts = await createPageLayouts(nonces);
  const cache = createPageCache({
    maxBytes: config.pageCacheBytes,
    maxAge: PAGE_MAX_AGE,
    count: metrics.pageCache,
  });
  metrics.gauge('vitrine_page_cache_bytes', 'Bytes of cached pages.', () => cache.size.bytes);
  watchPool(metrics, database.connections);
  watchReplica(metrics, replica);
  const eventLoop = watchEventLoop(metrics);
  const bus = await createTagBus(database);
  const { cdn } = config;
  const purges =
    cdn && purgingCdn({ db: database.db, bus, report: (error) => log.bug(error, { part: 'cdn' }) });
  const tags = purges?.tags ?? bus;
  const managerLog = createManagerLog(database.db, now, (error) => log.bug(error, {}));
  const limits = await openSharedLimits({
    database,
    now,
    report: (error) => log.bug(error, { part: 'limits' }),
  });
  const figures = await openProcessFigures({
    database,
    metrics,
    lagMs: eventLoop.lagMs,
    report: (error) => log.bug(error, { part: 'figures' }),
  });
  const contexts = await openContexts(domain, {
    settings,
    tags,
    managerLog,
    limits,
    figures,
    replica,
  });
  const { context } = contexts;
  const policy = createShopPolicy(context, https);
  const settingsFailed = (error: unknown) => log.bug(error, { part: 'settings' });
  tags.subscribe((invalidated) => {
    // Before anything is read again.
    replica?.notePurge();
    if (invalidated === 'all' || invalidated.includes('settings')) {
      settings.invalidate();
      policy.read().catch(settingsFailed);
    }
    for (const each of [contexts, layouts, cache]) each.invalidate(invalidated);
  });
  const endWatch = watchSettings({
    store: settings,
    changed: () => tags.publish(['settings']),
    report: settingsFailed,
  });
  await policy.read();

  // A shop that is closed is open to its staff.
  const toCdn =
    cdn &&
    ((page: CachedPage) =>
      (policy.isClosed() ? null : cdnHeaders(cdn, page, now())) ?? {
        'cache-control': privateCacheControl(page.cacheControl),
      });

  // Pages.
  const handler = createPageHandler({
    cache,
    render: await createRender(parts.assets),
    context: contexts.pageContext,
    layout: layouts.current,
    loadLayout: layouts.load,
    nonces,
    nextChange: createNextChange(),
    report: (path, problems) => log.warn('unreadable-content', { path, problems }),
    express: expressWallets,
    origin,
  });
  const render = await createFragments(parts.assets, nonces, handler);
  const visitor = clientAddress(config.trustProxy);
  const network = (request: IncomingMessage) => clientNetwork(visitor(request));
  const session = (request: Request) => getVisitor(request, { secret, now: now(), https });
  const incoming = join(config.dataDir, 'incoming');
  await clearAbandoned(incoming, now());
  const uploads = createUploadIntake(incoming);
  const pages = pageRoutes({
    handler,
    definitions: pageDefinitions,
    context,
    origin,
    now,
    visitor: network,
    session,
    uploads,
    limits,
    cdnHeaders: toCdn,
    payHeaders: async (kind) => (development ? {} : paidPageHeaders(await context(), https, kind)),
  });

  // Routes, and what answers before them.
  const { admin, files } = parts;
  const draining = new AbortController();
  const routes = {
    domain,
    contexts,
    policy,
    handler,
    pages,
    render,
    uploads,
    network,
    session,
    draining: draining.signal,
  };
  const router = createShopRouter({
    settings: settings.current,
    getPath: routePath(genericCalls),
    add: (app, inForce) =>
      addShopRoutes(app, inForce, {
        ...routes,
        admin,
        files,
        development,
        metrics,
        managerLog,
        limits,
      }),
  });
  const respond = getRequestListener((request, env) => router.fetch(request, env));
  const fromCache = serveCached(
    cache,
    {
      common: (page) => (page.wallets ? policy.walletHeaders() : policy.headers()),
      cdn: toCdn,
    },
    now,
    metrics,
  );
  const listener = observe(
    async (request, response) => {
      const { problem } = handler;
      if (await sendRefusal(request, response, { headers: policy.headers(), problem })) return;
      await withClientAddress(network(request), () => respond(request, response));
    },
    {
      log,
      requestDone: metrics.requestDone,
      visitor,
      trustProxy: config.trustProxy.kind !== 'none',
      tracer,
      respondAtOnce: (request, response, requestId) =>
        !policy.isClosed() &&
        refuseRequest(request) === undefined &&
        fromCache(request, response, requestId),
    },
  );

  // Jobs.
  if (config.backup === undefined) await removeBackupSchedule(database.db);
  const jobParts = { db: database.db, context, ...shopJobs(domain), log, metrics, tracer, now };
  const jobs = parts.chosenForJobs
    ? startJobsWhenChosen(parts.chosenForJobs, jobParts)
    : await startJobs(jobParts);
  const endClock = watchClock(now, (ms) => {
    log.warn('clock-set-back', { ms });
    tags.purgeAll();
    void jobs.clockSetBack();
  });
  let isServing = false;
  return {
    listener,
    tags,
    routes: router.table,
    async warm() {
      isServing = true;
      // Of another version, whose scripts may be gone; and again when this one is gone.
      await purges?.purgeAll();
      const open = (path: string) => router.fetch(new Request(new URL(path, origin)));
      await warmPages(open, await context()).catch((error) => log.bug(error, {}));
    },
    drain: () => draining.abort(new Error('the server is stopping')),
    async close() {
      endClock();
      eventLoop.end();
      await endWatch();
      await jobs.stop();
      if (isServing) await purges?.purgeAll();
      await managerLog.settled();
      await limits.close();
      await figures.close();
      await tags.close();
    },
  };
}
