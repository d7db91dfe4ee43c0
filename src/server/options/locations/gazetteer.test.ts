import { afterAll, expect, test } from 'vitest';
import { gazetteerProvider } from './gazetteer-provider.ts';
import { sampleGazetteer } from './sample-cities.ts';

const { gazetteer, remove } = sampleGazetteer();
afterAll(remove);
const provider = gazetteerProvider(() => gazetteer);
const everywhere = { countries: [], locale: 'en-US' };

async function names(query: string, countries: string[] = []) {
  const hits = await provider.suggest(query, { countries, locale: 'en-US' }, 7);
  return hits.map(({ name, area }) => `${name}, ${area}`);
}

test.each([
  ['berl', ['Berlin, State of Berlin, Germany']],
  ['BERLIN', ['Berlin, State of Berlin, Germany']],
  // A whole name before longer ones, the larger town first.
  [
    'bath',
    [
      'Bath, England, United Kingdom',
      'Bath, Maine, United States',
      'Bathurst, New South Wales, Australia',
    ],
  ],
  // Three letters are a name only by chance.
  ['san', ['San Diego, California, United States', 'San, Ségou, Mali']],
  ['koln', ['Köln, North Rhine-Westphalia, Germany']],
  ['Cologne', ['Köln, North Rhine-Westphalia, Germany']],
  ['münchen', ['Munich, Bavaria, Germany']],
  ['paris texas', ['Paris, Texas, United States']],
  ['Paris, France', ['Paris, Île-de-France, France']],
  ['springfield il', ['Springfield, Illinois, United States']],
  ['vienna', ['Vienna, Austria']],
  ['nowhere', []],
  [', ,', []],
  ['%_', []],
  ["' OR 1=1 --", []],
])('%j finds %j [OP-14]', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('only towns of the countries that are allowed are found', async () => {
  expect(await names('bath', ['US', 'AU'])).toEqual([
    'Bath, Maine, United States',
    'Bathurst, New South Wales, Australia',
  ]);
  expect(await provider.find('g1', { ...everywhere, countries: ['US'] })).toBeNull();
});

test('a town by its id is its parts; an id nobody has is nothing', async () => {
  expect(await provider.find('g1', everywhere)).toEqual({
    name: 'Bath',
    parts: {
      street_number: '',
      route: '',
      locality: 'Bath',
      administrative_area_level_1: 'England',
      country: 'GB',
      postal_code: '',
      latitude: '51.3751',
      longitude: '-2.36172',
    },
  });
  for (const id of ['g999', 'g', 'gx', 'g-1', 'g1.5', `g${'9'.repeat(300)}`]) {
    expect(await provider.find(id, everywhere)).toBeNull();
  }
});

test('a point has the names of the nearest town and stays where it is', async () => {
  const near = await provider.at({ lat: 48.9, lng: 2.4 }, everywhere);
  expect(near?.parts).toMatchObject({ locality: 'Paris', latitude: '48.9', longitude: '2.4' });
  expect(await provider.at({ lat: 0, lng: -30 }, everywhere)).toBeNull();
  expect(await provider.at({ lat: 90, lng: 0 }, everywhere)).toBeNull();
});
