import { beforeEach, describe, expect, test } from 'vitest';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { sampleInput } from '#rules/options/testing/sample-form.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { showCart } from '#server/cart/changing/change-cart.ts';
import { setQuantity } from '#server/cart/changing/change-lines.ts';
import { visitor } from '#server/cart/testing/cart-shop.ts';
import { BOARD, fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderAgain } from '#server/orders/order-again.ts';
import { returnOrderStock, returnPieces } from '#server/orders/stock/order-stock.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { optionEntries } from '#wire/forms/option-entries.ts';
import { placeTestOrder, submitForm } from '../testing/place-test-order.ts';

// Options after the cart: what is shown where, and what a repeated order copies.
const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: Awaited<ReturnType<typeof fillOptionShop>>;

beforeEach(async () => {
  shop = await database.filled(fillOptionShop);
});

type Fields = FormInput['sections'][number]['fields'];

async function bought(sent: Record<string, unknown>, productId = shop.board, quantity = 1) {
  const buyer = visitor();
  const fields = optionEntries.parse(sent);
  const added = await addLine(ctx, buyer, { productId, fields, quantity });
  expect(added.problems).toEqual([]);
  return buyer;
}

async function ordered(buyer: Visitor): Promise<number> {
  return (await placeTestOrder(ctx, buyer)).order.id;
}

async function loadOrder(id: number) {
  const order = await findOrder(ctx, id);
  if (!order) throw new Error('no order');
  return order;
}

