import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { openShop, type Shop } from '../open-shop.ts';
import { TEST_BUILD } from '../pages/testing/test-build.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Replica } from '../platform/database/replica/replica.ts';
import { createHttpServer, listen } from '../platform/http/listen.ts';
import { createLog, type Log } from '../platform/logging/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { diskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { NO_TRACER, type Tracer } from '../platform/tracing/tracer.ts';

/** One for all, so that several shops can share a database. */
const SECRET_KEY = 'the secret of the shops under test';

interface ServedShopOptions {
  database: Database;
  /** Counts in `metrics`. */
  replica?: Replica;
  metrics?: Metrics;
  env?: Readonly<Record<string, string>>;
  now?: () => number;
  /** By default a folder that ends with the shop. */
  storage?: Storage;
  /** By default an error that is logged fails the test. */
  log?: Log;
  tracer?: Tracer;
}

export interface ServedShop {
  shop: Shop;
  origin: string;
  close(): Promise<void>;
}

/** The whole shop with its page cache, asked over HTTP, with a data folder of its own. */
export async function serveShop({
  database,
  replica,
  metrics = createMetrics(),
  env = {},
  now = Date.now,
  storage,
  log = createLog({ level: 'error', write: (line) => expect.fail(line) }),
  tracer = NO_TRACER,
}: ServedShopOptions): Promise<ServedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-served-'));
  const shop = await openShop({
    config: readConfig({ DATA_DIR: folder, SECRET_KEY, ...env }),
    database,
    ...(replica && { replica }),
    storage: storage ?? diskStorage(folder),
    ...TEST_BUILD,
    log,
    metrics,
    tracer,
    now,
  });
  const server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    shop,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
