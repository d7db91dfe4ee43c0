import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { exportData } from '#server/accounts/privacy/export-data.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { addOrderNote } from '#server/orders/add-note.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { ada, orderContext } from '#server/orders/testing/test-order.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const MAIL = 'ann@example.com';
const ctx = orderContext(db);

/** Every row of these tables as text. */
async function everything(): Promise<string> {
  const tables = ['orders', 'order_lines', 'order_notes', 'comments', 'carts'] as const;
  const coupons = [
    'coupon_redemptions',
    'coupon_holders',
    'newsletter_subscribers',
    'stock_alerts',
    'contact_messages',
  ] as const;
  const rows = [];
  for (const table of [...tables, ...coupons]) {
    rows.push(...(await db.selectFrom(table).selectAll().execute()));
  }
  return JSON.stringify(rows);
}

test('of who deletes the account nothing is left in orders, options, notes, coupons and emails [CO-12]', async () => {
  const shop = await fillCartShop(db);
  await addPerson(db, MAIL, NOW, { emailVerified: true });
  const { browser, logged } = await inside(ctx, MAIL);
  await addLine(ctx, browser, { productId: shop.ink, attributes: { attribute_handle: 'Left' } });
  await applyCoupon(ctx, browser, 'ONCE');
  const billing = { ...ada, email: 'ann+shop@example.com' };
  const result = await placeTestOrder(ctx, browser, { billing, note: 'Ring' });
  const { id } = result.order;
  // What was written into the options of the product.
  const line = await db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
  const choice = { ...JSON.parse(line.choice), choices: { engraving: 'For my Ann' } };
  const engraved = { name: 'engraving', label: 'Engraving', value: 'For my Ann' };
  const details = encodeJson([...JSON.parse(line.details), engraved]);
  await db
    .updateTable('order_lines')
    .set({ choice: encodeJson(choice), details })
    .execute();
  await addOrderNote(ctx, id, { text: 'Dear Ann, it is on its way', kind: 'customer' });
  await addOrderNote(ctx, id, { text: 'Ann called', kind: 'private', author: 'max' });
  await changeStatus(ctx, id, 'completed', 'Sent by the shop itself');
  const { id: document_id } = await db
    .insertInto('documents')
    .values({
      kind: 'post',
      slug: 'news',
      title: 'News',
      excerpt: '',
      status: 'publish',
      show_title: 1,
      image_id: null,
      published_at: NOW,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const said = { document_id, parent_id: null, author: 'A.', text: 'Nice', by_shop: 0 };
  await db
    .insertInto('comments')
    .values({ ...said, email: MAIL, status: 'approved', created_at: NOW })
    .execute();
  await db.insertInto('newsletter_subscribers').values({ email: MAIL, created_at: NOW }).execute();
  const waited = { item_id: shop.ink, key: '', consent: 'One e-mail when it is back' };
  await db
    .insertInto('stock_alerts')
    .values({ ...waited, email: MAIL, asked_at: NOW })
    .execute();
  const wrote = {
    name: 'Ann',
    email: MAIL,
    subject: '',
    text: 'From Ann',
    status: 'sent',
  } as const;
  await db
    .insertInto('contact_messages')
    .values({ ...wrote, created_at: NOW })
    .execute();

  const exported = JSON.stringify(await exportData(ctx, logged.customer));
  for (const known of ['For my Ann', 'Dear Ann', 'Nice', 'One e-mail when', 'From Ann'])
    expect(exported).toContain(known);
  expect(exported).not.toContain('Ann called');

  expect(await deleteAccount(ctx, browser, logged.customer, TEST_PASSWORD)).toEqual({ ok: true });
  const left = await everything();
  for (const gone of ['Ann', 'ann', 'Ada', 'Main Street', 'Ring']) expect(left).not.toContain(gone);
  const stored = await findOrder(ctx, id);
  expect(stored).toMatchObject({
    status: 'completed',
    billing: { country: 'US', state: 'NY', postcode: '10001' },
    notes: [{ text: 'Sent by the shop itself' }],
    lines: [{ variationId: shop.ink, choices: {} }],
  });
  expect(stored?.lines[0]?.details.map(({ value }) => value)).toEqual(['Ink', 'Left']);
});

test('an order whose payment failed cannot be paid by a guest without its key [CO-12]', async () => {
  const shop = await fillCartShop(db);
  await addPerson(db, MAIL, NOW);
  const { browser, logged } = await inside(ctx, MAIL);
  await addLine(ctx, browser, { productId: shop.tray });
  const { id } = (await placeTestOrder(ctx, browser)).order;
  await changeStatus(ctx, id, 'failed');
  expect(await deleteAccount(ctx, browser, logged.customer, TEST_PASSWORD)).toEqual({ ok: true });
  expect(await findOrder(ctx, id)).toMatchObject({ status: 'cancelled', email: '' });
});
