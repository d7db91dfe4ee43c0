import { beforeAll, describe, expect, test } from 'vitest';
import { BOARD, fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { storeCart } from '#wire/store/cart.ts';
import { browser } from '../../../testing/test-browser.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { FIELDS, getForm } from './testing/sample-form.ts';

// On PostgreSQL in every run: src/server/options/managing.

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: Awaited<ReturnType<typeof fillOptionShop>>;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillOptionShop(db);
  client = await vitrineClient(db, { parts });
});

const trayForm = (fields: object[], more: object = {}) => getForm(shop.tray, fields, more);

async function logged(id: number) {
  const rows = await db
    .selectFrom('manager_changes')
    .selectAll()
    .where('resource', '=', 'option_form')
    .where('subject', '=', String(id))
    .orderBy('id')
    .execute();
  return rows.map(({ action, before, after }) => ({
    action,
    before: JSON.parse(before),
    after: JSON.parse(after),
  }));
}

describe('option forms of vitrine/v1', () => {
  test('a form that is created is priced and bought in the shop', async () => {
    const visitor = browser(db, {}, parts);
    const add = (options: object) =>
      visitor.store('POST', '/cart/add-item', {
        id: shop.tray,
        quantity: 2,
        extensions: { vitrine: { options } },
      });
    tags.length = 0;
    const made = await client.send('POST', '/option-forms', trayForm(FIELDS));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ version: 1, state: 'live', priority: 10, priceUnit: null });
    expect(tags).toEqual(expect.arrayContaining(['options', 'catalog']));

    const product = await (await visitor.store('GET', `/products/${shop.tray}`)).json();
    expect(JSON.stringify(product.extensions.vitrine.option_form)).toContain('Width in cm');
    const refusal = await add({ monogram: 'WXYZ' });
    expect([refusal.status, (await refusal.json()).data.options[0].field]).toEqual([
      400,
      'monogram',
    ]);
    const added = await add({ monogram: 'AB', width: '40', price: '0' });
    expect(added.status).toBe(201);
    const [line] = storeCart.parse(await added.json()).items;
    // 48.00 and twice 1.50 and 40 times 0.25.
    expect([line?.prices.price, line?.totals.line_subtotal]).toEqual(['6100', '12200']);

    const { id } = made.body;
    await client.send('DELETE', `/option-forms/${id}`);
    const after = await (await visitor.store('GET', `/products/${shop.tray}`)).json();
    expect(after.extensions.vitrine.option_form).toBeNull();
    expect(await logged(id)).toMatchObject([
      { action: 'created', before: null, after: { title: 'Tray' } },
      { action: 'deleted', before: { state: 'live' }, after: { state: 'trash' } },
    ]);
    await client.send('DELETE', `/option-forms/${id}?force=true`);
  });

  test('a change is a new version, the same again is none, and an old one comes back', async () => {
    const { body: form } = await client.send('POST', '/option-forms', trayForm(FIELDS));
    const path = `/option-forms/${form.id}`;
    const renamed = await client.send('PATCH', path, { title: 'Trays', priceUnit: 'm²' });
    expect(renamed.body).toMatchObject({ version: 2, title: 'Trays', priceUnit: 'm²' });
    expect(renamed.body.sections).toEqual(form.sections);
    expect((await client.send('PUT', path, { title: 'Trays' })).body.version).toBe(2);

    const stale = { 'if-match': '"older"' };
    expect((await client.send('PUT', path, { title: 'Mine' }, stale)).status).toBe(412);
    const read = await client.send('GET', path);
    const match = { 'if-match': read.headers.get('etag') ?? '' };
    expect((await client.send('PUT', path, { enabled: false }, match)).body.version).toBe(3);

    const versions = await client.send('GET', `${path}/versions`);
    expect(versions.body.map(({ version, current }: never) => [version, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    const back = await client.send('POST', `${path}/versions/1/restore`);
    expect(back.body).toMatchObject({ version: 4, title: 'Tray', enabled: true, priceUnit: null });
    expect((await client.send('POST', `${path}/versions/9/restore`)).status).toBe(404);
    expect((await logged(form.id)).map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
      'updated',
    ]);
    await client.send('DELETE', `${path}?force=true`);
    expect((await client.send('GET', path)).status).toBe(404);
    // Orders name it.
    expect((await client.send('GET', `${path}/versions/2`)).body.form.title).toBe('Trays');
  });

  test('trash, copy, list and the forms of a product', async () => {
    const { body: form } = await client.send('POST', '/option-forms', trayForm(FIELDS));
    const { body: copy } = await client.send('POST', `/option-forms/${form.id}/duplicate`);
    expect(copy).toMatchObject({ title: 'Tray (Copy)', enabled: false, version: 1 });
    const category = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
    await client.send('PUT', `/option-forms/${copy.id}`, {
      enabled: true,
      priority: 1,
      belongsTo: { kind: 'categories', ids: [category.id] },
    });
    const productForms = await client.send('GET', `/products/${shop.tray}/option-forms`);
    expect(productForms.body).toMatchObject([
      { id: copy.id, because: 'category', category_id: category.id },
      { id: form.id, because: 'product', category_id: null },
    ]);
    expect((await client.send('GET', '/products/99999/option-forms')).status).toBe(404);
    const ids = async (query: string) => {
      const { body } = await client.send('GET', `/option-forms?${query}`);
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await ids(`product=${shop.tray}`)).toEqual([form.id]);
    expect(await ids(`category=${category.id}`)).toEqual([copy.id]);
    expect(await ids('search=COPY')).toEqual([copy.id]);
    await client.send('DELETE', `/option-forms/${copy.id}`);
    expect(await ids('state=trash')).toEqual([copy.id]);
    const back = await client.send('PUT', `/option-forms/${copy.id}`, { state: 'live' });
    expect(back.body).toMatchObject({ state: 'live', version: 2 });
    for (const id of [form.id, copy.id]) await client.send('DELETE', `/option-forms/${id}?force=1`);
  });

  test('a file goes to another shop by the names of products', async () => {
    const group = { id: 'extras', type: 'productGroup', productIds: [shop.vase] };
    const { body: form } = await client.send('POST', '/option-forms', trayForm([group]));
    const { body: file } = await client.send('GET', `/option-forms/${form.id}/export`);
    expect(file.names.products[shop.tray]).toBe('tray');
    // As from a shop in which the vase is number 4000 and a product that is not here is 4001.
    const moved = {
      ...file,
      form: {
        ...file.form,
        belongsTo: { kind: 'products', ids: [4001, shop.tray] },
        sections: [{ id: 'main', fields: [{ ...group, productIds: [4000] }] }],
      },
      names: { products: { 4000: 'vase', 4001: 'gone', [shop.tray]: 'tray' }, categories: {} },
    };
    const imported = await client.send('POST', '/option-forms/import', moved);
    expect(imported.status).toBe(201);
    expect(imported.body.left_out).toEqual(['gone']);
    expect(imported.body.form).toMatchObject({
      belongsTo: { ids: [shop.tray] },
      sections: [{ fields: [{ productIds: [shop.vase] }] }],
    });
    const unknown = { ...moved, names: { products: {}, categories: {} } };
    expect((await client.send('POST', '/option-forms/import', unknown)).status).toBe(400);
    for (const id of [form.id, imported.body.form.id]) {
      await client.send('DELETE', `/option-forms/${id}?force=true`);
    }
  });

  test('the test bench prices what is not saved, to the cent of the cart', async () => {
    const form = { ...trayForm([]), sections: [{ id: 'main', fields: BOARD }] };
    const values = { engraving: 'Ada & Bo', font: 'script', gift_wrap: ['yes'] };
    const tried = await client.send('POST', '/option-forms/test', {
      form,
      product_id: shop.board,
      quantity: 2,
      values,
    });
    // 32.00, six letters at 0.80 and 3.00 for the script; the wrapping once.
    expect(tried.body).toMatchObject({
      shown: ['engraving', 'font', 'gift_wrap'],
      base: 3200,
      unit: 3980,
      once: 450,
      total: 8410,
      steps: [
        { code: 'option', subject: 'engraving', amount: 480 },
        { code: 'option', subject: 'font', amount: 300 },
        { code: 'option-once', subject: 'gift_wrap', amount: 450 },
      ],
      problems: [],
    });
    const bound = await client.send('POST', `/option-forms/${shop.cardsForm}/test`, {
      price: 120,
      values: { guests: '64' },
    });
    expect(bound.body).toMatchObject({ quantity: 64, quantity_bound: true, total: 7680 });
    const short = await client.send('POST', `/option-forms/${shop.cardsForm}/test`, {});
    expect(short.body.problems).toMatchObject([
      { code: 'options.problem.required', field: 'guests' },
    ]);
    const foreign = { form, product_id: 99_999 };
    expect((await client.send('POST', '/option-forms/test', foreign)).body.data.params).toEqual({
      product_id: 'product_id is not a product that can be bought.',
    });
  });

  test('reading and writing ask for their permissions', async () => {
    const reader = await vitrineClient(db, { permissions: 'read' });
    expect((await reader.send('GET', '/option-forms')).status).toBe(200);
    expect((await reader.send('POST', '/option-forms', trayForm(FIELDS))).status).toBe(401);
    const editor = await vitrineClient(db, { role: 'editor' });
    for (const path of ['/option-forms', `/products/${shop.tray}/option-forms`]) {
      expect((await editor.send('GET', path)).status, path).toBe(403);
    }
    expect((await editor.send('POST', '/option-forms/test', {})).status).toBe(403);
  });
});
