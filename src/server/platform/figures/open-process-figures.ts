import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { workerNumber } from '../workers/worker-channel.ts';
import type { ProcessFigures } from './process-figures.ts';
import { watchCounts } from './recent-counts.ts';
import { openSharedFigures, type SharedFigures } from './shared-figures.ts';

export interface ProcessParts {
  readonly database: Database;
  readonly metrics: Pick<Metrics, 'read'>;
  readonly lagMs: () => number;
  readonly report: (error: unknown) => void;
}

/** Replies for this process, and collects what all processes reply. */
export async function openProcessFigures(parts: ProcessParts): Promise<SharedFigures> {
  const counts = watchCounts(parts.metrics.read, () => performance.now());
  const read = (): ProcessFigures => {
    const { windowMs, ...counted } = counts.read();
    return {
      host: hostname(),
      pid: process.pid,
      worker: workerNumber(process) ?? null,
      upSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
      lagMs: parts.lagMs(),
      windowSeconds: windowMs / 1000,
      ...counted,
    };
  };
  const shared = await openSharedFigures({ ...parts, read });
  return {
    collect: shared.collect,
    async close() {
      counts.end();
      await shared.close();
    },
  };
}
