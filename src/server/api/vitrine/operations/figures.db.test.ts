import { beforeEach, expect, test } from 'vitest';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ProcessFigures } from '#server/platform/figures/process-figures.ts';
import { shopFigures } from '#server/platform/figures/shop-figures.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/platform/figures.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const process = (worker: number, figures: Partial<ProcessFigures>): ProcessFigures => ({
  host: 'shop-1',
  pid: 100 + worker,
  worker,
  upSeconds: 90.7,
  memoryBytes: 150_000_000,
  lagMs: 1.234,
  windowSeconds: 60,
  cache: { hits: 0, misses: 0 },
  routes: [],
  ...figures,
});

test('figures are those of all processes together, with the age of the queue', async () => {
  const collect = async () => [
    process(2, {
      windowSeconds: 600,
      cache: { hits: 70, misses: 10 },
      routes: [{ route: 'page product', counts: [0, 90, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    }),
    process(1, {
      cache: { hits: 20, misses: 0 },
      routes: [{ route: 'page cart', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3] }],
    }),
  ];
  const services = shopFigures.add(NO_SERVICES, { collect });
  const manager = await vitrineClient(db, { parts: { services } });
  await queueJob(db, 'email', { kind: 'invoice', orderId: 7, to: 'ann@example.com' }, NOW - 42_000);
  const { status, body } = await manager.send('GET', '/figures');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    since: new Date(NOW - 600_000).toISOString(),
    processes: [
      { worker: 1, pid: 101, up_seconds: 90, delay_ms: 1.2 },
      { worker: 2, pid: 102, memory_bytes: 150_000_000 },
    ],
    cache: { hits: 90, misses: 10 },
    queue: { waiting: 1, oldest_seconds: 42 },
    routes: [
      { route: 'page product', requests: 100, p95_ms: 7.5, is_more: false },
      { route: 'page cart', requests: 3, p95_ms: 5000, is_more: true },
    ],
  });
});

test('they are for those who manage settings', async () => {
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/figures')).status).toBe(403);
});
