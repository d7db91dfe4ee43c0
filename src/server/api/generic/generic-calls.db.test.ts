import { beforeAll, describe, expect, test } from 'vitest';
import { createProductFragments } from '#server/pages/fragments/product-fragments.tsx';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { apiRoutes } from '../api-routes.ts';
import { fillShop, now, origin, type TestShop } from '../store/testing/test-shop.ts';
import { noFragments } from '../testing/no-fragments.ts';

const database = await testDatabase();
const nonces = { coupon: '', public: '', review: '', rest: '', store: '' };
let shop: TestShop;

beforeAll(async () => {
  shop = await fillShop(database.db);
});

function ask(body: Record<string, string>, accept = '*/*', changed: Partial<Settings> = {}) {
  const routes = apiRoutes({
    context: () => testContext(database.db, { settings: changed, now }),
    secret: 's'.repeat(64),
    origin: () => origin,
    failed(error) {
      throw error;
    },
    render: {
      ...noFragments,
      ...createProductFragments(
        () => nonces,
        async () => null,
      ),
    },
    uploads: testUploads(),
  });
  return routes.request(`${origin}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { accept, origin },
    body: new URLSearchParams(body),
  });
}

describe('quick view', () => {
  const view = (product: number | string, accept?: string, changed?: Partial<Settings>) =>
    ask({ action: 'flatsome_quickview', product: String(product) }, accept, changed);

  test('answers the buy box as HTML, rendered by the parts of the product page [PP-42]', async () => {
    const response = await view(shop.products.mug);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('Stoneware mug</h2>');
    expect(html).toContain('name="attribute_pa_color"');
    expect(html).toContain('action="/product/mug#buy"');
    expect(html).toContain(`name="add-to-cart" value="${shop.products.mug}"`);
    expect(html).not.toContain('id="buy"');
  });

  test('answers the same as data to those who accept JSON [PP-42]', async () => {
    const response = await view(shop.products.tray, 'application/json');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      product: { id: shop.products.tray, name: 'Oak <tray>', price: { min: 4800 } },
    });
    expect(await (await view(shop.products.tray)).text()).toContain('Oak &lt;tray&gt;</h2>');
  });

  test.each(['application/json', 'text/html'])(
    'knows no draft, no variation and no nonsense, asked for %s [PP-44]',
    async (accept) => {
      const variation = await database.db
        .selectFrom('products')
        .select('id')
        .where('kind', '=', 'variation')
        .executeTakeFirstOrThrow();
      for (const id of [shop.products.draft, variation.id, 999_999, 0, -1, '', 'x', '1 or 1=1']) {
        const response = await view(id, accept);
        expect([id, response.status, await response.text()]).toEqual([id, 404, '']);
      }
    },
  );

  test('a shop that switched it off answers nothing', async () => {
    const off = await view(shop.products.tray, undefined, { 'quickView.enabled': false });
    expect(off.status).toBe(404);
  });
});

test('boxes of products come by number, in the order asked, what is unknown left out', async () => {
  const { tray, mug, draft } = shop.products;
  const response = await ask({
    action: 'product_cards',
    include: `${mug},${draft},x,0,999999999999,${tray},${mug}`,
  });
  const { products } = await response.json();
  expect(products.map(({ id }: { id: number }) => id)).toEqual([mug, tray]);
  expect(await (await ask({ action: 'product_cards' })).json()).toEqual({ products: [] });
});
