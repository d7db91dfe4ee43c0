import { hasPoint, placeLabel } from '#rules/options/place.ts';
import { countryName } from '#server/addresses/countries.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { translator } from '#server/language/translator.ts';
import { locations } from '#server/options/locations/location-lookup.ts';
import type { FoundLocation } from '#server/options/locations/location-provider.ts';
import { checkNonce } from '#server/platform/nonces.ts';
import {
  findCall,
  locateCall,
  POINT_PROBLEMS,
  pointCall,
  suggestCall,
} from '#wire/forms/location-calls.ts';
import {
  type LocationLocateResponse,
  type LocationResponse,
  type LocationSuggestResponse,
  MAX_LOCATION_QUERY,
  MIN_LOCATION_QUERY,
} from '#wire/locations.ts';
import { type CallRequest, defineCall, defineCheckedCall } from '../call.ts';

// The calls of the place selector: what fits the text typed, what one of the results is, what is at a
// point, and where a map begins. When a provider fails the answer is a message; nothing here throws.

/** A person types a few letters a second for a while; more is a program reading the list. */
const LIMIT = { name: 'places', max: 60, windowMs: 20_000 };

function guard({ ctx, visitor }: CallRequest): Response | null {
  const quota = ctx.limits.take(LIMIT, visitor.address || visitor.newSession, ctx.now);
  if (quota.ok) return null;
  const message = translator(ctx.settings)('locations.many');
  return Response.json({ status: false, message } satisfies LocationResponse, { status: 429 });
}

function trouble({ ctx }: CallRequest, error: unknown): Response {
  ctx.report(error, { call: 'places' });
  const message = translator(ctx.settings)('locations.down');
  return Response.json({ status: false, message } satisfies LocationResponse);
}

/** Places that fit what was typed in `q`. */
export const locationSuggest = defineCall({
  readOnly: true,
  guard,
  input: suggestCall,
  async handle({ q: query, countries }, call) {
    const { ctx } = call;
    const nothing = { status: true, results: [], attribution: '', message: '' } as const;
    const length = [...query].length;
    if (length < MIN_LOCATION_QUERY || length > MAX_LOCATION_QUERY) {
      return Response.json({ ...nothing, results: [] } satisfies LocationSuggestResponse);
    }
    try {
      const found = await locations.of(ctx).suggest(ctx.settings, query, countries);
      return Response.json({
        status: true,
        results: found.hits,
        attribution: found.attribution,
        message: found.townsOnly ? translator(ctx.settings)('locations.townsOnly') : '',
      } satisfies LocationSuggestResponse);
    } catch (error) {
      return trouble(call, error);
    }
  },
});

/** The parts of a place that was suggested, by its `id`; `name` is answered where nothing is known. */
export const locationFind = defineCall({
  readOnly: true,
  guard,
  input: findCall,
  async handle({ id, name, countries }, call) {
    const { ctx } = call;
    if (id === '') return placeResponse(call, null, name);
    try {
      const found = await locations.of(ctx).find(ctx.settings, id, countries);
      return placeResponse(call, found, name);
    } catch (error) {
      return trouble(call, error);
    }
  },
});

/** What is at `latitude` and `longitude`, or next to it. */
export const locationAt = defineCheckedCall({
  readOnly: true,
  guard,
  input: pointCall,
  problems: POINT_PROBLEMS,
  async refuse(problems, { ctx }) {
    const message = problems.map(({ code }) => translator(ctx.settings)(code)).join(' ');
    return Response.json({ status: false, message } satisfies LocationResponse);
  },
  async handle({ point, countries }, call) {
    const { ctx } = call;
    try {
      const found = await locations.of(ctx).at(ctx.settings, point, countries);
      if (found) return placeResponse(call, found, '');
      const message = translator(ctx.settings)('locations.outside');
      return Response.json({ status: false, message } satisfies LocationResponse);
    } catch (error) {
      return trouble(call, error);
    }
  },
});

function placeResponse({ ctx }: CallRequest, found: FoundLocation | null, name: string): Response {
  const { settings } = ctx;
  if (!found || !hasPoint(found.parts)) {
    const result = { status: true, place: null, name: found?.name || name } as const;
    return Response.json(result satisfies LocationResponse);
  }
  const { parts } = found;
  const label = placeLabel(parts, (code) => countryName(code, settings['shop.locale']));
  const place = { parts, seal: locations.of(ctx).seal(parts), label };
  return Response.json({ status: true, place, name: found.name } satisfies LocationResponse);
}

/**
 * The initial position of a map: `key` is the page's public nonce, as such services name it. No
 * visitor is tracked for it: it is the cart's destination, else the city of the browser's time
 * zone, else the shop.
 */
export const locationLocate = defineCall({
  guard,
  input: locateCall,
  async handle({ key, timezone: timeZone, countries }, call) {
    const { ctx, secret, visitor } = call;
    if (!checkNonce(secret, 'public', key, ctx.now)) {
      return new Response('-1', { status: 403 });
    }
    const { cart } = await readCart(ctx, visitor);
    try {
      const located = locations.of(ctx).locate(ctx.settings, {
        address: cart.state.shipping,
        timeZone,
        countries,
      });
      const { lat, lng, accuracy } = located ?? { lat: 0, lng: 0, accuracy: 20_000_000 };
      const response: LocationLocateResponse = {
        location: { lat, lng },
        ...(call.withVitrineData && { accuracy }),
      };
      return Response.json(response);
    } catch (error) {
      return trouble(call, error);
    }
  },
});
