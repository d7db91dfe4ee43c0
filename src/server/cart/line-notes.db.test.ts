import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { addLine } from './changing/add-line.ts';
import { fillCartShop, shopContext, visitor } from './testing/cart-shop.ts';
import { loadCartView } from './view/cart-view.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);

const tray = (await db
  .selectFrom('products')
  .select('slug')
  .where('id', '=', shop.tray)
  .executeTakeFirstOrThrow()) satisfies { slug: string };

async function notes(
  row: { returnable?: string; unit?: string; unit_content?: number },
  changed: Partial<Settings> = {},
) {
  await db.deleteFrom('product_extras').where('product_id', '=', shop.tray).execute();
  await db
    .insertInto('product_extras')
    .values({
      product_id: shop.tray,
      global_unique_id: '',
      purchase_note: '',
      downloads: '[]',
      download_limit: -1,
      download_expiry: -1,
      default_attributes: '{}',
      mpn: '',
      seo_title: '',
      seo_description: '',
      ...row,
    })
    .execute();
  const ctx = shopContext(db, changed);
  const result = await addLine(ctx, visitor(), { productId: shop.tray });
  if (!result.ok) throw new Error('not added');
  const { items } = await loadCartView(ctx, result);
  return items[0]?.notes;
}

test('the basket tells the price by unit where the shop asks for it', async () => {
  const row = { unit: 'g', unit_content: 500 };
  expect(await notes({})).toBeUndefined();
  expect(await notes(row)).toEqual(['$9.60 per 100 g']);
  expect(await notes(row, { 'catalog.unitPrices': ['product'] })).toBeUndefined();
});

test('the basket says what cannot be sent back, by the product or by the list of the shop', async () => {
  const listed = { 'returns.days': 30, 'returns.except': [tray.slug] };
  const made = 'Made or packed for you: it cannot be sent back';
  expect(await notes({ returnable: 'sealed' })).toEqual([
    'It cannot be sent back once the seal is broken',
  ]);
  expect(await notes({}, listed)).toEqual([made]);
  expect(await notes({}, { ...listed, 'returns.days': 0 })).toBeUndefined();
});
