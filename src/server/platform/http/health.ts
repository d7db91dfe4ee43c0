import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type Next } from 'hono';
import type { MetricsAccess } from '../config.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import { isLocalProgram } from './client-address.ts';
import { named } from './route-table.ts';

type Requested = Context<{ Bindings: HttpBindings }>;

export interface HealthParts {
  /** Each fails when the shop cannot serve, such as when the database does not answer. */
  readonly ready: readonly (() => Promise<void>)[];
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly log: Log;
}

const result = { 'cache-control': 'no-store' };
/** Programs that watch the shop ask again within seconds. */
const READY_MS = 1500;

/** A check that hangs is a failed one. */
async function withinTime(checks: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${READY_MS} ms`)), READY_MS);
  });
  try {
    await Promise.race([checks, late]);
  } finally {
    clearTimeout(timer);
  }
}

const prometheusText = 'text/plain; version=0.0.4; charset=utf-8';

/** For the programs that watch the shop: does it live, can it serve, how does it fare. */
export function healthRoutes({ ready, metrics, metricsAccess, log }: HealthParts) {
  const routes = new Hono<{ Bindings: HttpBindings }>();

  const alive = (c: Requested) => c.text('ok\n', 200, result);

  const canServe = async (c: Requested) => {
    try {
      await withinTime(Promise.all(ready.map((check) => check())));
      return c.text('ready\n', 200, result);
    } catch (error) {
      log.warn('not-ready', { reason: error instanceof Error ? error.message : String(error) });
      return c.text('not ready\n', 503, result);
    }
  };

  const figures = (c: Requested, next: Next) => {
    const open =
      metricsAccess.kind === 'public' ||
      (metricsAccess.kind === 'local' && isLocalProgram(c.env.incoming));
    if (!open) return next();
    return c.body(metrics.text(), 200, { ...result, 'content-type': prometheusText });
  };

  routes.get('/healthz', named({ name: 'process is alive' }, alive));
  routes.get('/readyz', named({ name: 'shop can serve' }, canServe));
  routes.get('/metrics', named({ name: 'metrics', guards: ['metrics access'] }, figures));

  return routes;
}
