import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { openMailTransports } from '#server/emails/sending/mail-transports.ts';
import { emailHandler } from '#server/emails/sending/send-email.ts';
import { addOrderNote } from '#server/orders/add-note.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { openOrder } from '#server/orders/open-order.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { NO_TRACER } from '#server/platform/tracing/tracer.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

// The emails of an order's life, from the shop that queues them to the file.
const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, { 'mail.managerAddress': 'boss@example.com' });
let shop: CartShop;
let folder = '';

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  folder = await mkdtemp(join(tmpdir(), 'vitrine-letters-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Does what waits, and gives the new mails: who to, about what, and the plain text. */
async function post() {
  const handler = emailHandler({
    logoOf: async () => null,
    office: openMailTransports({ folder, smtpUrl: undefined, tracer: NO_TRACER }),
    origin: 'https://shop.example',
    log: createLog({ level: 'error', write: () => undefined }),
    orderOf: async (requested, id) => {
      const found = await findOrder(requested, id);
      return found && loadOrderView(requested, found);
    },
  });
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'email')
    .orderBy('id')
    .execute();
  for (const { id, kind, payload } of rows) {
    await handler.run(ctx, { id, kind, payload: JSON.parse(payload), attempt: 1 });
  }
  await db.deleteFrom('jobs').execute();
  const mails = [];
  for (const name of await readdir(folder)) {
    const file = await readFile(join(folder, name), 'utf8');
    await rm(join(folder, name));
    const [, to] = file.match(/^To: (.*)\r$/m) ?? [];
    const [, subject] = file.match(/^Subject: (.*)\r$/m) ?? [];
    const text = file
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    mails.push({ to, subject, text });
  }
  return mails.sort((a, b) => `${a.to}`.localeCompare(`${b.to}`));
}

async function order() {
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  return (await placeTestOrder(ctx, ann)).order;
}

test('a new order is announced to the manager and to the buyer, whose link opens it', async () => {
  const { id, number } = await order();
  const [toBuyer, toManager, ...more] = await post();
  expect(more).toEqual([]);
  expect(toManager).toMatchObject({ to: 'boss@example.com' });
  expect(toManager?.subject).toContain(`New order ${number}`);
  expect(toBuyer).toMatchObject({
    to: 'ada@example.com',
    subject: `We have received your order ${number}`,
  });
  expect(toBuyer?.text).toContain('Oak tray');
  const [, key] = toBuyer?.text.match(/order-received\/\d+\?key=(\w+)/) ?? [];
  expect(await openOrder(ctx, id, { key: key ?? '' })).toMatchObject({ number });
});

test('its way to the buyer is reported step by step, each step once', async () => {
  const { id, number } = await order();
  await post();
  await changeStatus(ctx, id, 'processing');
  await changeStatus(ctx, id, 'processing');
  expect((await post()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', `Your order ${number} is being prepared`],
  ]);
  await addOrderNote(ctx, id, { kind: 'private', text: 'Fragile' });
  await addOrderNote(ctx, id, { kind: 'customer', text: 'Leaves on Monday.' });
  const [note, ...others] = await post();
  expect(others).toEqual([]);
  expect(note?.text).toContain('> Leaves on Monday.');
  await changeStatus(ctx, id, 'completed');
  expect((await post()).map(({ subject }) => subject)).toEqual([
    `Your order ${number} is complete`,
  ]);
  await refundOrder(ctx, id, { restock: true, reason: 'Sent back' });
  const [refund, ...rest] = await post();
  expect(rest).toEqual([]);
  expect(refund?.subject).toBe(`Your order ${number} was refunded`);
  expect(refund?.text).toContain('Reason: Sent back');
});

test('what its buyer cancels, from two tabs at once, is confirmed to them once [CO-12]', async () => {
  const { id, number } = await order();
  await post();
  const tabs = await Promise.all([cancelOrder(ctx, id, 'key'), cancelOrder(ctx, id, 'key')]);
  expect(tabs.filter((tab) => tab.ok && tab.changed)).toHaveLength(1);
  expect(await cancelOrder(ctx, id, 'key')).toEqual({ ok: true, changed: false });
  const [toBuyer, toManager, ...more] = await post();
  expect(more).toEqual([]);
  expect(toManager).toMatchObject({ to: 'boss@example.com' });
  expect(toBuyer).toMatchObject({
    to: 'ada@example.com',
    subject: `Your order ${number} was cancelled`,
  });
  expect(toBuyer?.text).toContain(`You have cancelled order ${number}.`);
});

test('an order the shop cancels is announced to the manager', async () => {
  const { id, number } = await order();
  await post();
  await changeStatus(ctx, id, 'cancelled');
  expect((await post()).map(({ to, subject }) => [to, subject])).toEqual([
    ['boss@example.com', `[My shop] Order ${number} was cancelled`],
  ]);
});