describe('options after they were chosen', () => {
  test.each(['cart', 'checkout', 'order', 'mail'] as const)(
    'a field hidden in the %s is shown everywhere else [OP-01]',
    async (place) => {
      const [engraving, font, wrap] = BOARD;
      if (!engraving || !font || !wrap) throw new Error('no form');
      const hidden: Fields = [{ ...engraving, showIn: { [place]: false } }, font, wrap];
      await saveFormOf(db, shop.board, hidden, { id: shop.boardForm });
      const buyer = await bought({ engraving: 'Ada', font: 'script' });
      const result = await showCart(ctx, buyer);
      const cart = await loadCartView(ctx, result);
      const checkout = await loadCartView(ctx, result, 'checkout');
      const order = await loadOrder(await ordered(buyer));
      const said = {
        cart: cart.items[0],
        checkout: checkout.items[0],
        order: (await loadOrderView(ctx, order)).lines[0],
        mail: (await loadOrderView(ctx, order, 'mail')).lines[0],
      };
      for (const [each, line] of Object.entries(said)) {
        const names = line?.attributes.map(({ name }) => name);
        expect(names, each).toEqual(each === place ? ['font'] : ['engraving', 'font']);
      }
      // In an order its price does not reveal it either.
      if (place === 'mail' || place === 'order') {
        expect(said[place]?.steps.map(({ subject }) => subject)).toEqual(['', 'Lettering']);
      }
    },
  );

  test('a price by the quantity is found anew whenever the quantity changes [OP-44]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [
        {
          id: 'engraving',
          type: 'text',
          label: 'Engraving',
          price: { pricingType: 'custom', formula: '{quantity} >= 3 ? 1 : 4' },
        },
      ],
      { id: shop.boardForm },
    );
    const buyer = await bought({ engraving: 'Ada' });
    const one = (await showCartView(ctx, buyer)).items[0];
    expect(one?.unitPrice).toBe(3600);
    const more = await setQuantity(ctx, buyer, one?.key ?? '', 3);
    expect((await loadCartView(ctx, more)).items[0]?.unitPrice).toBe(3300);
    expect(more.notices.map(({ code }) => code)).toEqual(['cart.notice.updated']);
  });

  test('an order names the forms it was priced by, and they still explain its price [OP-01]', async () => {
    const chosen = { engraving: 'Ada', font: 'script' };
    const id = await ordered(await bought(chosen));
    await saveFormOf(db, shop.board, [{ id: 'other', type: 'text' }], { id: shop.boardForm });
    const [line] = (await loadOrder(id)).lines;
    expect(line?.forms).toEqual([{ id: shop.boardForm, version: 1 }]);
    const { form } = await db
      .selectFrom('option_form_versions')
      .select('form')
      .where('form_id', '=', shop.boardForm)
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    const plan = planOptions(JSON.parse(form));
    const input = sampleInput(line?.choices as FieldValues, { price: 3200 });
    const { price } = evaluateForm(plan, input, { min: 1, max: null });
    expect(line?.unitPrice).toBe(price.unit);
    expect(line?.steps.slice(1).map(({ amount }) => amount)).toEqual([240, 300]);
  });

  test('labels and days are shown as the page said them [OP-44]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [
        {
          id: 'width',
          type: 'number',
          label: 'Width (#= {value} / 100 =# m)',
          min: 40,
          price: { pricingType: 'multiply', amount: 10 },
        },
        { id: 'day', type: 'date', label: 'Day' },
        { id: 'at', type: 'datetime-local', label: 'At' },
      ],
      { id: shop.boardForm },
    );
    const fields = { width: '140', day: '2027-05-04', at: '2027-05-04T14:30' };
    const [item] = (await showCartView(ctx, await bought(fields))).items;
    expect(item?.attributes.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Width (1.4 m): 140',
      'Day: 05/04/2027',
      'At: 05/04/2027 2:30 PM',
    ]);
    expect(item?.steps.at(-1)?.subject).toBe('Width (1.4 m)');
    const refused = await addLine(ctx, visitor(), {
      productId: shop.board,
      fields: { width: '39' },
    });
    expect(refused.problems).toMatchObject([{ label: 'Width (0.39 m)', limit: 40 }]);
  });

  test('nobody sets a quantity that a field decides [CT-29]', async () => {
    const buyer = await bought({ guests: '64' }, shop.cards);
    const line = (await showCartView(ctx, buyer)).items[0];
    const refused = await setQuantity(ctx, buyer, line?.key ?? '', 100);
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'cart.problem.bound' }] });
    // Not even by a form that changes under it: the entries are what counts.
    await saveFormOf(
      db,
      shop.cards,
      [{ id: 'guests', type: 'number', label: 'Guests', required: true, min: 10, max: 300 }],
      { id: shop.cardsForm, quantity: '{field.guests.value} + 1' },
    );
    const { items } = await showCartView(ctx, buyer);
    expect(items[0]).toMatchObject({ quantity: 65, editable: false, subtotal: 65 * 120 });
    const gone = await setQuantity(ctx, buyer, line?.key ?? '', 0);
    expect(gone.cart.lines).toEqual([]);
  });

  test('entries that no longer fit a changed form are reported and cannot be ordered [OP-54]', async () => {
    const buyer = await bought({ engraving: 'Ada' });
    const [engraving] = BOARD;
    if (!engraving) throw new Error('no form');
    const stricter = { ...engraving, rules: { maxLength: 2 } } as Fields[number];
    await saveFormOf(db, shop.board, [stricter], { id: shop.boardForm });
    const { items, notices } = await showCartView(ctx, buyer);
    expect(items[0]?.problems.map(({ code }) => code)).toEqual(['cart.problem.options']);
    expect(items[0]?.editUrl).toContain('?edit=');
    expect(notices.map(({ code }) => code)).toContain('cart.notice.options');
    expect(await submitForm(ctx, buyer)).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'checkout.problem.line',
          values: {
            name: 'Board',
            problem: 'These options are no longer available. Please edit them.',
          },
        },
      ],
    });
  });

  test('ordering again keeps the options', async () => {
    const buyer = await bought({ engraving: 'Ada', font: 'script', gift_wrap: ['yes'] });
    const before = (await showCartView(ctx, buyer)).items[0];
    const again = await orderAgain(ctx, buyer, await ordered(buyer));
    expect(again).toMatchObject({ ok: true, left: [] });
    const after = (await showCartView(ctx, buyer)).items[0];
    expect(after).toMatchObject({ key: before?.key, attributes: before?.attributes });
  });

  test('ordering again by a form that has changed says what is wrong, and takes the rest', async () => {
    const buyer = await bought({ engraving: 'Ada' });
    await addLine(ctx, buyer, { productId: shop.tray });
    const id = await ordered(buyer);
    const [engraving] = BOARD;
    if (!engraving) throw new Error('no form');
    const stricter = { ...engraving, rules: { maxLength: 2 } } as Fields[number];
    await saveFormOf(db, shop.board, [stricter], { id: shop.boardForm });
    const again = await orderAgain(ctx, buyer, id);
    expect(again).toMatchObject({
      ok: true,
      left: [{ name: 'Board', problems: [{ code: 'options.problem.maxLength', limit: 2 }] }],
    });
    expect((await showCartView(ctx, buyer)).items.map(({ name }) => name)).toEqual(['Oak tray']);
  });

  test('a formula that fails costs nothing, and the manager is notified of it once [OP-45]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [
        {
          id: 'engraving',
          type: 'text',
          label: 'Engraving',
          price: { pricingType: 'custom', formula: '1 / ({value.length} - 3)' },
        },
      ],
      { id: shop.boardForm },
    );
    const visibleNotices: string[] = [];
    const telling = {
      ...ctx,
      notifyManager: ({ code, subject }: { code: string; subject: string }) => {
        visibleNotices.push(`${code} ${subject}`);
      },
    };
    const buyer = visitor();
    const added = await addLine(telling, buyer, {
      productId: shop.board,
      fields: { engraving: 'Ada' },
    });
    expect(added.cart.lines[0]?.priced?.unit).toBe(3200);
    expect(visibleNotices[0]).toBe(`options.formulaFailed ${shop.boardForm}.2 engraving`);
  });
});

