import type { MetricFigures } from '../metrics.ts';

// What was counted in the last hour: counts go up as long as the process runs, so those of the hour are what
// they are now, less what they were then.

const EVERY_MS = 5 * 60_000;
const MAX_SNAPSHOTS = 12;

export interface RecentCounts extends MetricFigures {
  windowMs: number;
}

export interface CountWindow {
  read(): RecentCounts;
  end(): void;
}

/** `now` is a clock that is never set back, such as `performance.now`. */
export function watchCounts(count: () => MetricFigures, now: () => number): CountWindow {
  const snapshots = [{ at: now(), counts: count() }];
  const timer = setInterval(() => {
    snapshots.push({ at: now(), counts: count() });
    if (snapshots.length > MAX_SNAPSHOTS) snapshots.shift();
  }, EVERY_MS).unref();
  return {
    read() {
      const [oldest] = snapshots;
      const current = count();
      if (!oldest) return { ...current, windowMs: 0 };
      return { ...countedSince(oldest.counts, current), windowMs: now() - oldest.at };
    },
    end: () => clearInterval(timer),
  };
}

/** Routes without a request since are left out. */
export function countedSince(before: MetricFigures, current: MetricFigures): MetricFigures {
  const earlier = new Map(before.routes.map(({ route, counts }) => [route, counts]));
  const routes = current.routes.map(({ route, counts }) => {
    const old = earlier.get(route) ?? [];
    return { route, counts: counts.map((count, at) => count - (old[at] ?? 0)) };
  });
  return {
    routes: routes.filter(({ counts }) => counts.some((count) => count > 0)),
    cache: {
      hits: current.cache.hits - before.cache.hits,
      misses: current.cache.misses - before.cache.misses,
    },
  };
}
