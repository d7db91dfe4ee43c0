import { beforeAll, expect, test } from 'vitest';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { productPage } from './product-page.ts';

// The form of a product whose variations do not travel with its page, posted without script.
const database = await testDatabase();
const ctx = testContext(database.db, { settings: { 'variations.inlineMost': 1 }, now: NOW });
const request = {
  path: '/mug',
  params: { slug: 'mug' },
  query: new URLSearchParams(),
  visitor: testVisitor(NOW),
};

beforeAll(() => fillSmallShop(database.db));

async function postMug(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return productPage.post?.(ctx, request, form);
}

async function refuseMug(values: Record<string, string>) {
  const result = await postMug(values);
  if (result?.kind !== 'page') throw new Error(`no page: ${result?.kind}`);
  return result;
}

test('the server finds the variation and its price', async () => {
  const result = await postMug({ attribute_pa_color: 'sand', variation_id: '0', quantity: '2' });
  expect(result).toEqual({ kind: 'redirect', status: 303, to: '/cart' });
  const cart = await showCartView(ctx, request.visitor);
  expect(cart.items).toMatchObject([
    { name: 'Stoneware mug', quantity: 2, subtotal: 2800, attributes: [{ value: 'Sand' }] },
  ]);
  const { data } = await refuseMug({});
  expect(data.product.variations).toEqual([]);
  expect(data.product.combinations?.rows).toEqual([
    [1, 5],
    [2, 0],
  ]);
});

test.each([
  [{}, 'Please choose Colour first.'],
  [{ attribute_pa_color: 'mauve' }, 'Please choose Colour first.'],
  [{ attribute_pa_color: 'rust' }, 'That combination is not available. Please choose another one.'],
  [{ attribute_pa_color: 'ink' }, '“Stoneware mug” is out of stock.'],
  [
    { attribute_pa_color: 'sand', quantity: '4' },
    'Only 5 left in stock, and you have 2 in your basket already.',
  ],
])('%j is refused: %s', async (values: Record<string, string>, text) => {
  const { data } = await refuseMug(values);
  expect(data.notice).toEqual({ kind: 'error', texts: [text] });
});

test('search engines are given how many offers there are', async () => {
  const result = await productPage.load(ctx, request);
  if (result.kind !== 'page') throw new Error(`no page: ${result.kind}`);
  expect(result.head.jsonLd[0]).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '14.00', highPrice: '18.00', offerCount: 2 },
  });
});
