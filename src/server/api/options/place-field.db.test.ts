import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { locations } from '#server/options/locations/location-lookup.ts';
import { testLocations } from '#server/options/testing/test-locations.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import type { CartView } from '#wire/cart.ts';
import type { LocationResponse, LocationSuggestResponse } from '#wire/locations.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

const database = await testDatabase();
const { db } = database;
const { places, remove } = testLocations();
afterAll(remove);
let board = 0;
let ann: Browser;

beforeEach(async () => {
  ({ board } = await database.filled(fillOptionShop));
  await saveFormOf(db, board, [
    { id: 'venue', type: 'placeselector', label: 'Venue', required: true, countries: ['GB', 'US'] },
  ]);
  ann = browser(db, {}, { services: locations.add(NO_SERVICES, places) });
});

async function ask<Answer>(action: string, fields: Record<string, string>): Promise<Answer> {
  const query = new URLSearchParams({ action, ...fields });
  return (await (await ann.ask(`/wp-admin/admin-ajax.php?${query}`)).json()) as Answer;
}

async function find(id: string) {
  const response = await ask<LocationResponse>('place_find', { id });
  if (!response.status || !response.place) throw new Error(`no place ${id}`);
  return { ...response.place.parts, seal: response.place.seal };
}

interface Added {
  error?: boolean;
  notices?: { text: string }[];
  cart?: CartView;
}

async function add(venue: Record<string, string> | string): Promise<Added> {
  const fields =
    typeof venue === 'string'
      ? { venue }
      : Object.fromEntries(Object.entries(venue).map(([part, text]) => [`venue[${part}]`, text]));
  return (await (await ann.call('add_to_cart', { product_id: board, ...fields })).json()) as Added;
}

async function storedChoices(): Promise<unknown[]> {
  const rows = await db.selectFrom('carts').select('state').execute();
  return rows.flatMap(({ state }) =>
    (JSON.parse(state) as { lines: { choices: unknown }[] }).lines.map(({ choices }) => choices),
  );
}