describe('products taken along', () => {
  const loadStock = async (id: number) =>
    (
      await db
        .selectFrom('products')
        .select('stock_quantity')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).stock_quantity;

  async function withPens(stockQuantity: number) {
    const shared = { publishedAt: 0, manageStock: true, stockQuantity };
    const pens = await saveProduct(
      db,
      { slug: 'pens', name: 'Pens', regularPrice: 500, ...shared },
      ctx.now,
    );
    const group: Fields = [
      { id: 'pens', type: 'productGroup', label: 'Pens', productIds: [pens], multiple: true },
    ];
    await saveFormOf(db, shop.board, group, { id: shop.boardForm });
    return pens;
  }

  test('leave the shelf with the order and come back with it [OP-09]', async () => {
    const pens = await withPens(10);
    const id = await ordered(await bought({ pens: { [pens]: 2 } }, shop.board, 3));
    expect(await loadStock(pens)).toBe(4);
    await changeStatus(ctx, id, 'cancelled');
    expect(await loadStock(pens)).toBe(10);
  });

  test('come back by the piece with a refund [OP-09]', async () => {
    const pens = await withPens(10);
    const id = await ordered(await bought({ pens: { [pens]: 2 } }, shop.board, 3));
    const line = (await loadOrder(id)).lines[0]?.id ?? 0;
    await database.transaction((trx) => returnPieces(trx, ctx, id, new Map([[line, 1]])));
    expect(await loadStock(pens)).toBe(6);
    await database.transaction((trx) => returnOrderStock(trx, ctx, id));
    expect(await loadStock(pens)).toBe(10);
  });

  test('that are not there stop the order, and nothing is taken [OP-09]', async () => {
    const pens = await withPens(6);
    const board = await loadStock(shop.board);
    const buyer = await bought({ pens: { [pens]: 2 } }, shop.board, 3);
    await db.updateTable('products').set({ stock_quantity: 5 }).where('id', '=', pens).execute();
    expect(await submitForm(ctx, buyer)).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'checkout.problem.line',
          values: { name: 'Board', problem: 'Only 5 of “Pens” left.' },
        },
      ],
    });
    expect([await loadStock(pens), await loadStock(shop.board)]).toEqual([5, board]);
  });
});
