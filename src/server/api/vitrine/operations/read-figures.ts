import type { ProcessFigures } from '#server/platform/figures/process-figures.ts';
import { shopFigures } from '#server/platform/figures/shop-figures.ts';
import { sumRoutes } from '#server/platform/figures/sum-figures.ts';
import { countJobs } from '#server/platform/jobs/job-store.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Figures } from '#wire/vitrine/running.ts';

/** Routes beyond these had the fewest requests. */
const MAX_ROUTES = 50;

/** Of the processes that have replied in time. */
export async function readFigures(ctx: ShopContext): Promise<Figures> {
  const processes = await shopFigures.of(ctx).collect();
  const { waiting, oldestAt } = await countJobs(ctx.db, ctx.now);
  const windowSeconds = Math.max(0, ...processes.map((each) => each.windowSeconds));
  const sum = (value: (each: ProcessFigures) => number) =>
    processes.reduce((all, each) => all + value(each), 0);
  const routes = sumRoutes(processes).slice(0, MAX_ROUTES);
  return {
    since: new Date(ctx.now - windowSeconds * 1000).toISOString(),
    processes: processes.map(toProcess).sort(byPlace),
    cache: { hits: sum(({ cache }) => cache.hits), misses: sum(({ cache }) => cache.misses) },
    queue: {
      waiting,
      oldest_seconds: oldestAt === 0 ? 0 : Math.max(0, Math.round((ctx.now - oldestAt) / 1000)),
    },
    routes: routes.map(({ route, requests, p95 }) => ({
      route,
      requests,
      p95_ms: Math.round(p95.ms * 10) / 10,
      is_more: p95.isMore,
    })),
  };
}

type Process = Figures['processes'][number];

function toProcess({ host, pid, worker, upSeconds, memoryBytes, lagMs }: ProcessFigures): Process {
  return {
    host,
    pid,
    worker,
    up_seconds: Math.floor(upSeconds),
    memory_bytes: memoryBytes,
    delay_ms: Math.round(lagMs * 10) / 10,
  };
}

function byPlace(one: Process, other: Process): number {
  const workers = (one.worker ?? 0) - (other.worker ?? 0);
  return one.host.localeCompare(other.host) || workers || one.pid - other.pid;
}
