import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db, { parts });
});

describe('boosters and upsells of a product', () => {
  test('a booster that is given shows in the shop, and null takes it away', async () => {
    const path = `/products/${shop.tray}/booster-settings`;
    const none = await client.send('GET', path);
    expect(none.body).toMatchObject({ product_id: shop.tray, stock: null, active: {} });
    const etag = none.headers.get('etag') ?? '';
    tags.length = 0;
    const input = { stock: { upTo: 30 }, countdown: { time: '17:00' } };
    const saved = await client.send('PUT', path, input, { 'if-match': etag });
    expect(saved.body).toMatchObject({
      ...input,
      active: { stock: { upTo: 30, where: 'chosen' } },
    });
    expect(tags).toEqual(expect.arrayContaining([`product:${shop.tray}`, 'catalog']));
    expect((await client.send('PUT', path, {}, { 'if-match': etag })).status).toBe(412);
    // The open call that pages and other shops read.
    const response = await client.send('GET', `/products/${shop.tray}/boosters`);
    expect(response.body.stock_left).toBe(20);
    const removed = await client.send('PATCH', path, { stock: null });
    expect(removed.body).toMatchObject({ stock: null, countdown: { time: '17:00' } });
    expect((await client.send('GET', '/products/99999/booster-settings')).status).toBe(404);
  });

  test('an upsell bar is chosen, switched off, or left to the shop', async () => {
    const path = `/products/${shop.tray}/upsells`;
    expect((await client.send('GET', path)).body).toMatchObject({ source: null, items: [] });
    const chosen = { source: 'chosen', items: [shop.vase, shop.lights] };
    const saved = await client.send('PUT', path, chosen);
    expect(saved.body).toMatchObject({ ...chosen, offered: chosen.items });
    const open = await client.send('GET', `/products/${shop.tray}/boosters`);
    expect(open.body.together.items.map(({ id }: { id: number }) => id)).toContain(shop.vase);
    const off = await client.send('PATCH', path, { source: 'off' });
    expect(off.body).toMatchObject({ source: 'off', items: chosen.items, offered: [] });
    expect((await client.send('PUT', path, { source: null })).body.source).toBeNull();
    for (const items of [[], [99_999], [shop.tray]]) {
      const refused = await client.send('PUT', path, { source: 'chosen', items });
      expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['items']]);
    }
    const rows = await db
      .selectFrom('manager_changes')
      .select(['resource', 'before', 'after'])
      .where('resource', '=', 'product_upsells')
      .orderBy('id')
      .execute();
    expect(rows.map(({ after }) => JSON.parse(after).source)).toEqual(['chosen', 'off', null]);
  });

  test('for all products they are settings by name', async () => {
    const saved = await client.send('PUT', '/settings/boosters.stock', {
      value: { where: 'all', upTo: 10 },
    });
    expect(saved.status).toBe(200);
    expect((await client.send('PUT', '/settings/upsells.where', { value: 'all' })).status).toBe(
      200,
    );
  });

  test('whatever is sent is refused at its field, or saved', async () => {
    const program = await managerClient(db, { settings: { 'api.requestsPerMinute': 0 } });
    const base = `/wp-json/vitrine/v1/products/${shop.tray}`;
    const boosters = {
      delivery: { ship: [1, 2], arrival: [3, 7], cutOff: '12:00', holidays: ['2026-12-25'] },
      viewers: { mode: 'random', start: [10, 20] },
      countdown: { time: '18:00', title: 'Ends soon' },
    };
    for (const { place, body } of hostileBodies(boosters, { one: 5 })) {
      const { status, body: result } = await program.send('PUT', `${base}/booster-settings`, body);
      expect([200, 400], place).toContain(status);
      if (status === 400) {
        expect(JSON.stringify(result), place).toMatch(new RegExp(`json|${place.split('.')[0]}`));
      }
    }
    for (const { place, body } of hostileBodies({ source: 'chosen', items: [shop.vase] })) {
      const { status } = await program.send('PUT', `${base}/upsells`, body);
      expect([200, 400], place).toContain(status);
    }
    const editor = await vitrineClient(db, { role: 'editor' });
    const requested = `/products/${shop.tray}/upsells`;
    expect((await editor.send('PUT', requested, { source: 'off' })).status).toBe(403);
  });
});
