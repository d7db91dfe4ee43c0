import { expect, test } from 'vitest';
import { shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import { previewResponse, productPage } from './product-page.ts';

const { db } = await testDatabase();
const ctx = shopContext(db);
const shop = await fillOptionShop(db);

const parsed = parseForm({
  title: 'Draft',
  belongsTo: { kind: 'all' },
  sections: [{ id: 'main', fields: [{ id: 'monogram', type: 'text', label: 'Monogram' }] }],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const { form } = parsed;

const loadPreview = (productId: number) =>
  previewResponse(ctx, { productId, form, fields: { monogram: 'AB' }, quantity: 3 });

test('the page of a product shows a form that nobody saved, with what was typed', async () => {
  const result = await loadPreview(shop.tray);
  expect(result).toMatchObject({
    kind: 'page',
    page: 'product-options',
    data: { posted: { quantity: '3' }, options: { form, values: { monogram: 'AB' } } },
  });
});

test('it takes the place of the form the product has, for this page alone', async () => {
  expect(JSON.stringify(await loadPreview(shop.board))).not.toContain('Lettering');
  const plain = await productPage.load(ctx, {
    path: '/product/board',
    params: { slug: 'board' },
    query: new URLSearchParams(),
    visitor: visitor(),
  });
  expect(JSON.stringify(plain)).toContain('Lettering');
  expect(JSON.stringify(plain)).not.toContain('Monogram');
});

test('a product that is not there has no page', async () => {
  expect(await loadPreview(99_999)).toEqual({ kind: 'not-found' });
});
