import { describe, expect, test } from 'vitest';
import { googleProvider } from './google-provider.ts';
import { nominatimProvider } from './nominatim-provider.ts';

interface SentRequest {
  address: URL;
  init: RequestInit | undefined;
}

/** A server that answers each question with the next of these. */
function server(...results: unknown[]) {
  const sent: SentRequest[] = [];
  const fetch = async (address: string, init?: RequestInit) => {
    sent.push({ address: new URL(address), init });
    return Response.json(results[sent.length - 1]);
  };
  return { asked: sent, service: { fetch, timeout: 1000 } };
}

const scope = { countries: ['DE', 'AT'], locale: 'de-DE' };

describe('a server like Nominatim', () => {
  const house = {
    osm_type: 'way',
    osm_id: 42,
    lat: '52.5163',
    lon: '13.3777',
    name: '',
    display_name: '1, Pariser Platz, Mitte, Berlin, 10117, Deutschland',
    address: {
      house_number: '1',
      road: 'Pariser Platz',
      suburb: 'Mitte',
      city: 'Berlin',
      state: 'Berlin',
      postcode: '10117',
      country: 'Deutschland',
      country_code: 'de',
    },
  };
  const provider = (service: ReturnType<typeof server>['service']) =>
    nominatimProvider({ ...service, url: 'https://places.example/nominatim/', agent: 'a shop' });

  test('is searched within the countries, in the shop’s language, by name', async () => {
    const { asked: sent, service } = server([house, { display_name: 'without an id' }]);
    const hits = await provider(service).suggest('pariser platz', scope, 7);
    expect(hits).toEqual([
      {
        id: 'nW42',
        name: '1 Pariser Platz',
        area: 'Mitte, Berlin, 10117, Deutschland',
      },
    ]);
    const [{ address, init } = sent[0] as SentRequest] = sent;
    expect(`${address.origin}${address.pathname}`).toBe('https://places.example/nominatim/search');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      q: 'pariser platz',
      countrycodes: 'de,at',
      limit: '7',
      'accept-language': 'de-DE',
    });
    expect(new Headers(init?.headers).get('user-agent')).toBe('a shop');
  });

  test('tells a place by its id, in parts [OP-100]', async () => {
    const { asked: sent, service } = server([house]);
    const found = await provider(service).find('nW42', scope);
    expect(sent[0]?.address.searchParams.get('osm_ids')).toBe('W42');
    expect(found?.parts).toEqual({
      street_number: '1',
      route: 'Pariser Platz',
      locality: 'Berlin',
      administrative_area_level_1: 'Berlin',
      country: 'DE',
      postal_code: '10117',
      latitude: '52.5163',
      longitude: '13.3777',
    });
  });

  test('is not asked for ids it cannot have', async () => {
    const { asked: sent, service } = server();
    for (const id of ['nX1', 'n', 'nW1,N2', 'nW1&format=html']) {
      expect(await provider(service).find(id, scope)).toBeNull();
    }
    expect(sent).toEqual([]);
  });

  test('says what is at a point, or that nothing is', async () => {
    const { service } = server(house, { error: 'Unable to geocode' });
    const places = provider(service);
    const found = await places.at({ lat: 52.5, lng: 13.4 }, scope);
    expect(found?.parts).toMatchObject({ route: 'Pariser Platz', latitude: '52.5' });
    expect(await places.at({ lat: 0, lng: 0 }, scope)).toBeNull();
  });

  test('an answer of another kind is no answer', async () => {
    const { service } = server({ results: 'none' });
    await expect(provider(service).suggest('x', scope, 7)).rejects.toThrow();
  });
});

describe('Google', () => {
  const details = {
    displayName: { text: 'Rue Cler 12' },
    location: { latitude: 48.857, longitude: 2.306 },
    addressComponents: [
      { longText: '12', shortText: '12', types: ['street_number'] },
      { longText: 'Rue Cler', shortText: 'Rue Cler', types: ['route'] },
      { longText: 'Paris', shortText: 'Paris', types: ['locality', 'political'] },
      { longText: 'Île-de-France', shortText: 'IDF', types: ['administrative_area_level_1'] },
      { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
      { longText: '75007', shortText: '75007', types: ['postal_code'] },
    ],
  };

  test('is asked with the key in a header and the countries in small letters', async () => {
    const prediction = {
      placePrediction: {
        placeId: 'ChIJ1',
        structuredFormat: { mainText: { text: 'Rue Cler' }, secondaryText: { text: 'Paris' } },
      },
    };
    const { asked: sent, service } = server({ suggestions: [prediction, { queryPrediction: {} }] });
    const hits = await googleProvider({ ...service, key: 'k' }).suggest('rue', scope, 7);
    expect(hits).toEqual([{ id: 'pChIJ1', name: 'Rue Cler', area: 'Paris' }]);
    const { address, init } = sent[0] as SentRequest;
    expect(address.href).toBe('https://places.googleapis.com/v1/places:autocomplete');
    expect(new Headers(init?.headers).get('x-goog-api-key')).toBe('k');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      input: 'rue',
      languageCode: 'de-DE',
      includedRegionCodes: ['de', 'at'],
    });
  });

  test('tells a place by its id, in parts [OP-100]', async () => {
    const { service } = server(details);
    const found = await googleProvider({ ...service, key: 'k' }).find('pChIJ1', scope);
    expect(found?.parts).toEqual({
      street_number: '12',
      route: 'Rue Cler',
      locality: 'Paris',
      administrative_area_level_1: 'Île-de-France',
      country: 'FR',
      postal_code: '75007',
      latitude: '48.857',
      longitude: '2.306',
    });
  });

  test('may know of no point for a place', async () => {
    const { service } = server({ ...details, location: undefined });
    const found = await googleProvider({ ...service, key: 'k' }).find('pChIJ1', scope);
    expect(found).toMatchObject({ name: 'Rue Cler 12', parts: { latitude: '', longitude: '' } });
  });

  test('is not led astray by an id', async () => {
    const { asked: sent, service } = server();
    const google = googleProvider({ ...service, key: 'k' });
    for (const id of ['p', 'p../x', 'pa b', `p${'a'.repeat(400)}`]) {
      expect(await google.find(id, scope)).toBeNull();
    }
    expect(sent).toEqual([]);
  });

  test('says what is at a point; a refused key is a failure', async () => {
    const { service } = server(
      {
        status: 'OK',
        results: [
          {
            formatted_address: 'Paris, France',
            address_components: [
              { long_name: 'Paris', short_name: 'Paris', types: ['locality'] },
              { long_name: 'France', short_name: 'FR', types: ['country'] },
            ],
          },
        ],
      },
      { status: 'ZERO_RESULTS', results: [] },
      { status: 'REQUEST_DENIED' },
    );
    const google = googleProvider({ ...service, key: 'k' });
    const found = await google.at({ lat: 48.9, lng: 2.3 }, scope);
    expect(found?.parts).toMatchObject({ locality: 'Paris', country: 'FR', latitude: '48.9' });
    expect(await google.at({ lat: 0, lng: 0 }, scope)).toBeNull();
    await expect(google.at({ lat: 1, lng: 1 }, scope)).rejects.toThrow('REQUEST_DENIED');
  });
});
