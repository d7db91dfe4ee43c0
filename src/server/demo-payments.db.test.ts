import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openShop } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/storage.ts';
import { markDemoShop } from './settings/demo-shop.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-payments-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => database.reset());

const cart = z.object({ payment_methods: z.array(z.string()) });
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };

/** The payment methods that a shop started in this environment offers. */
async function offered(env: Record<string, string>): Promise<string[]> {
  const shop = await openShop({
    config: readConfig({ DATA_DIR: folder, ...env }),
    database,
    storage: diskStorage(folder),
    ...TEST_BUILD,
    log: createLog({ level: 'error', write: () => undefined }),
    metrics: createMetrics(),
    now: Date.now,
  });
  const server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  try {
    const address = z.object({ port: z.int() }).parse(server.address());
    const reply = await fetch(`http://127.0.0.1:${address.port}/wp-json/wc/store/v1/cart`);
    return cart.parse(await reply.json()).payment_methods;
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await shop.close();
  }
}

test('a shop that was never the demo shop offers no test payment, whatever DEMO says', async () => {
  expect(await offered({})).not.toContain('test');
  expect(await offered({ DEMO: '1' })).not.toContain('test');
  expect(await offered({ DEMO: '1', PAYMENTS_TEST: '1' })).toContain('test');
});

test('the demo shop offers it, until it is switched off or takes real money', async () => {
  await markDemoShop(database.db, Date.now());
  expect(await offered({})).toContain('test');
  expect(await offered({ DEMO: '0' })).not.toContain('test');
  expect(await offered(LIVE)).not.toContain('test');
  expect(await offered({ ...LIVE, PAYMENTS_TEST: '1' })).not.toContain('test');
});
