import * as z from 'zod';
import { elementAt } from '#rules/lists/element-at.ts';
import { askService, type Service } from './ask-service.ts';
import {
  degrees,
  type FoundLocation,
  type LocationProvider,
  type LocationScope,
  NO_PARTS,
} from './location-provider.ts';

// A server with the API of Nominatim, OpenStreetMap's search: `/search`, `/lookup` and `/reverse`.
// Its ids are a letter for the kind and a number: N240109189 is the node Berlin.

export const NOMINATIM_PREFIX = 'n';

const coordinate = z.coerce.number();
const entry = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: coordinate.optional(),
  lon: coordinate.optional(),
  name: z.string().optional(),
  display_name: z.string().default(''),
  address: z.record(z.string(), z.string()).default({}),
});
type Entry = z.infer<typeof entry>;
const list = z.array(entry);
const single = z.union([z.object({ error: z.string() }), entry]);

export interface NominatimChoices extends Service {
  /** The base URL of `/search`. */
  url: string;
  /** Such servers want to know who asks. */
  agent: string;
}

export function nominatimProvider({ url, agent, ...service }: NominatimChoices): LocationProvider {
  function ask(path: string, params: Record<string, string>, { locale, countries }: LocationScope) {
    const address = new URL(`${url.replace(/\/+$/, '')}/${path}`);
    const codes = path === 'search' && countries.length > 0;
    const all = {
      ...params,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': locale,
      ...(codes && { countrycodes: countries.join(',').toLowerCase() }),
    };
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    return askService(service, address, { headers: { 'user-agent': agent } });
  }
  return {
    prefix: NOMINATIM_PREFIX,
    attribution: '© OpenStreetMap contributors',
    async suggest(query, scope, limit) {
      const found = list.parse(await ask('search', { q: query, limit: String(limit) }, scope));
      return found.flatMap((each) => {
        const id = getId(each);
        if (!id) return [];
        const name = getName(each);
        const { house_number, road } = each.address;
        const named = [name, house_number, road];
        const area = each.display_name.split(', ').filter((part) => !named.includes(part));
        return [{ id, name, area: area.join(', ') }];
      });
    },
    async find(id, scope) {
      const osm = id.slice(NOMINATIM_PREFIX.length);
      if (!/^[NWR]\d{1,18}$/.test(osm)) return null;
      const [found] = list.parse(await ask('lookup', { osm_ids: osm }, scope));
      return found ? foundLocation(found) : null;
    },
    async at({ lat, lng }, scope) {
      const params = { lat: degrees(lat), lon: degrees(lng), zoom: '18' };
      const found = single.parse(await ask('reverse', params, scope));
      if ('error' in found) return null;
      const place = foundLocation(found);
      // The coordinates are the requested ones, not the centre of the building.
      const parts = { ...place.parts, latitude: degrees(lat), longitude: degrees(lng) };
      return { ...place, parts };
    },
  };
}

function getId({ osm_type, osm_id }: Entry): string | null {
  if (!osm_type || osm_id === undefined) return null;
  return `${NOMINATIM_PREFIX}${osm_type[0]?.toUpperCase()}${osm_id}`;
}

function getName({ name, display_name, address }: Entry): string {
  const street = [address.house_number, address.road].filter(Boolean).join(' ');
  return name || street || elementAt(display_name.split(', '), 0);
}

const LOCALITIES = ['city', 'town', 'village', 'hamlet', 'municipality', 'suburb'];
const REGIONS = ['state', 'region', 'province', 'state_district', 'county'];

function foundLocation(found: Entry): FoundLocation {
  const { address, lat, lon } = found;
  const first = (names: readonly string[]) =>
    names.map((name) => address[name]).find(Boolean) ?? '';
  const parts = {
    ...NO_PARTS,
    street_number: address.house_number ?? '',
    route: first(['road', 'pedestrian', 'footway']),
    locality: first(LOCALITIES),
    administrative_area_level_1: first(REGIONS),
    country: (address.country_code ?? '').toUpperCase(),
    postal_code: address.postcode ?? '',
    latitude: lat === undefined ? '' : degrees(lat),
    longitude: lon === undefined ? '' : degrees(lon),
  };
  return { parts, name: getName(found) };
}
