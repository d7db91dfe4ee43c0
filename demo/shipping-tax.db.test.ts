import { beforeAll, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { setDestination } from '#server/cart/changing/set-destination.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { demoSettings } from './content/settings.ts';
import { addShippingAndTax } from './seed/add-shipping-tax.ts';

const NOW = Date.UTC(2026, 5, 1);
const { db } = await testDatabase();
const ctx = testContext(db, { settings: demoSettings, now: NOW });
let tray = 0;

beforeAll(async () => {
  await addShippingAndTax(db);
  tray = await saveProduct(db, { slug: 'tray', name: 'Tray', regularPrice: 4800 }, NOW);
});

test.each([
  ['nobody knows where', null, 1, 600, 0],
  ['nobody knows where, from 75.00', null, 2, 0, 0],
  ['Oregon', { country: 'US', state: 'OR' }, 1, 600, 0],
  ['New York', { country: 'US', state: 'NY' }, 2, 0, 852],
  ['California', { country: 'US', state: 'CA' }, 2, 0, 696],
  ['Denmark', { country: 'DK' }, 2, 1500, 0],
])('delivery and tax of the demo shop to %s', async (_, place, quantity, shipping, tax) => {
  const ann = testVisitor(NOW);
  await addLine(ctx, ann, { productId: tray, quantity });
  if (place) await setDestination(ctx, ann, place);
  const { totals, packages } = await showCartView(ctx, ann);
  expect([totals.shipping, totals.tax]).toEqual([shipping, tax]);
  const pickup = packages[0]?.rates.find(({ kind }) => kind === 'local_pickup');
  expect(pickup?.cost).toBe(0);
});
