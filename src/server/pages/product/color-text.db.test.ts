import { beforeEach, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NOTHING_SENT } from '#wire/forms/product-page-form.ts';
import { productOptions } from './product-options.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let board = 0;

beforeEach(async () => {
  const shop = await database.filled(fillOptionShop);
  board = shop.board;
  await saveFormOf(
    db,
    board,
    [
      { id: 'thread', type: 'color', label: 'Thread', swatches: ['#1E4D2B', '#d8232a'] },
      {
        id: 'ribbon',
        type: 'color-group',
        label: 'Ribbon',
        options: [
          { value: 'r1', label: '', color: '#16244f' },
          { value: 'r2', label: 'Poppy', color: '#d8232a' },
        ],
      },
    ],
    { id: shop.boardForm },
  );
});

test('colours are named in words wherever the choice is shown [OP-12] [OP-08]', async () => {
  const details = async (fields: Record<string, string>) => {
    const result = await addLine(ctx, visitor(), { productId: board, fields });
    const [item] = (await loadCartView(ctx, result)).items;
    return item?.attributes.map(({ value }) => value);
  };
  expect(await details({ thread: '#1E4D2B', ribbon: 'r1' })).toEqual(['Dark green', 'Dark blue']);
  expect(await details({ thread: '#fdfdfd', ribbon: 'r2' })).toEqual(['White', 'Poppy']);
});

test('the page has the names of the colours without words, in the shop’s own texts [OP-12]', async () => {
  const product = await findProductById(ctx, board);
  const settings = { ...ctx.settings, messages: { 'colors.darkGreen': 'Forest' } };
  const options = product && (await productOptions({ ...ctx, settings }, product, NOTHING_SENT));
  expect(options?.colors).toEqual({
    '#1E4D2B': 'Forest',
    '#d8232a': 'Red',
    '#16244f': 'Dark blue',
  });
});
