import * as z from 'zod';
import type { PlacePart, PlaceParts } from '#rules/options/place.ts';
import { askService, type Service } from './ask-service.ts';
import {
  degrees,
  type FoundLocation,
  type LocationProvider,
  type LocationScope,
  NO_PARTS,
} from './location-provider.ts';

// Google's Places and Geocoding services, asked by the shop's server with the shop's key: the key
// never reaches a page.

export const GOOGLE_PREFIX = 'p';

const PLACES = 'https://places.googleapis.com/v1';
const GEOCODE = 'https://maps.googleapis.com/maps/api/geocode/json';
/** More than these the service does not take. */
const MAX_COUNTRIES = 15;

const text = z.object({ text: z.string() });
const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  displayName: text.optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) }))
    .default([]),
});
const geocoded = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        formatted_address: z.string().default(''),
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
      }),
    )
    .default([]),
});

export interface GoogleChoices extends Service {
  key: string;
}

export function googleProvider({ key, ...service }: GoogleChoices): LocationProvider {
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' };
  return {
    prefix: GOOGLE_PREFIX,
    attribution: 'Google',
    async suggest(query, { countries, locale }: LocationScope, limit) {
      const body = {
        input: query,
        languageCode: locale,
        ...(countries.length > 0 && {
          includedRegionCodes: countries.slice(0, MAX_COUNTRIES).map((code) => code.toLowerCase()),
        }),
      };
      const result = await askService(service, new URL(`${PLACES}/places:autocomplete`), {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return suggestions
        .parse(result)
        .suggestions.flatMap(({ placePrediction: found }) => {
          if (!found) return [];
          const { mainText, secondaryText } = found.structuredFormat;
          const id = `${GOOGLE_PREFIX}${found.placeId}`;
          return [{ id, name: mainText.text, area: secondaryText?.text ?? '' }];
        })
        .slice(0, limit);
    },
    async find(id, { locale }) {
      const placeId = id.slice(GOOGLE_PREFIX.length);
      if (!/^[\w-]{1,300}$/.test(placeId)) return null;
      const address = new URL(`${PLACES}/places/${placeId}`);
      address.searchParams.set('languageCode', locale);
      const fields = 'displayName,location,addressComponents';
      const result = details.parse(
        await askService(service, address, { headers: { ...headers, 'x-goog-fieldmask': fields } }),
      );
      const { location, displayName } = result;
      const components = result.addressComponents.map(({ longText, shortText, types }) => {
        return { long: longText, short: shortText, types };
      });
      const parts = {
        ...getParts(components),
        latitude: location ? degrees(location.latitude) : '',
        longitude: location ? degrees(location.longitude) : '',
      };
      return { parts, name: displayName?.text ?? '' };
    },
    async at({ lat, lng }, { locale }): Promise<FoundLocation | null> {
      const address = new URL(GEOCODE);
      const params = { latlng: `${degrees(lat)},${degrees(lng)}`, language: locale, key };
      for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
      const { status, results } = geocoded.parse(await askService(service, address));
      if (status !== 'OK' && status !== 'ZERO_RESULTS') {
        throw new Error(`Google's geocoder answered ${status}.`);
      }
      const [first] = results;
      if (!first) return null;
      const components = first.address_components.map(({ long_name, short_name, types }) => {
        return { long: long_name, short: short_name, types };
      });
      const parts = { ...getParts(components), latitude: degrees(lat), longitude: degrees(lng) };
      return { parts, name: first.formatted_address };
    },
  };
}

interface Component {
  long: string;
  short: string;
  types: readonly string[];
}

/** Google's names of the parts are the ones we keep them by. */
const REQUESTED: readonly [PlacePart, readonly string[]][] = [
  ['street_number', ['street_number']],
  ['route', ['route']],
  ['locality', ['locality', 'postal_town', 'sublocality']],
  ['administrative_area_level_1', ['administrative_area_level_1']],
  ['postal_code', ['postal_code']],
];

function getParts(components: readonly Component[]): PlaceParts {
  const find = (types: readonly string[]) =>
    types.map((type) => components.find((each) => each.types.includes(type))).find(Boolean);
  const parts: PlaceParts = { ...NO_PARTS, country: find(['country'])?.short ?? '' };
  for (const [part, types] of REQUESTED) parts[part] = find(types)?.long ?? '';
  return parts;
}
