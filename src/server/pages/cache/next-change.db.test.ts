import { afterEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { documentTags } from '#server/content/tags.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { createReadCache } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
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

test('a post that waits for its date comes first once it is saved, and the one after it then', async () => {
  const noon = Date.UTC(2026, 10, 15, 12);
  const reads = createReadCache();
  const services = pageReads.add(NO_SERVICES, reads);
  const nextChange = createNextChange();
  const read = (now: number) =>
    nextChange(testContext(db, { settings: { 'shop.timeZone': 'UTC' }, now, services }));
  const post = (slug: string, at: number) =>
    db
      .insertInto('documents')
      .values({
        kind: 'post',
        slug,
        title: slug,
        excerpt: '',
        status: 'publish',
        show_title: 1,
        image_id: null,
        published_at: at,
        updated_at: noon,
      })
      .execute();
  expect(await read(noon)).toBe(noon + 12 * HOUR);
  await post('later', noon + 2000);
  await post('soon', noon + 1000);
  reads.invalidate(documentTags('post', 1));
  expect(await read(noon)).toBe(noon + 1000);
  expect(await read(noon + 1000)).toBe(noon + 2000);
  expect(await read(noon + 2000)).toBe(noon + 12 * HOUR);
  await db.deleteFrom('documents').execute();
});
