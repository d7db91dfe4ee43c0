import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { catalogCache, createCatalogCache } from '../catalog-cache.ts';
import { findProduct } from '../product/find-product.ts';
import { saveProduct } from '../saving/save-product.ts';
import { catalogContext, everything, NOON } from '../testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { listingFacets } from './listing-facets.ts';
import { productCards } from './product-cards.ts';
import { nextListingChange, refreshDueListings } from './refresh-listings.ts';

const database = await testDatabase();
const { db } = database;
const at = (now: number) => catalogContext(db, {}, now);
const START = NOON + 1000;
const END = NOON + 2000;

beforeEach(() => database.reset());

async function addSale(): Promise<number[]> {
  const candle = await saveProduct(
    db,
    {
      slug: 'candle',
      name: 'Candle',
      regularPrice: money(2200),
      salePrice: money(1000),
      saleFrom: START,
      saleTo: END,
    },
    NOON,
  );
  const tray = await saveProduct(
    db,
    { slug: 'tray', name: 'Tray', regularPrice: money(1500) },
    NOON,
  );
  const set = await saveProduct(
    db,
    { slug: 'set', name: 'Set', kind: 'grouped', members: [candle], menuOrder: 1 },
    NOON,
  );
  return [candle, tray, set];
}

describe('a sale', () => {
  it.each([
    ['before it starts', START - 1, ['tray', 'candle', 'set'], 2200, 0],
    ['as it starts', START, ['candle', 'set', 'tray'], 1000, 2],
    ['just before it ends', END - 1, ['candle', 'set', 'tray'], 1000, 2],
    ['as it ends', END, ['tray', 'candle', 'set'], 2200, 0],
  ])('%s: order, price and counts agree', async (_name, now, order, price, onSale) => {
    await addSale();
    const listing = await listProducts(at(now), everything({ sort: 'price' }));
    expect(listing.cards.map(({ slug }) => slug)).toEqual(order);
    const candle = listing.cards.find(({ slug }) => slug === 'candle');
    const set = listing.cards.find(({ slug }) => slug === 'set');
    expect([candle?.price?.min, set?.price?.min]).toEqual([price, price]);
    expect((await findProduct(at(now), 'candle'))?.price).toEqual(candle?.price);
    expect((await findProduct(at(now), 'set'))?.price).toEqual(set?.price);
    expect((await listingFacets(at(now), everything())).onSale).toBe(onSale);
    expect((await listProducts(at(now), everything({ onSale: true }))).total).toBe(onSale);
  });

  it('announces when it changes a listing, and names what changed', async () => {
    const [candle, , set] = await addSale();
    expect(await nextListingChange(at(NOON))).toBe(START);
    expect(await refreshDueListings(at(START - 1))).toEqual([]);
    expect(await refreshDueListings(at(START))).toEqual([candle, set]);
    expect(await refreshDueListings(at(START))).toEqual([]);
    expect(await nextListingChange(at(NOON))).toBe(END);
    expect((await refreshDueListings(at(END + 5))).sort()).toEqual([candle, set]);
    expect(await nextListingChange(at(NOON))).toBeNull();
  });

  it('is noticed by cached product cards as well, whoever notices first that it began', async () => {
    const [candle = 0, tray = 0, set = 0] = await addSale();
    const memory = createCatalogCache();
    const prices = async (now: number) =>
      (
        await productCards({ ...at(now), services: catalogCache.add(NO_SERVICES, memory) }, [
          candle,
          tray,
          set,
        ])
      ).map(({ price }) => price?.min);
    expect(await prices(NOON)).toEqual([2200, 1500, 2200]);
    expect(await prices(START)).toEqual([1000, 1500, 1000]);
    // Another process derives the end of the sale before this one looks.
    await refreshDueListings(at(END));
    expect(await prices(END)).toEqual([2200, 1500, 2200]);
  });

  it('that came and went while nobody looked leaves the regular price', async () => {
    const [candle] = await addSale();
    const [card] = await productCards(at(END + 1), [candle ?? 0]);
    expect(card?.price).toMatchObject({ min: 2200, onSale: false, saleEndsAt: null });
  });

  it('of a variation moves its product', async () => {
    await saveProduct(
      db,
      {
        slug: 'mug',
        name: 'Mug',
        kind: 'variable',
        attributes: [{ label: 'Size', options: ['S', 'L'], forVariations: true }],
        variations: [
          { attributes: { Size: 'S' }, regularPrice: money(1400) },
          {
            attributes: { Size: 'L' },
            regularPrice: money(1800),
            salePrice: money(900),
            saleTo: END,
          },
        ],
      },
      NOON,
    );
    const price = async (now: number) =>
      (await listProducts(at(now), everything())).cards[0]?.price;
    expect(await price(END - 1)).toMatchObject({
      min: 900,
      max: 1400,
      onSale: true,
      saleEndsAt: END,
    });
    expect(await price(END)).toMatchObject({ min: 1400, max: 1800, onSale: false });
  });
});
