import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveOptionForm } from '#server/options/forms/save-form.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { storeCart } from '#wire/store/cart.ts';
import { demoOptions } from '../../../../../../demo/options.ts';
import { browser } from '../../../testing/test-browser.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { FIELDS, getForm } from './testing/sample-form.ts';

// What the builder of the admin sends: drafts to look at and try, and whole forms to save.

const { db } = await testDatabase();
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db);
});

/** A form of the demo shop, for this product instead of the demo's own. */
function demoForm(title: string, productId: number) {
  const targets = { product: () => productId, picture: () => '' };
  const form = demoOptions(targets).find((each) => each.title === title);
  if (!form) throw new Error(`The demo shop has no form ${title}.`);
  return form;
}

async function boughtFor(productId: number, options: object): Promise<string[]> {
  const added = await browser(db).store('POST', '/cart/add-item', {
    id: productId,
    quantity: 2,
    extensions: { vitrine: { options } },
  });
  expect(added.status).toBe(201);
  const cart = storeCart.parse(await added.json());
  return [cart.items[0]?.prices.price ?? '', cart.totals.total_items];
}

describe('forms of the demo shop, built anew', () => {
  test.each<[string, number, object, [string, string]]>([
    // 32.00, six letters at 0.80, script 3.00; the wrapping is 4.50 once for both.
    [
      'Engraving',
      3200,
      { engraving: 'Ada & Bo', font: 'script', gift_wrap: ['yes'] },
      ['3980', '8410'],
    ],
    ['Engraving', 3200, { engraving: '' }, ['3200', '6400']],
    // 2.8 m² at 38.00, and 14.00 more for the lining.
    [
      'Curtain by measure',
      3800,
      { width: '140', drop: '200', lining: 'blackout' },
      ['14560', '29120'],
    ],
    ['Curtain by measure', 3800, { width: '55', drop: '61', lining: 'none' }, ['1275', '2550']],
  ])('%s at %s costs to the cent what it did: %j', async (title, price, options, expected) => {
    const kind = { kind: 'simple', regularPrice: price, publishedAt: NOW - 1000 } as const;
    const slug = crypto.randomUUID();
    const before = await saveProduct(db, { ...kind, slug: `before-${slug}`, name: 'Before' }, NOW);
    const after = await saveProduct(db, { ...kind, slug: `after-${slug}`, name: 'After' }, NOW);
    expect((await saveOptionForm(db, demoForm(title, before), NOW)).ok).toBe(true);

    // The builder starts with a title and sends the whole form when it is saved.
    const made = await client.send('POST', '/option-forms', {
      title,
      belongsTo: { kind: 'products', ids: [] },
      sections: [{ id: 'main', title: '', fields: [] }],
    });
    expect(made.status).toBe(201);
    const saved = await client.send('PUT', `/option-forms/${made.body.id}`, demoForm(title, after));
    expect(saved.body).toMatchObject({ title, version: 2 });

    const paid = await boughtFor(after, options);
    expect(paid).toEqual(await boughtFor(before, options));
    expect(paid).toEqual(expected);
  });
});

describe('the preview of a form', () => {
  const draft = () => getForm(shop.tray, FIELDS);

  test('is the page of the product, as HTML', async () => {
    const sent = { form: draft(), product_id: shop.tray, quantity: 3, values: { monogram: 'AB' } };
    const response = await client.send('POST', '/option-forms/preview', sent);
    expect([response.status, response.body]).toEqual([
      200,
      { html: `<html>${shop.tray} × 3</html>` },
    ]);
  });

  test('of a form that cannot be saved says why, and names the field', async () => {
    const price = { pricingType: 'custom', formula: '{field.height.value}' };
    const form = getForm(shop.tray, [{ id: 'width', type: 'number', price }]);
    const refused = await client.send('POST', '/option-forms/preview', {
      form,
      product_id: shop.tray,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.data.problems).toMatchObject([
      { code: 'options.save.formulaField', field: 'width' },
    ]);
  });

  test('needs a product that is there, and a manager', async () => {
    const sent = { form: draft(), product_id: 99_999 };
    const unknown = await client.send('POST', '/option-forms/preview', sent);
    expect([unknown.status, Object.keys(unknown.body.data.params)]).toEqual([400, ['product_id']]);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('POST', '/option-forms/preview', sent)).status).toBe(403);
  });
});
