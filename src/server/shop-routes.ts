import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { apiRoutes } from '#server/api/api-routes.ts';
import { paymentRoutes } from '#server/api/payments/payment-routes.ts';
import type { AdminFiles } from '#server/pages/admin/admin-files.ts';
import { adminRoutes } from '#server/pages/admin/admin-routes.ts';
import { interceptResponses } from '#server/pages/admin/intercept-responses.ts';
import { closedShop } from '#server/pages/closed-shop.ts';
import type { createFragments } from '#server/pages/fragments/create-fragments.ts';
import { failedPage } from '#server/pages/serving/failed-page.ts';
import type { PageHandler } from '#server/pages/serving/page-handler.ts';
import { type PageRoutes, sendPage } from '#server/pages/serving/page-routes.ts';
import { testPayRoutes } from '#server/payments/test/test-pay-routes.ts';
import { shieldResponses } from '#server/platform/cdn/shield-responses.ts';
import { compress } from '#server/platform/http/compress.ts';
import { cspReportRoutes } from '#server/platform/http/csp-reports.ts';
import { checkDiskRoom } from '#server/platform/http/disk-room.ts';
import { healthRoutes } from '#server/platform/http/health.ts';
import { sameOriginOnly } from '#server/platform/http/origin-check.ts';
import { noteRoutes } from '#server/platform/http/request-route.ts';
import { secure, securityHeaders } from '#server/platform/http/security-headers.ts';
import { type StaticFiles, staticFiles } from '#server/platform/http/static-files.ts';
import type { UploadIntake } from '#server/platform/http/uploads/upload-intake.ts';
import type { Limits } from '#server/platform/limits/local-limits.ts';
import type { ManagerLog } from '#server/platform/manager-log/manager-log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { anonymousVisitor, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { DOMAINS } from './domains.ts';
import type { ShopContexts } from './shop-contexts.ts';
import type { ShopPolicy } from './shop-policy.ts';

export interface ShopRouteParts {
  domain: DomainParts;
  contexts: ShopContexts;
  policy: ShopPolicy;
  handler: PageHandler;
  pages: PageRoutes;
  render: Awaited<ReturnType<typeof createFragments>>;
  uploads: UploadIntake;
  /** The network a request came from. */
  network(request: IncomingMessage): string;
  session(request: Request): Visitor;
  admin: AdminFiles;
  /** Null in development, where Vite serves the browser's files. */
  files: StaticFiles | null;
  development: boolean;
  metrics: Metrics;
  managerLog: ManagerLog;
  /** Aborted when the server is about to stop. */
  draining: AbortSignal;
  limits: Limits;
}

/** Adds every route of the shop and the middleware before it, in the order in which they are tried. */
export function addShopRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  inForce: Settings,
  parts: ShopRouteParts,
): void {
  const { domain, contexts, policy, handler, pages, network, session, development } = parts;
  const { config, database, log, now, origin, secret } = domain;
  const { context } = contexts;
  const https = origin.startsWith('https:');
  const failed = (error: unknown, request: Request) =>
    log.bug(error, { method: request.method, path: new URL(request.url).pathname });
  const visitor = (c: { env: HttpBindings }) => network(c.env.incoming);

  app.use(noteRoutes());
  if (config.cdn) app.use(shieldResponses(config.cdn));
  if (!development) app.use(secure(policy.headers));
  const { metrics, managerLog, limits } = parts;
  const ready = [
    async () => parts.draining.throwIfAborted(),
    database.ping,
    () => checkDiskRoom(config.dataDir),
  ];
  app.route('/', healthRoutes({ ready, metrics, metricsAccess: config.metrics, log }));
  app.route('/', cspReportRoutes({ now, visitor, notifyManager: managerLog.add, metrics, limits }));
  if (parts.files) app.use(staticFiles(parts.files));
  for (const { files } of DOMAINS) if (files) app.route('/', files(domain));
  app.use(compress());
  app.use(closedShop({ context, session, page: pages.closed }));
  for (const { routes } of DOMAINS) if (routes) app.route('/', routes(domain));
  app.route(
    '/',
    apiRoutes({
      context: contexts.callContext,
      secret,
      // Never by the header `Host`, which whoever asks can choose.
      origin: () => origin,
      failed,
      render: parts.render,
      uploads: parts.uploads,
    }),
  );
  app.route('/', paymentRoutes({ context, visitor }));
  app.route('/', testPayRoutes({ context, visitor }));
  app.use(sameOriginOnly(origin));
  app.route(
    '/',
    adminRoutes({
      context,
      session,
      files: parts.admin,
      read: interceptResponses(app, origin),
      secret,
      document: handler.document,
      refuse: async (request) => sendPage(request, await handler.problem(403, '')),
      headers: (styleNonce) =>
        development ? {} : securityHeaders({ https, styleNonce, inlineStyles: styleNonce === '' }),
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
}
