import { afterAll, beforeEach, expect } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import type { TestDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { changeFollowers } from '#server/settings/change-as.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { webhookHandler } from '#server/webhooks/deliver-webhook.ts';
import { WEBHOOK_JOB, webhookFollowers } from '#server/webhooks/resource-changed.ts';
import { openReceiver } from '#server/webhooks/testing/receiver.ts';
import { managerClient } from '../../testing/manager-client.ts';
import { webhookPayload } from '../webhook-payload.ts';

export const ORIGIN = 'https://shop.example';
/** The receiver of a test is on this machine. */
export const LOCAL = { 'webhooks.allowPrivateAddresses': true };
export const parts = { services: changeFollowers.add(NO_SERVICES, webhookFollowers) };
export const handler = webhookHandler({ origin: ORIGIN, payload: webhookPayload(ORIGIN) });

/** A filled shop with a program's key, whose changes are followed, and a receiver. */
export async function webhookShop(database: TestDatabase) {
  const { db } = database;
  const receiver = await openReceiver();
  afterAll(() => receiver.close());
  const filled = async () => ({
    shop: await fillCartShop(db),
    client: await managerClient(db, { parts }),
  });
  let now: Awaited<ReturnType<typeof filled>>;
  beforeEach(async () => {
    await database.reset();
    now = await filled();
    receiver.received.length = 0;
    receiver.answers.status = 200;
  });

  return {
    receiver,
    shop: (): CartShop => now.shop,
    send: (method: string, path: string, body?: unknown) => now.client.send(method, path, body),

    async hook(topic: string, more: object = {}): Promise<number> {
      const { status, body } = await now.client.send('POST', '/webhooks', {
        topic,
        delivery_url: receiver.url,
        secret: 'of the receiver',
        ...more,
      });
      expect(status, JSON.stringify(body)).toBe(201);
      return body.id;
    },

    /** Does every waiting job once, as the given attempt; returns what failed. */
    async deliverAll(attempt = 1, settings: object = LOCAL) {
      const ctx = testContext(db, { settings, now: NOW });
      const jobs = await db
        .selectFrom('jobs')
        .selectAll()
        .where('kind', '=', WEBHOOK_JOB)
        .orderBy('id')
        .execute();
      const failed: string[] = [];
      for (const { id, kind, payload } of jobs) {
        try {
          await handler.run(ctx, { id, kind, payload: JSON.parse(payload), attempt });
          await db.deleteFrom('jobs').where('id', '=', id).execute();
        } catch (error) {
          failed.push(String(error));
        }
      }
      return { failed, notices: ctx.notices };
    },

    /** What came, without the ping. */
    arrived: () =>
      receiver.received
        .filter(({ headers }) => headers['x-wc-webhook-topic'] !== undefined)
        .map(({ headers, body }) => ({
          topic: headers['x-wc-webhook-topic'],
          body: JSON.parse(body),
        })),
  };
}
