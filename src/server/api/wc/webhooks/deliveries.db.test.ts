import { describe, expect, test, vi } from 'vitest';
import { MAX_DELIVERY_ATTEMPTS } from '#rules/webhooks/delivery.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { claimJobs } from '#server/platform/jobs/job-store.ts';
import { type Jobs, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { NO_TRACER } from '#server/platform/tracing/tracer.ts';
import { purgeWebhookDeliveries } from '#server/webhooks/find-webhooks.ts';
import { WEBHOOK_JOB } from '#server/webhooks/resource-changed.ts';
import { handler, LOCAL, parts, webhookShop } from './testing/webhook-shop.ts';

const database = await testDatabase();
const { db } = database;
const { receiver, shop, send, hook, deliverAll, arrived } = await webhookShop(database);

describe('a receiver that does not answer', () => {
  test('is asked again with the same number, and its answers are in the log', async () => {
    const id = await hook('product.updated');
    await deliverAll();
    await send('PUT', `/products/${shop().vase}`, { name: 'Tall vase' });
    receiver.answers.status = 500;
    expect((await deliverAll(1)).failed).toEqual(['NotDelivered: the receiver answered 500']);
    receiver.answers.status = 200;
    await send('PUT', `/products/${shop().vase}`, { name: 'Taller vase' });
    expect((await deliverAll(2)).failed).toEqual([]);
    // The change that came after the first attempt is a delivery of its own.
    expect(arrived().map(({ body }) => body.name)).toEqual([
      'Tall vase',
      'Taller vase',
      'Taller vase',
    ]);
    const numbers = receiver.received.map(({ headers }) => headers['x-wc-webhook-delivery-id']);
    expect(numbers[1]).toBe(numbers[2]);
    const path = `/wp-json/vitrine/v1/webhooks/${id}/deliveries`;
    const { body: log, headers } = await send('GET', `${path}?per_page=2`);
    expect(headers.get('x-wp-total')).toBe('3');
    expect(log).toMatchObject([{ attempts: 2 }, { attempts: 2, state: 'delivered' }]);
    expect((await send('GET', `${path}/${log[1].id}`)).body).toMatchObject({
      response_body: 'thank you',
      request_headers: { 'x-wc-webhook-topic': 'product.updated' },
      request_body: expect.stringContaining('Taller vase'),
    });
    await purgeWebhookDeliveries(db, NOW + 31 * 86_400_000, 30);
    expect((await send('GET', path)).body).toEqual([]);
    expect((await send('GET', path.replace(`/${id}/`, '/999/'))).status).toBe(404);
  });

  test('gets a delivery again on request, unless it is paused', async () => {
    const id = await hook('product.updated');
    await deliverAll();
    await send('PUT', `/products/${shop().vase}`, { name: 'Tall vase' });
    receiver.answers.status = 503;
    await deliverAll(MAX_DELIVERY_ATTEMPTS);
    receiver.answers.status = 200;
    const path = `/wp-json/vitrine/v1/webhooks/${id}/deliveries`;
    const [{ id: failed, state }] = (await send('GET', path)).body;
    expect(state).toBe('failed');
    expect((await send('POST', `${path}/${failed}/redeliver`)).body).toEqual({ queued: true });
    await deliverAll();
    expect((await send('GET', path)).body).toMatchObject([
      { state: 'delivered', topic: 'product.updated' },
      { id: failed, state: 'failed' },
      { topic: 'ping' },
    ]);
    await send('PUT', `/webhooks/${id}`, { status: 'paused' });
    expect((await send('POST', `${path}/${failed}/redeliver`)).status).toBe(409);
    expect((await send('POST', `${path}/999/redeliver`)).status).toBe(404);
  });

  test('is disabled after five deliveries given up in a row, and the manager is notified', async () => {
    const id = await hook('product.updated');
    await deliverAll();
    const change = (name: string) => send('PUT', `/products/${shop().vase}`, { name });
    const status = async () => (await send('GET', `/webhooks/${id}`)).body.status;
    receiver.answers.status = 503;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await change(`Vase ${attempt}`);
      expect((await deliverAll(MAX_DELIVERY_ATTEMPTS)).failed).toEqual([]);
    }
    receiver.answers.status = 200;
    await change('Vase that arrives');
    await deliverAll();
    receiver.answers.status = 503;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await change(`Vase ${attempt}`);
      await deliverAll(MAX_DELIVERY_ATTEMPTS);
    }
    expect(await status()).toBe('active');
    await change('Vase 5');
    const { notices } = await deliverAll(MAX_DELIVERY_ATTEMPTS);
    expect(notices).toMatchObject([
      { code: 'webhooks.disabled', details: { failures: 5, problem: 'the receiver answered 503' } },
    ]);
    expect(await status()).toBe('disabled');
    await send('PUT', `/webhooks/${id}`, { status: 'active' });
    const row = await db.selectFrom('webhooks').select('failures').executeTakeFirstOrThrow();
    expect(row.failures).toBe(0);
  });

  test('on a private address is never reached, unless a setting allows it', async () => {
    const id = await hook('product.updated');
    expect((await deliverAll(1, {})).failed).toEqual([
      'NotDelivered: the address is not a public one',
    ]);
    for (const url of ['http://[::1]:9/', 'http://169.254.169.254/', 'http://localhost:9/']) {
      await send('PUT', `/webhooks/${id}`, { delivery_url: url });
      expect((await deliverAll(1, {})).failed).toHaveLength(1);
    }
    expect(receiver.received).toEqual([]);
    await send('PUT', `/webhooks/${id}`, { delivery_url: receiver.url });
    await deliverAll(1);
    expect(receiver.received).toHaveLength(1);
  });
});

test('what a process had begun when it was killed is delivered by another', async () => {
  await hook('product.updated');
  await deliverAll();
  await send('PUT', `/products/${shop().vase}`, { name: 'Tall vase' });
  // A process has taken the job and begun, and is gone without a word.
  const dead = { owner: 'dead', now: Date.now(), leaseMs: 1000, kinds: [WEBHOOK_JOB], limit: 8 };
  expect(await claimJobs(db, dead)).toHaveLength(1);
  await db.updateTable('webhook_deliveries').set({ state: 'sending' }).execute();
  receiver.received.length = 0;
  const context = async () => ({ ...shopContext(db, LOCAL), ...parts });
  const jobs: Jobs = await startJobs({
    db,
    context,
    handlers: { [WEBHOOK_JOB]: handler },
    recurring: {},
    log: createLog({ level: 'error', write: (line) => expect.fail(line) }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    now: () => Date.now() + 5000,
    pollMs: 5,
  });
  await vi.waitFor(() => expect(arrived()).toMatchObject([{ body: { name: 'Tall vase' } }]), {
    timeout: 15_000,
  });
  await jobs.stop();
  expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]);
});
