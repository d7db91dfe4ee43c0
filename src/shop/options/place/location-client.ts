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
  async function read<Answer>(
    action: string,
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const query = new URLSearchParams({ action, ...fields, ...scope });
    const response = await fetchImpl(`${ajax_url}?${query}`, { signal: signal ?? null });
    return response.json() as Promise<Answer>;
  }
  return {
    suggest: (q, signal) => read(LOCATION_SUGGEST_ACTION, { q }, signal),
    find: ({ id, name }) => read(LOCATION_FIND_ACTION, { id, name }),
    at: ({ lat, lng }) =>
      read(LOCATION_AT_ACTION, { latitude: lat.toFixed(6), longitude: lng.toFixed(6) }),
    async locate() {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = new URLSearchParams({ key: nonces.public, timezone, ...scope });
      const response = await fetchImpl(`${ajax_url}?action=${LOCATION_LOCATE_ACTION}`, {
        method: 'POST',
        body,
      });
      if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
      return response.json() as Promise<LocationLocateResponse>;
    },
  };
}
