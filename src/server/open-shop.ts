import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { genericCalls } from '#server/api/generic-calls.ts';
import { routePath } from '#server/api/route-path.ts';
import type { AdminFiles } from '#server/pages/admin/admin-files.ts';
import { createNextChange } from '#server/pages/cache/next-change.ts';
import { createPageCache } from '#server/pages/cache/page-cache.ts';
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
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
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
import type { Log } from '#server/platform/logging/log.ts';
import { createManagerLog } from '#server/platform/manager-log/manager-log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { makeNonces } from '#server/platform/nonces.ts';
import { getVisitor } from '#server/platform/sessions/visitor.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createTagBus, type TagBus } from '#server/platform/tag-bus.ts';
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
  close(): Promise<void>;
}

/** Anonymous nonces are valid for at least 12 hours; a page that holds them expires well before. */
const PAGE_MAX_AGE = 6 * 60 * 60 * 1000;

/**
 * Composes the shop: contexts and caches, pages, routes, jobs. What a domain adds to them is in its
 * `domain.ts`.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { config, database, storage, log, metrics, now, development = false } = parts;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const https = origin.startsWith('https:');

  // What every domain is given.
  const { encryption, signingKey: secret } = await openSecrets(config, database.db, now(), log);
  const domain: DomainParts = {
    config,
    database,
    storage,
    log,
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
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, maxAge: PAGE_MAX_AGE });
  metrics.gauge('vitrine_page_cache_bytes', 'Bytes of kept pages.', () => cache.size.bytes);
  const tags = await createTagBus(database);
  const managerLog = createManagerLog(database.db, now, (error) => log.bug(error, {}));
  const contexts = await openContexts(domain, { settings, tags, managerLog });
  const { context } = contexts;
  const policy = createShopPolicy(context, https);
  const settingsFailed = (error: unknown) => log.bug(error, { part: 'settings' });
  tags.subscribe((invalidated) => {
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
  const network = (request: IncomingMessage) =>
    clientNetwork(clientAddress(request, config.trustProxy));
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
    payHeaders: async (kind) => (development ? {} : paidPageHeaders(await context(), https, kind)),
  });

  // Routes, and what answers before them.
  const { admin, files } = parts;
  const routes = { domain, contexts, policy, handler, pages, render, uploads, network, session };
  const router = createShopRouter({
    settings: settings.current,
    getPath: routePath(genericCalls),
    add: (app, inForce) =>
      addShopRoutes(app, inForce, { ...routes, admin, files, development, metrics, managerLog }),
  });
  const respond = getRequestListener((request, env) => router.fetch(request, env));
  const fromCache = serveCached(
    cache,
    (page) => (page.wallets ? policy.walletHeaders() : policy.headers()),
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
      trustProxy: config.trustProxy,
      respondAtOnce: (request, response, requestId) =>
        !policy.isClosed() &&
        refuseRequest(request) === undefined &&
        fromCache(request, response, requestId),
    },
  );

  // Jobs.
  if (config.backup === undefined) await removeBackupSchedule(database.db);
  const jobParts = { db: database.db, context, ...shopJobs(domain), log, metrics, now };
  const jobs = parts.chosenForJobs
    ? startJobsWhenChosen(parts.chosenForJobs, jobParts)
    : await startJobs(jobParts);
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
