import { REQUEST_BUCKETS } from '../metrics.ts';
import type { ProcessFigures, RouteCounts } from './process-figures.ts';

/** What 95 of 100 requests took at most; `isMore` where that is beyond the largest bucket. */
export interface Percentile {
  ms: number;
  isMore: boolean;
}

export interface RouteFigures {
  route: string;
  requests: number;
  p95: Percentile;
}

/** The routes of all processes, the most requested first. */
export function sumRoutes(processes: readonly Pick<ProcessFigures, 'routes'>[]): RouteFigures[] {
  const sums = new Map<string, number[]>();
  for (const { route, counts } of processes.flatMap(({ routes }) => routes)) {
    const before = sums.get(route) ?? [];
    sums.set(
      route,
      counts.map((count, at) => count + (before[at] ?? 0)),
    );
  }
  return [...sums]
    .map(([route, counts]) => ({
      route,
      requests: counts.reduce((all, count) => all + count, 0),
      p95: percentile({ counts }, 0.95),
    }))
    .sort((one, two) => two.requests - one.requests || one.route.localeCompare(two.route));
}

/**
 * As Prometheus estimates it: inside its bucket a time is taken to be as likely as any other.
 * Example: of 100 requests 90 took up to 5 ms and 10 between 5 and 10 ms: 95 of 100 took 7.5 ms at most.
 */
export function percentile({ counts }: Pick<RouteCounts, 'counts'>, share: number): Percentile {
  const rank = counts.reduce((all, count) => all + count, 0) * share;
  let passed = 0;
  for (const [at, upper] of REQUEST_BUCKETS.entries()) {
    const count = counts[at] ?? 0;
    if (count > 0 && passed + count >= rank) {
      const lower = REQUEST_BUCKETS[at - 1] ?? 0;
      const seconds = lower + (upper - lower) * ((rank - passed) / count);
      return { ms: seconds * 1000, isMore: false };
    }
    passed += count;
  }
  return { ms: (REQUEST_BUCKETS.at(-1) ?? 0) * 1000, isMore: passed < rank };
}