describe('suggestions', () => {
  test('fit what was typed, within the countries of the field [OP-14]', async () => {
    const found = await ask<LocationSuggestResponse>('place_suggest', {
      q: 'bath',
      countries: 'us,au',
    });
    expect(found).toEqual({
      status: true,
      results: [
        { id: 'g2', name: 'Bath', area: 'Maine, United States' },
        { id: 'g3', name: 'Bathurst', area: 'New South Wales, Australia' },
      ],
      attribution: 'GeoNames',
      message: '',
    });
  });

  test.each(['', 'b', ' b ', 'x'.repeat(201), 'x'.repeat(5000)])(
    'too little or too much is answered with nothing',
    async (q) => {
      expect(await ask('place_suggest', { q })).toMatchObject({ status: true, results: [] });
    },
  );

  test('a list that cannot be opened is reported in words, and the shop goes on', async () => {
    const reports: unknown[] = [];
    const broken = async () => {
      throw new Error('no file');
    };
    const report = (error: unknown) => reports.push(error);
    const bob = browser(
      db,
      {},
      {
        services: locations.add(NO_SERVICES, { ...places, suggest: broken, find: broken }),
        report,
      },
    );
    for (const action of ['place_suggest&q=bath', 'place_find&id=g1']) {
      const response = await bob.ask(`/wp-admin/admin-ajax.php?action=${action}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        status: false,
        message: 'Places cannot be searched right now. Please try again in a moment.',
      });
    }
    expect(reports).toHaveLength(2);
  });

  test('nobody reads the whole list out', async () => {
    const eve = browser(db, {}, { services: locations.add(NO_SERVICES, places) });
    let last = 200;
    for (let round = 0; round < 200 && last === 200; round += 1) {
      const response = withClientAddress('192.0.2.9', () =>
        eve.ask('/wp-admin/admin-ajax.php?action=place_suggest&q=bath'),
      );
      last = (await response).status;
    }
    expect(last).toBe(429);
  });
});

describe('a point', () => {
  test.each([
    ['91', '0'],
    ['0', '181'],
    ['', ''],
    ['x', '1'],
    ['1e2', '0'],
    ['Infinity', '0'],
  ])('%j, %j is none', async (latitude, longitude) => {
    expect(await ask('place_at', { latitude, longitude })).toEqual({
      status: false,
      message: 'That is not a point on the map.',
    });
  });

  test('has the names of what is next to it, and may have none', async () => {
    const near = await ask<LocationResponse>('place_at', { latitude: '51.4', longitude: '-2.3' });
    expect(near).toMatchObject({
      status: true,
      place: {
        parts: { locality: 'Bath', latitude: '51.4' },
        label: 'Bath, England, United Kingdom',
      },
    });
    expect(await ask('place_at', { latitude: '0', longitude: '-30' })).toMatchObject({
      status: false,
      message: 'We cannot deliver to this location.',
    });
  });
});

describe('where a map begins', () => {
  test('the page’s key is posted, and a location comes back [OP-102]', async () => {
    const body = new URLSearchParams({ key: nonces.public, timezone: 'Europe/Berlin' });
    const path = '/wp-admin/admin-ajax.php?action=place_locate&vitrine_data=1';
    const response = await ann.ask(path, { method: 'POST', body });
    expect(await response.json()).toEqual({
      location: { lat: 52.52437, lng: 13.41053 },
      accuracy: 20_000,
    });
    await ann.call('xoo_wsc_calculate_shipping', {
      calc_shipping_country: 'GB',
      calc_shipping_city: 'Bath',
      calc_shipping_postcode: 'BA1 1AA',
    });
    const known = await ann.ask(path, { method: 'POST', body });
    expect(await known.json()).toMatchObject({ location: { lat: 51.3751, lng: -2.36172 } });
  });

  test('a key from nowhere, and a question by GET, are refused [OP-102]', async () => {
    const path = '/wp-admin/admin-ajax.php?action=place_locate';
    const body = new URLSearchParams({ key: 'x' });
    expect((await ann.ask(path, { method: 'POST', body })).status).toBe(403);
    expect((await ann.ask(`${path}&key=${nonces.public}`)).status).toBe(405);
  });
});

describe('a place in the cart', () => {
  test('is stored by its parts and shown in words [OP-100]', async () => {
    const bath = await find('g1');
    const { cart } = await add(bath);
    expect(cart?.items[0]?.attributes).toEqual([
      { name: 'venue', label: 'Venue', value: 'Bath, England, United Kingdom' },
    ]);
    expect(await storedChoices()).toEqual([
      {
        venue: {
          locality: 'Bath',
          administrative_area_level_1: 'England',
          country: 'GB',
          latitude: '51.3751',
          longitude: '-2.36172',
          seal: bath.seal,
        },
      },
    ]);
    // The same place twice is the same line, another is another.
    await add(bath);
    const { cart: both } = await add(await find('g2'));
    expect(both?.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test.each([
    ['nothing', {}, 'Venue: please fill this in.'],
    [
      'parts of somebody else’s making',
      { locality: 'Bath', country: 'GB', latitude: '51.4', longitude: '-2.4' },
      '',
    ],
    [
      'a seal of somebody else’s making',
      {
        locality: 'Bath',
        country: 'GB',
        latitude: '51.4',
        longitude: '-2.4',
        seal: 'f'.repeat(32),
      },
      '',
    ],
    ['a point beyond the world', { latitude: '200', longitude: '0', seal: 'x' }, ''],
    ['words that could mean several', { search: 'Springfield' }, ''],
    ['words nobody knows', { search: 'Atlantis' }, ''],
    ['a town of another country', { search: 'Berlin' }, ''],
    ['a megabyte of words', { search: 'B'.repeat(300_000) }, ''],
  ])('%s is not a chosen place [OP-84]', async (_, venue, message) => {
    const refused = await add(venue as Record<string, string>);
    expect(refused.error).toBe(true);
    expect(refused.notices?.[0]?.text).toBe(
      message || 'Venue: please choose a place from the list.',
    );
  });

  test('a sealed place with another part is not ours any more [OP-84]', async () => {
    const bath = await find('g1');
    expect((await add({ ...bath, locality: 'Bristol' })).error).toBe(true);
    expect((await add({ ...bath, latitude: '0' })).error).toBe(true);
    const berlin = await find('g4');
    expect((await add(berlin)).error).toBe(true);
    expect((await add(bath)).error).toBeUndefined();
  });

  test.each([
    ['Bath, England', 'Bath, England, United Kingdom'],
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
    ['new york city', 'New York City, New York, United States'],
  ])(
    'without script %j is looked up, where it can mean one place only [OP-14]',
    async (typed, details) => {
      for (const venue of [typed, { search: typed }]) {
        const { cart } = await add(venue);
        expect(cart?.items[0]?.attributes[0]?.value).toBe(details);
      }
    },
  );

  test('a place whose point nobody knows is answered by its name [OP-103]', async () => {
    expect(await ask('place_find', { id: 'g999', name: 'Atlantis' })).toEqual({
      status: true,
      place: null,
      name: 'Atlantis',
    });
    for (const id of ['', 'zz', 'x'.repeat(5000)]) {
      expect(await ask('place_find', { id, name: 'Atlantis' })).toMatchObject({ place: null });
    }
  });
});
