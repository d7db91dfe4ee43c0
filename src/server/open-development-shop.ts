import type { RequestListener } from 'node:http';
import { fillDemo } from './fill-demo.ts';
import { openShop } from './open-shop.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createLog, type Log } from './platform/logging/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { startProblem } from './platform/start-problem.ts';
import { closeNewShop, type PreparedShop, prepareShop } from './prepare-shop.ts';
import { startLines } from './start-lines.ts';

export interface DevelopmentShop {
  listener: RequestListener;
  close(): Promise<void>;
}

/** The shop as `npm run dev` runs it: Vite serves the browser's side from one entry. */
export async function openDevelopmentShop(
  entry: string,
  { adminEntry, greet }: { adminEntry: string; greet: boolean },
): Promise<DevelopmentShop> {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const log = createLog({
    level: 'warn',
    pretty: true,
    write: (line) => process.stdout.write(line),
    count: metrics.failure,
  });
  const prepared = await prepareShop(config, log, { serves: true, metrics }).catch(
    (error: unknown) => {
      throw startProblem(error, config.port) ?? error;
    },
  );
  try {
    return await openPrepared({ entry, adminEntry }, prepared, { config, log, metrics }, greet);
  } catch (error) {
    // The next try, after a file was mended, opens everything again.
    await prepared.close();
    throw error;
  }
}

async function openPrepared(
  { entry, adminEntry }: { entry: string; adminEntry: string },
  { database, replica, storage, tracer, isNew, close }: PreparedShop,
  { config, log, metrics }: { config: Config; log: Log; metrics: Metrics },
  greet: boolean,
): Promise<DevelopmentShop> {
  if (config.demo) await fillDemo(database, storage);
  else await closeNewShop({ database, isNew }, Date.now());
  if (greet) {
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const lines = await startLines(config, database, address, Date.now());
    for (const line of lines) process.stdout.write(`${line}\n`);
  }
  const shop = await openShop({
    config: { ...config, pageCacheBytes: 0 },
    database,
    replica,
    storage,
    assets: () => ({
      start: entry,
      entry,
      scripts: [],
      styles: [],
      fonts: [],
      islandStyles: new Map(),
    }),
    admin: {
      script: adminEntry,
      languages: { de: ['/src/admin/languages/de.ts'] },
      styles: [],
      preloads: [],
      fonts: [],
      lists: new Map(),
    },
    files: null,
    development: true,
    log,
    metrics,
    tracer,
    now: Date.now,
  });
  return {
    listener: shop.listener,
    async close() {
      try {
        await shop.close();
      } finally {
        // Otherwise the lock would refuse the next one of this process.
        await close();
      }
    },
  };
}
