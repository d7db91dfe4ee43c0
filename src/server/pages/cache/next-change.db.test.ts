import { afterEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { createNextChange } from './next-change.ts';

const { db } = await testDatabase();
const HOUR = 60 * 60 * 1000;

afterEach(() => db.deleteFrom('products').execute());

function request(timeZone: string) {
  const nextChange = createNextChange();
  const settings = { 'shop.timeZone': timeZone };
  return (now: number) => nextChange(testContext(db, { settings, now }));
}

describe('a page is true until the shop’s day ends', () => {
  test.each([
    ['UTC', '2026-11-15T23:59:59.999Z', '2026-11-16T00:00:00Z'],
    ['UTC', '2026-11-16T00:00:00Z', '2026-11-17T00:00:00Z'],
    ['Europe/Berlin', '2026-11-15T22:59:00Z', '2026-11-15T23:00:00Z'],
    ['Europe/Berlin', '2026-11-15T23:00:00Z', '2026-11-16T23:00:00Z'],
    ['America/New_York', '2026-11-15T02:00:00Z', '2026-11-15T05:00:00Z'],
    // A day of 23 hours, one of 25, and one that begins at one o'clock.
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
  ])('in %s at %s: until %s', async (timeZone, now, end) => {
    expect(new Date(await request(timeZone)(Date.parse(now)))).toEqual(new Date(end));
  });

  test('day after day, and after a look back', async () => {
    const nextChange = request('UTC');
    const noon = Date.UTC(2026, 10, 15, 12);
    expect(await nextChange(noon)).toBe(noon + 12 * HOUR);
    expect(await nextChange(noon + 12 * HOUR)).toBe(noon + 36 * HOUR);
    expect(await nextChange(noon)).toBe(noon + 12 * HOUR);
  });
});

test('a sale that ends sooner comes first, one that ends later does not', async () => {
  const noon = Date.UTC(2026, 10, 15, 12);
  const sale = (saleTo: number) => ({
    slug: `until-${saleTo}`,
    name: 'Tray',
    regularPrice: money(4800),
    salePrice: money(4000),
    saleTo,
  });
  const nextChange = request('UTC');
  await saveProduct(db, sale(noon + 20 * HOUR), noon);
  expect(await nextChange(noon)).toBe(noon + 12 * HOUR);
  const id = await saveProduct(db, sale(noon + HOUR), noon);
  const { next_change_at } = await db
    .selectFrom('products')
    .select('next_change_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await nextChange(noon)).toBe(next_change_at);
  expect(next_change_at).toBeLessThan(noon + 2 * HOUR);
});
