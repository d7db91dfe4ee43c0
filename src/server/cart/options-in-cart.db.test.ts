import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type AddInput, addLine } from './changing/add-line.ts';
import { setQuantity } from './changing/change-lines.ts';
import { NOW, shopContext, visitor } from './testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from './testing/option-shop.ts';
import { loadCartView } from './view/cart-view.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let board = 0;
let cards = 0;

beforeEach(async () => {
  ({ board, cards } = await database.filled(fillOptionShop));
});

async function add(input: Partial<AddInput>, buyer = visitor()) {
  const result = await addLine(ctx, buyer, { productId: board, ...input });
  return { outcome: result, buyer, cart: await loadCartView(ctx, result) };
}

describe('options in the cart', () => {
  test('the server prices what was chosen, whatever price was sent [OP-104]', async () => {
    const fields = {
      engraving: 'Ada & Bo',
      font: 'script',
      gift_wrap: ['yes'],
      price: '0.01',
      option_price: '0',
      wc_product_price: '1',
    };
    const { cart } = await add({ fields, quantity: 2 });
    const [item] = cart.items;
    expect(item).toMatchObject({ unitPrice: 3980, subtotal: 2 * 3980 + 450 });
    expect(item?.attributes).toEqual([
      { name: 'engraving', label: 'Engraving', value: 'Ada & Bo' },
      { name: 'font', label: 'Lettering', value: 'Script' },
      { name: 'gift_wrap', label: 'Wrapping', value: 'As a gift' },
    ]);
    expect(item?.steps).toEqual([
      { code: 'product', subject: '', amount: 3200 },
      { code: 'option', subject: 'Engraving', amount: 480 },
      { code: 'option', subject: 'Lettering', amount: 300 },
      { code: 'option-once', subject: 'Wrapping', amount: 450 },
    ]);
  });

  test('a value sent for a hidden field is ignored [OP-22]', async () => {
    const { cart } = await add({ fields: { engraving: '', font: 'script' } });
    expect(cart.items[0]).toMatchObject({ unitPrice: 3200, attributes: [] });
  });

  test('a fee is charged once, however many [OP-42]', async () => {
    const { cart, buyer } = await add({ fields: { gift_wrap: 'yes' } });
    const [line] = cart.items;
    expect(line?.subtotal).toBe(3650);
    const more = await setQuantity(ctx, buyer, line?.key ?? '', 5);
    expect((await loadCartView(ctx, more)).items[0]?.subtotal).toBe(5 * 3200 + 450);
  });

  test('what is wrong is said at its field, and nothing is added [OP-56]', async () => {
    const { outcome: result, cart } = await add({
      fields: { engraving: 'Zoë №1', font: 'gothic' },
    });
    expect(result.ok).toBe(false);
    expect(result.problems).toMatchObject([
      { code: 'options.problem.characters', field: 'engraving', found: 'ë№' },
      { code: 'options.problem.unknownChoice', field: 'font' },
    ]);
    expect(cart.items).toEqual([]);
    expect(cart.notices[0]?.text).toBe('Engraving: these characters cannot be used: ë№');
  });

  test('the same entries are one line, others another [OP-104]', async () => {
    const { buyer } = await add({ fields: { engraving: 'Ada' } });
    await add({ fields: { engraving: 'Ada', font: '' } }, buyer);
    const { cart } = await add({ fields: { engraving: 'Bea' } }, buyer);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('a field decides the quantity, and the cart does not ask for it [OP-53] [CT-29]', async () => {
    const buyer = visitor();
    const { cart } = await add({ productId: cards, quantity: 3, fields: { guests: '64' } }, buyer);
    expect(cart.items[0]).toMatchObject({ quantity: 64, editable: false, subtotal: 64 * 120 });
    const again = await add({ productId: cards, fields: { guests: '64' } }, buyer);
    expect(again.cart.items.map(({ quantity }) => quantity)).toEqual([64]);
    const refused = await add({ productId: cards, fields: { guests: '5' } }, buyer);
    expect(refused.outcome.problems).toMatchObject([{ code: 'options.problem.min', limit: 10 }]);
  });

  test('the price of an area is for both its measurements, and the steps add up', async () => {
    await db.deleteFrom('option_forms').execute();
    const measure = { type: 'number' as const, required: true, min: 40 };
    const formula = '{field.width.value} * {value} / 10000 * 38';
    const price = { pricingType: 'custom' as const, formula };
    const fields = [
      { ...measure, id: 'width', label: 'Width in cm' },
      { ...measure, id: 'drop', label: 'Drop in cm', price },
    ];
    await saveFormOf(db, board, fields, { override: 'fully' });
    const { cart } = await add({ fields: { width: '160', drop: '210' } });
    expect(cart.items[0]).toMatchObject({
      unitPrice: 12_768,
      steps: [
        { code: 'product', amount: 3200 },
        { code: 'option', subject: 'Width in cm × Drop in cm', amount: 12_768 },
        { code: 'option-override', subject: '', amount: -3200 },
      ],
    });
  });

  test('what is sold by fractions counts as one thing', async () => {
    const input = { slug: 'cloth', name: 'Cloth', regularPrice: 900, publishedAt: NOW - 1000 };
    const limits = { minQuantity: 0.5, quantityStep: 0.5 };
    const cloth = await saveProduct(db, { ...input, ...limits }, NOW);
    const { buyer, cart } = await add({ productId: cloth, quantity: 0.5 });
    expect(cart.count).toBe(1);
    expect((await add({ productId: board, quantity: 2 }, buyer)).cart.count).toBe(3);
  });

  test('a form that changes later prices the line anew [OP-52]', async () => {
    const { buyer } = await add({ fields: { engraving: 'Ada' } });
    await db.deleteFrom('option_forms').execute();
    await saveFormOf(db, board, [
      {
        id: 'engraving',
        type: 'text',
        label: 'Words',
        price: { pricingType: 'fixed', amount: 1000 },
      },
    ]);
    const { cart } = await add({ fields: { engraving: 'Bea' } }, buyer);
    expect(cart.items.map(({ unitPrice }) => unitPrice)).toEqual([4200, 4200]);
  });
});
