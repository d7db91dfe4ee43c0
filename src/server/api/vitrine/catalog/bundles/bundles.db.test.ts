import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { storeCart } from '#wire/store/cart.ts';
import { browser } from '../../../testing/test-browser.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let product = 0;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db, { parts });
  const morning = { kind: 'bundle', slug: 'morning', name: 'Slow morning' } as const;
  product = await saveProduct(db, { ...morning, publishedAt: NOW - 1000 }, NOW);
});

const morning = () => ({
  productId: product,
  items: [
    { id: 'tray', productId: shop.tray, required: true },
    { id: 'lights', productId: shop.lights, quantity: { min: 2, max: 10 } },
    { id: 'mug', productId: shop.mug, chosen: false, attributes: { pa_color: ['sand'] } },
  ],
  discount_rules: [
    { minimum: 2, discount: '5' },
    { minimum: 3, discount: '$10' },
  ],
});

describe('bundles of vitrine/v1', () => {
  test('one that is built is bought at the price of its table', async () => {
    const trial = await client.send('POST', '/bundles/prices', { bundle: morning() });
    // 48.00 alone; with two lights at 5.00 it is 58.00 less 5 %.
    expect(trial.body.prices.slice(0, 2)).toEqual([
      {
        items: ['tray'],
        discount: null,
        sum: { min: 4800, max: 4800 },
        off: { min: 0, max: 0 },
        total: { min: 4800, max: 4800 },
      },
      {
        items: ['tray', 'lights'],
        discount: '5',
        sum: { min: 5800, max: 5800 },
        off: { min: 290, max: 290 },
        total: { min: 5510, max: 5510 },
      },
    ]);
    expect(trial.body.prices[2]).toMatchObject({ discount: '$10.00', off: { min: 1000 } });
    expect(trial.body.parts[0]).toMatchObject({ item: 'tray', name: 'Oak tray', stock_left: 20 });
    expect((await client.send('GET', `/bundles/${product}`)).status).toBe(404);

    tags.length = 0;
    const made = await client.send('POST', '/bundles', morning());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id: product, enabled: true, base: 'free', minItems: 1 });
    expect(tags).toEqual(expect.arrayContaining(['bundles', `product:${product}`, 'catalog']));
    expect((await client.send('POST', '/bundles', morning())).status).toBe(409);

    const visitor = browser(db, {}, parts);
    const added = await visitor.store('POST', '/cart/add-item', {
      id: product,
      quantity: 1,
      extensions: {
        vitrine: {
          bundle_items: [
            { item: 'tray', id: shop.tray, quantity: 1 },
            { item: 'lights', id: shop.lights, quantity: 2 },
          ],
        },
      },
    });
    expect(added.status).toBe(201);
    expect(storeCart.parse(await added.json()).totals.total_items).toBe('5510');
  });

  test('a change leaves the rest, and the second manager is warned', async () => {
    const path = `/bundles/${product}`;
    const read = await client.send('GET', path);
    const etag = read.headers.get('etag') ?? '';
    const tiers = [{ minimum: 2, discount: '20' }];
    const changed = await client.send('PUT', path, { discount_rules: tiers }, { 'if-match': etag });
    expect(changed.body).toMatchObject({ discount_rules: tiers, items: read.body.items });
    const second = await client.send('PUT', path, { minItems: 2 }, { 'if-match': etag });
    expect(second.status).toBe(412);
    expect((await client.send('GET', `${path}/prices`)).body.prices[1].discount).toBe('20');
    expect((await client.send('GET', `/bundles?part=${shop.mug}`)).body).toHaveLength(1);
    expect((await client.send('GET', `/bundles?part=${shop.vase}`)).body).toHaveLength(0);
    expect((await client.send('GET', '/bundles?search=SLOW')).body).toHaveLength(1);
    const other = await client.send('PUT', path, { productId: shop.tray });
    expect(other.body.data.params).toEqual({ productId: 'productId cannot be changed.' });
    const rows = await db
      .selectFrom('manager_changes')
      .select(['action', 'before', 'after'])
      .where('resource', '=', 'bundle')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(JSON.parse(rows[1]?.before ?? '').discount_rules).toHaveLength(2);
  });

  test.each<[string, (bundle: ReturnType<typeof morning>) => object, string, string]>([
    [
      'an unknown product',
      (bundle) => ({ ...bundle, items: [{ id: 'a', productId: 99_999 }] }),
      'unknownProduct',
      'items[0]',
    ],
    [
      'a bundle in a bundle',
      (bundle) => ({ ...bundle, items: [{ id: 'a', productId: product }] }),
      'productKind',
      'items[0]',
    ],
    [
      'the same id twice',
      (bundle) => ({ ...bundle, items: [bundle.items[0], bundle.items[0]] }),
      'sameId',
      'items[1]',
    ],
    [
      'tiers that do not rise',
      (bundle) => ({ ...bundle, discount_rules: [...bundle.discount_rules].reverse() }),
      'tierOrder',
      'discount_rules[1]',
    ],
    [
      'a discount that is none',
      (bundle) => ({ ...bundle, discount_rules: [{ minimum: 2, discount: 'half' }] }),
      'discount',
      'discount_rules[0]',
    ],
    [
      'an attribute of another product',
      (bundle) => ({ ...bundle, items: [{ ...bundle.items[0], attributes: { pa_size: ['l'] } }] }),
      'unknownAttribute',
      'items[0][attributes]',
    ],
    [
      'more items than there are',
      (bundle) => ({ ...bundle, minItems: 9 }),
      'itemCount',
      'minItems',
    ],
  ])('%s is refused at its place', async (_, wrong, code, param) => {
    const refused = await client.send('POST', '/bundles/prices', { bundle: wrong(morning()) });
    expect(refused.status).toBe(400);
    expect(refused.body.data.problems).toMatchObject([{ code: `bundles.save.${code}`, param }]);
  });

  test('whatever is sent, nothing breaks', async () => {
    const program = await managerClient(db, { settings: { 'api.requestsPerMinute': 0 } });
    const path = `/wp-json/vitrine/v1/bundles/${product}`;
    for (const { place, body } of hostileBodies(morning(), { one: 5 })) {
      const { status, body: result } = await program.send('PUT', path, body);
      expect([200, 400], place).toContain(status);
      if (status === 400) expect(JSON.stringify(result), place).toMatch(/json|param/);
    }
  });

  test('one that is deleted leaves its product; an editor may do none of it', async () => {
    const path = `/bundles/${product}`;
    expect((await client.send('DELETE', path)).status).toBe(501);
    expect((await client.send('DELETE', `${path}?force=true`)).body.deleted).toBe(true);
    expect((await client.send('GET', path)).status).toBe(404);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/bundles')).status).toBe(403);
    expect((await editor.send('POST', '/bundles', morning())).status).toBe(403);
  });
});
