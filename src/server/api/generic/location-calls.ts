import { hasPoint, placeLabel } from '#rules/options/place.ts';
import { countryName } from '#server/addresses/countries.ts';
import type { Call, CallRequest } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { readCart } from '#server/cart/change-cart.ts';
import { translator } from '#server/language/translator.ts';
import type { FoundLocation } from '#server/options/locations/location-provider.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { checkNonce } from '#server/platform/nonces.ts';
import {
  type LocationAnswer,
  type LocationLocateAnswer,
  type LocationSuggestAnswer,
  MAX_LOCATION_QUERY,
  MIN_LOCATION_QUERY,
} from '#wire/locations.ts';

// The doors of the place field: what fits the words typed, what one of them is, what is at a point,
// and where a map begins. Trouble with a provider is told in words; nothing here throws for it.

/** A person types a few letters a second for a while; more is a program reading the list. */
const limiter = createRateLimiter({ capacity: 60, refillPerSecond: 3 });

function countriesIn({ values }: CallRequest): string[] {
  const codes = textIn(values, 'countries').slice(0, 1000).toUpperCase().split(',');
  return codes.filter((code) => /^[A-Z]{2}$/.test(code));
}

/** What keeps a question from being asked; null where nothing does. */
function refusal({ ctx, visitor }: CallRequest): Response | null {
  const turn = limiter.take(visitor.address || visitor.newSession, ctx.now);
  if (turn.ok) return null;
  const message = translator(ctx.settings)('locations.many');
  return Response.json({ status: false, message } satisfies LocationAnswer, { status: 429 });
}

function trouble({ ctx }: CallRequest, error: unknown): Response {
  ctx.report?.(error, { call: 'places' });
  const message = translator(ctx.settings)('locations.down');
  return Response.json({ status: false, message } satisfies LocationAnswer);
}

/** Places that fit what was typed in `q`. */
export const locationSuggest: Call = {
  readOnly: true,
  async handle(call) {
    const { ctx, values } = call;
    const refused = refusal(call);
    if (refused) return refused;
    const query = textIn(values, 'q').trim();
    const nothing = { status: true, results: [], attribution: '', message: '' } as const;
    const length = [...query].length;
    if (length < MIN_LOCATION_QUERY || length > MAX_LOCATION_QUERY || !ctx.locations) {
      return Response.json({ ...nothing, results: [] } satisfies LocationSuggestAnswer);
    }
    try {
      const found = await ctx.locations.suggest(ctx.settings, query, countriesIn(call));
      return Response.json({
        status: true,
        results: found.hits,
        attribution: found.attribution,
        message: found.townsOnly ? translator(ctx.settings)('locations.townsOnly') : '',
      } satisfies LocationSuggestAnswer);
    } catch (error) {
      return trouble(call, error);
    }
  },
};

/** The parts of a place that was suggested, by its `id`; `name` is said back where nothing is known. */
export const locationFind: Call = {
  readOnly: true,
  async handle(call) {
    const { ctx, values } = call;
    const refused = refusal(call);
    if (refused) return refused;
    const id = textIn(values, 'id');
    const name = textIn(values, 'name').slice(0, MAX_LOCATION_QUERY);
    if (id === '' || id.length > 400) return placeAnswer(call, null, name);
    try {
      const found = await ctx.locations?.find(ctx.settings, id, countriesIn(call));
      return placeAnswer(call, found ?? null, name);
    } catch (error) {
      return trouble(call, error);
    }
  },
};

/** What is at `latitude` and `longitude`, or next to it. */
export const locationAt: Call = {
  readOnly: true,
  async handle(call) {
    const { ctx, values } = call;
    const refused = refusal(call);
    if (refused) return refused;
    const latitude = textIn(values, 'latitude').trim();
    const longitude = textIn(values, 'longitude').trim();
    const t = translator(ctx.settings);
    if (!hasPoint({ latitude, longitude })) {
      const message = t('locations.point');
      return Response.json({ status: false, message } satisfies LocationAnswer);
    }
    const point = { lat: Number(latitude), lng: Number(longitude) };
    try {
      const found = await ctx.locations?.at(ctx.settings, point, countriesIn(call));
      if (found) return placeAnswer(call, found, '');
      const message = t('locations.outside');
      return Response.json({ status: false, message } satisfies LocationAnswer);
    } catch (error) {
      return trouble(call, error);
    }
  },
};

function placeAnswer({ ctx }: CallRequest, found: FoundLocation | null, name: string): Response {
  const { locations: places, settings } = ctx;
  if (!found || !places || !hasPoint(found.parts)) {
    const answer = { status: true, place: null, name: found?.name || name } as const;
    return Response.json(answer satisfies LocationAnswer);
  }
  const { parts } = found;
  const label = placeLabel(parts, (code) => countryName(code, settings['shop.locale']));
  const place = { parts, seal: places.seal(parts), label };
  return Response.json({ status: true, place, name: found.name } satisfies LocationAnswer);
}

/**
 * Where a map begins: `key` is the page's public nonce, as the key of other such services is. Nobody
 * is traced for it: it is where the cart goes, else the city of the browser's time zone, else the shop.
 */
export const locationLocate: Call = {
  async handle(call) {
    const { ctx, secret, values, visitor } = call;
    const refused = refusal(call);
    if (refused) return refused;
    if (!checkNonce(secret, 'public', values.key, ctx.now)) {
      return new Response('-1', { status: 403 });
    }
    const { cart } = await readCart(ctx, visitor);
    const timeZone = textIn(values, 'timezone').slice(0, 60);
    try {
      const located = ctx.locations?.locate(ctx.settings, {
        address: cart.state.shipping,
        timeZone,
        countries: countriesIn(call),
      });
      const { lat, lng, accuracy } = located ?? { lat: 0, lng: 0, accuracy: 20_000_000 };
      return Response.json({ location: { lat, lng }, accuracy } satisfies LocationLocateAnswer);
    } catch (error) {
      return trouble(call, error);
    }
  },
};
