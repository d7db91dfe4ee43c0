import type * as z from 'zod/mini';
import { countriesOn, isContinent } from '#rules/addresses/continents.ts';
import type { ShippingZone } from '#rules/shipping/shipping.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { findZone, writeZone } from '#server/shipping/change-zone.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import {
  contextQuery,
  type LocationItem,
  locationList,
  locationsResponse,
} from '#wire/wc/shipping.ts';
import { type ManagedCall, managed } from '../../rest/managed-endpoint.ts';
import { paramProblems } from '../../rest/param-problems.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestResult, type RestRoute, refused } from '../../rest/rest-route.ts';
import { missingZone } from './zones.ts';

// Where a zone applies. A program sends all of its locations as one list; a continent is stored as its
// countries.

const shared = { namespace: 'wc/v3', permission: 'manage-settings' } as const;

type Places = Pick<ShippingZone, 'countries' | 'states' | 'postcodes'>;

/** What the manager's log says of them: three lists of codes. */
export function getPlaces({ countries, states, postcodes }: Places): Places {
  return { countries, states, postcodes };
}

export function placeItems(zone: Places) {
  return [
    ...zone.countries.map((code) => ({ code, type: 'country' as const })),
    ...zone.states.map((code) => ({ code, type: 'state' as const })),
    ...zone.postcodes.map((code) => ({ code, type: 'postcode' as const })),
  ];
}

function locationItems(zone: Places, id: number, origin: string): LocationItem[] {
  const href = `${origin}/wp-json/wc/v3/shipping/zones/${id}`;
  const _links = { collection: [{ href: `${href}/locations` }], describes: [{ href }] };
  return placeItems(zone).map((place) => ({ ...place, _links }));
}

function respond(zone: Places, id: number, origin: string): RestResult<LocationItem[]> {
  const items = locationItems(zone, id, origin);
  return found(items, { total: items.length, page: 1, perPage: Math.max(1, items.length) });
}

type Sent = z.output<typeof locationList>;

/** Null where a code is none of its type. */
export function getLocations(sent: Sent): Places | null {
  const places = {
    countries: new Set<string>(),
    states: new Set<string>(),
    postcodes: new Set<string>(),
  };
  for (const { code = '', type = 'country' } of sent) {
    const upper = code.trim().toUpperCase();
    const [country = '', state = ''] = upper.split(':');
    if (type === 'continent' && isContinent(upper)) {
      for (const each of countriesOn(upper)) if (isCountry(each)) places.countries.add(each);
    } else if (type === 'country' && isCountry(upper)) places.countries.add(upper);
    else if (type === 'state' && isCountry(country) && state !== '' && state.length <= 40) {
      places.states.add(upper);
    } else if (type === 'postcode' && code.trim() !== '' && code.length <= 40) {
      places.postcodes.add(code.trim());
    } else return null;
  }
  return {
    countries: [...places.countries],
    states: [...places.states],
    postcodes: [...places.postcodes],
  };
}

/** The entries of a list have numbers for names. */
function listIn(values: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(values)
    .filter(([name]) => /^\d+$/.test(name))
    .map(([, value]) => value);
}

async function replace(call: ManagedCall): Promise<RestResult<LocationItem[]>> {
  const id = numericId(call.parts.id ?? '');
  const parsed = locationList.safeParse(listIn(call.sent));
  if (!parsed.success) return refused(paramProblems(parsed.error.issues));
  const places = getLocations(parsed.data);
  if (places === null) return refused(invalidParams({ code: 'is not a location of its type' }));
  const saved = await changeAs(call.ctx, call.manager, async ({ ctx, record }) => {
    const zone = await findZone(ctx.db, id);
    if (!zone || id === 0) return { ok: false };
    await writeZone(ctx.db, id, { ...zone, ...places });
    const partOf = { resource: 'shipping_zone', id };
    const change = { resource: 'shipping_zone_locations', id, partOf, action: 'updated' } as const;
    await record({ ...change, before: getPlaces(zone), after: getPlaces(places) });
    await ctx.invalidate([SHIPPING_TAG]);
    return { ok: true };
  });
  return saved.ok ? respond(places, id, call.origin) : refused(missingZone);
}

const write = managed({
  ...shared,
  action: 'edit',
  params: {},
  answer: { schema: locationsResponse },
  handle: (_, call) => replace(call),
});

export const locationRoutes: RestRoute[] = [
  {
    namespace: 'wc/v3',
    path: '/shipping/zones/:id/locations',
    takesList: true,
    methods: {
      GET: managed({
        ...shared,
        action: 'list',
        params: contextQuery,
        answer: { schema: locationsResponse },
        async handle(_, { ctx, parts, origin }) {
          const id = numericId(parts.id ?? '');
          const zone = await findZone(ctx.db, id);
          return zone ? respond(zone, id, origin) : refused(missingZone);
        },
      }),
      POST: write,
      PUT: write,
      PATCH: write,
    },
  },
];
