import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { writeEmail } from '#server/emails/templates/write-email.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from './testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let board = 0;

beforeEach(async () => {
  ({ board } = await database.filled(fillOptionShop));
});

async function offer(price: number) {
  await db.deleteFrom('option_forms').execute();
  await saveFormOf(db, board, [
    {
      id: 'no_box',
      type: 'checkbox-group',
      multiple: true,
      label: 'Without',
      price: { pricingType: 'fixed' },
      options: [{ value: 'yes', label: 'The box', price }],
    },
  ]);
}

async function order(fields: Record<string, string | string[]>) {
  const ann = await buyer(ctx, []);
  const added = await addLine(ctx, ann, { productId: board, fields });
  const cart = await loadCartView(ctx, added);
  const placed = await placeTestOrder(ctx, ann);
  const record = await findOrder(ctx, placed.order.id);
  if (!record) throw new Error('the order was not written');
  return { cart, record };
}

async function managerEmail(record: NonNullable<Awaited<ReturnType<typeof findOrder>>>) {
  const about = { id: 'a', queuedAt: ctx.now, to: 'shop@example.com', orderId: record.id };
  const email = { ...about, kind: 'new-order', data: {} } as const;
  const view = await loadOrderView(ctx, record, 'mail');
  return writeEmail(emailContext(ctx.settings, 'https://shop.example'), email, view)?.text ?? '';
}

const FREE = 'The chosen options brought the price to zero: Board. Please check it.';

describe('options that lower a price', () => {
  test('a choice sent twenty times is taken off once, and the order is not free', async () => {
    await offer(-300);
    const { cart, record } = await order({ no_box: Array(20).fill('yes') });
    expect(cart.items[0]).toMatchObject({
      unitPrice: 2900,
      attributes: [{ label: 'Without', value: 'The box' }],
    });
    expect(record.totals.items).toBe(2900);
    expect(record.notes).toEqual([]);
    expect(await managerEmail(record)).not.toContain('brought the price to zero');
  });

  test.each([-3200, -9000])(
    'the manager is notified of a line they make free: %i',
    async (price) => {
      await offer(price);
      const { record } = await order({ no_box: 'yes' });
      expect(record.totals.items).toBe(0);
      const sum = record.lines[0]?.steps.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(money(0));
      expect(record.notes).toMatchObject([{ kind: 'private', text: FREE }]);
      expect(await managerEmail(record)).toContain(FREE);
    },
  );
});
