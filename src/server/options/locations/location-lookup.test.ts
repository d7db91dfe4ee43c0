import { afterAll, expect, test } from 'vitest';
import { placeValue } from '#rules/options/place.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import type { Fetch } from './ask-service.ts';
import { createLocationLookup } from './location-lookup.ts';
import { sampleGazetteer } from './sample-cities.ts';

const { gazetteer, remove } = sampleGazetteer();
afterAll(remove);

function shop(fetch: Fetch, changed: Partial<Settings> = {}) {
  const clock = { now: 1_000_000 };
  const failures: unknown[] = [];
  let opened = 0;
  const places = createLocationLookup({
    openGazetteer() {
      opened += 1;
      return gazetteer;
    },
    fetch,
    now: () => clock.now,
    secret: 's'.repeat(64),
    decryptKey: (stored) => stored,
    failed: (error) => failures.push(error),
  });
  const settings = { ...defaultSettings(), ...changed };
  return { places, settings, clock, failures, opened: () => opened };
}

const unreachable: Fetch = async () => {
  throw new Error('nobody is to be asked');
};
const remote = {
  'locations.provider': 'nominatim' as const,
  'locations.nominatimUrl': 'https://places.example',
};
const bonn = {
  osm_type: 'relation',
  osm_id: 7,
  lat: '50.7',
  lon: '7.1',
  name: 'Bonn',
  display_name: 'Bonn, Deutschland',
  address: { city: 'Bonn', country_code: 'de' },
};

test('by itself the shop asks unreachable, and opens its list when it is first needed', async () => {
  const { places, settings, opened } = shop(unreachable);
  expect(opened()).toBe(0);
  expect((await places.suggest(settings, 'berlin', [])).hits).toHaveLength(1);
  await places.suggest(settings, 'bath', []);
  expect(opened()).toBe(1);
});

test.each([
  ['nominatim', { ...remote, 'locations.nominatimUrl': '' }],
  ['google', { 'locations.provider': 'google' as const, 'locations.googleKey': '' }],
])('%s without its address or key is not asked', async (_, changed) => {
  const { places, settings } = shop(unreachable, changed);
  expect((await places.suggest(settings, 'berlin', [])).townsOnly).toBe(false);
});

test('a provider that is down or slow is reported once and left alone, and towns are found all the same', async () => {
  let requestCount = 0;
  const { places, settings, clock, failures } = shop(async () => {
    requestCount += 1;
    throw new DOMException('timed out', 'TimeoutError');
  }, remote);
  for (const query of ['be', 'ber', 'berl']) {
    const found = await places.suggest(settings, query, []);
    expect(found).toMatchObject({ townsOnly: true, hits: [{ name: 'Berlin' }] });
  }
  expect(requestCount).toBe(1);
  expect(failures).toHaveLength(1);
  expect((await places.at(settings, { lat: 52.5, lng: 13.4 }, []))?.parts.locality).toBe('Berlin');
  clock.now += 30_001;
  await places.suggest(settings, 'berl', []);
  expect(requestCount).toBe(2);
});

test('a provider gets so long as the setting says', async () => {
  const hanging: Fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const { places, settings, failures } = shop(hanging, { ...remote, 'locations.timeout': 100 });
  expect((await places.suggest(settings, 'berlin', [])).townsOnly).toBe(true);
  expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
});

test('a trouble of the other server is reported without the key', async () => {
  const { places, settings, failures } = shop(async () => new Response('', { status: 500 }), {
    'locations.provider': 'google',
    'locations.googleKey': 'very-secret',
  });
  await places.at(settings, { lat: 1, lng: 1 }, []);
  expect(String(failures[0])).toContain('500');
  expect(String(failures[0])).not.toContain('very-secret');
});

test('a field allows less than the shop and never more', async () => {
  const { places, settings } = shop(unreachable, { 'locations.countries': ['US', 'GB'] });
  const found = async (countries: string[]) =>
    (await places.suggest(settings, 'bath', countries)).hits.map(({ id }) => id);
  expect(await found([])).toEqual(['g1', 'g2']);
  expect(await found(['US', 'AU'])).toEqual(['g2']);
  expect(await found(['AU'])).toEqual([]);
  expect(await places.find(settings, 'g3', [])).toBeNull();
  expect(await places.at(settings, { lat: 52.5, lng: 13.4 }, [])).toBeNull();
});

test('a provider’s place in another country is not taken', async () => {
  const { places, settings } = shop(async () => Response.json([bonn]), remote);
  expect((await places.find(settings, 'nR7', ['DE']))?.parts.locality).toBe('Bonn');
  expect(await places.find(settings, 'nR7', ['FR'])).toBeNull();
});

test('a part of many words and lines is still ours after its way through a form', async () => {
  const road = ` Long\n  Road ${'x'.repeat(300)} `;
  const result = { ...bonn, address: { ...bonn.address, road } };
  const { places, settings } = shop(async () => Response.json([result]), remote);
  const parts = (await places.find(settings, 'nR7', []))?.parts;
  if (!parts) throw new Error('no Bonn');
  expect(parts.route).toMatch(/^Long Road x+$/);
  const sent = placeValue({ ...parts, seal: places.seal(parts) });
  expect(places.isOurs(settings, sent)).toBe(true);
});

test('an id of a provider the shop does not use is unknown', async () => {
  const { places, settings } = shop(unreachable);
  expect(await places.find(settings, 'nR7', [])).toBeNull();
  expect(await places.find(settings, 'pChIJ', [])).toBeNull();
});

test.each([
  ['where things are sent', { city: 'Bath', country: 'GB' }, 'Europe/Berlin', [], 51.3751],
  ['the time zone’s city', null, 'America/New_York', [], 40.71427],
  [
    'a town nobody knows: the time zone',
    { city: 'Xx', country: 'GB' },
    'Europe/Berlin',
    [],
    52.52437,
  ],
  ['nothing: the shop’s country', null, 'UTC', [], 40.71427],
  ['nothing, and a country that is allowed', null, 'Etc/GMT+1', ['DE'], 52.52437],
  ['a time zone outside', null, 'Europe/Vienna', ['FR'], 48.85341],
] as const)('a map begins at %s [OP-102]', (_, address, timeZone, countries, lat) => {
  const { places, settings } = shop(unreachable);
  expect(places.locate(settings, { address, timeZone, countries })?.lat).toBe(lat);
});

test('a seal holds for these parts and no others', async () => {
  const { places, settings } = shop(unreachable);
  const parts = (await places.find(settings, 'g1', []))?.parts;
  if (!parts) throw new Error('no Bath');
  const sealed = { ...parts, seal: places.seal(parts) };
  expect(places.isOurs(settings, sealed)).toBe(true);
  for (const part of Object.keys(parts)) {
    expect(places.isOurs(settings, { ...sealed, [part]: '1' }), part).toBe(false);
  }
  expect(places.isOurs(settings, { ...parts, seal: '' })).toBe(false);
  expect(places.isOurs({ ...settings, 'locations.countries': ['US'] }, sealed)).toBe(false);
});
