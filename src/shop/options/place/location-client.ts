import { hasFields } from '#rules/input/has-fields.ts';
import {
  LOCATION_AT_ACTION,
  LOCATION_FIND_ACTION,
  LOCATION_LOCATE_ACTION,
  LOCATION_SUGGEST_ACTION,
  type LocationHit,
  type LocationLocateResponse,
  type LocationResponse,
  type LocationSuggestResponse,
} from '#wire/locations.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

// Requests of a location field. Each rejects without an answer, which the field shows as an error.

export interface LocationClient {
  suggest(query: string, signal: AbortSignal): Promise<LocationSuggestResponse>;
  find(hit: LocationHit): Promise<LocationResponse>;
  at(point: { lat: number; lng: number }): Promise<LocationResponse>;
  locate(): Promise<LocationLocateResponse>;
}

export function locationClient(
  { ajax_url, nonces }: Pick<ShopConfig, 'ajax_url' | 'nonces'>,
  countries: readonly string[],
  fetchImpl: typeof fetch = fetch,
): LocationClient {
  const scope: Record<string, string> =
    countries.length > 0 ? { countries: countries.join(',') } : {};
  async function read(
    action: string,
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const query = new URLSearchParams({ action, ...fields, ...scope });
    const response = await fetchImpl(`${ajax_url}?${query}`, { signal: signal ?? null });
    return response.json();
  }
  const readLocation = async (action: string, fields: Record<string, string>) =>
    checked(await read(action, fields), isLocation);
  return {
    suggest: async (q, signal) =>
      checked(await read(LOCATION_SUGGEST_ACTION, { q }, signal), isSuggestions),
    find: ({ id, name }) => readLocation(LOCATION_FIND_ACTION, { id, name }),
    at: ({ lat, lng }) =>
      readLocation(LOCATION_AT_ACTION, { latitude: lat.toFixed(6), longitude: lng.toFixed(6) }),
    async locate() {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = new URLSearchParams({ key: nonces.public, timezone, ...scope });
      const response = await fetchImpl(`${ajax_url}?action=${LOCATION_LOCATE_ACTION}`, {
        method: 'POST',
        body,
      });
      if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
      return checked(await response.json(), isPosition);
    },
  };
}

function checked<T>(body: unknown, isExpected: (body: unknown) => body is T): T {
  if (isExpected(body)) return body;
  throw new Error('The shop answered with something else.');
}

type Failure = Extract<LocationResponse, { status: false }>;
type Found<R extends { status: boolean }> = Extract<R, { status: true }>;

const isFailure = (body: unknown): body is Failure =>
  hasFields<Failure>(body, { status: 'boolean', message: 'string' }) && !body.status;

const isSuggestions = (body: unknown): body is LocationSuggestResponse =>
  isFailure(body) ||
  hasFields<Found<LocationSuggestResponse>>(body, {
    status: 'boolean',
    results: 'list',
    attribution: 'string',
    message: 'string',
  });

const isLocation = (body: unknown): body is LocationResponse =>
  isFailure(body) ||
  hasFields<Found<LocationResponse>>(body, {
    status: 'boolean',
    place: ['object', 'null'],
    name: 'string',
  });

const isPosition = (body: unknown) =>
  hasFields<LocationLocateResponse>(body, {
    location: 'object',
    accuracy: ['number', 'undefined'],
  });
