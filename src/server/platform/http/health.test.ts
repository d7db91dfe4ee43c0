import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import type { MetricsAccess } from '../config.ts';
import { createLog } from '../logging/log.ts';
import { createMetrics } from '../metrics.ts';
import { checkDiskRoom } from './disk-room.ts';
import { healthRoutes } from './health.ts';
import { serveForTest } from './testing/serve-for-test.ts';

let results = true;
let free = 1e12;
let hangs = false;
const lines: string[] = [];
const parts = {
  ready: [
    async () => {
      if (!results) throw new Error('the database is away');
    },
    async () => checkDiskRoom('.', async () => free),
    () => (hangs ? new Promise<void>(() => undefined) : Promise.resolve()),
  ],
  metrics: createMetrics(),
  log: createLog({ level: 'info', write: (line) => lines.push(line) }),
};

const served = (metricsAccess: MetricsAccess) =>
  serveForTest(getRequestListener(healthRoutes({ ...parts, metricsAccess }).fetch));

test('alive and ready are two things', async () => {
  const shop = await served({ kind: 'local' });
  results = false;
  expect((await shop.get('/healthz')).status).toBe(200);
  expect((await shop.get('/readyz')).status).toBe(503);
  expect(lines.join()).toContain('the database is away');
  results = true;
  const ready = await shop.get('/readyz');
  expect([ready.status, ready.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a full disk is not ready, and a check that hangs is answered within two seconds', async () => {
  const shop = await served({ kind: 'local' });
  free = 1_000_000;
  expect((await shop.get('/readyz')).status).toBe(503);
  expect(lines.join()).toContain('the disk is full: 1000000 bytes are left');
  free = 1e12;
  hangs = true;
  const started = performance.now();
  expect((await shop.get('/readyz')).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(2000);
  hangs = false;
  expect((await shop.get('/readyz')).status).toBe(200);
  await expect(checkDiskRoom(process.cwd())).resolves.toBeUndefined();
});

test('figures are for programs on this machine unless set otherwise', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  const local = await served({ kind: 'local' });
  expect((await local.get('/metrics')).text).toContain('process_resident_memory_bytes');
  expect((await local.get('/metrics', forwarded)).status).toBe(404);
  const open = await served({ kind: 'public' });
  expect((await open.get('/metrics', forwarded)).status).toBe(200);
  const apart = await served({ kind: 'address', host: '127.0.0.1', port: 9100 });
  expect((await apart.get('/metrics')).status).toBe(404);
});
