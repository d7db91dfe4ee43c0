import {
  PLACE_AT_ACTION,
  PLACE_FIND_ACTION,
  PLACE_LOCATE_ACTION,
  PLACE_SUGGEST_ACTION,
  type PlaceAnswer,
  type PlaceHit,
  type PlaceLocateAnswer,
  type PlaceSuggestAnswer,
} from '#wire/places.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

// The questions of a place field to the shop. Each rejects where no answer came, which the field
// tells like any other trouble.

export interface PlaceAsker {
  suggest(query: string, signal: AbortSignal): Promise<PlaceSuggestAnswer>;
  find(hit: PlaceHit): Promise<PlaceAnswer>;
  at(point: { lat: number; lng: number }): Promise<PlaceAnswer>;
  locate(): Promise<PlaceLocateAnswer>;
}

export function placeAsker(
  { ajax_url, nonces }: Pick<ShopConfig, 'ajax_url' | 'nonces'>,
  countries: readonly string[],
  ask: typeof fetch = fetch,
): PlaceAsker {
  const scope: Record<string, string> =
    countries.length > 0 ? { countries: countries.join(',') } : {};
  async function read<Answer>(
    action: string,
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const query = new URLSearchParams({ action, ...fields, ...scope });
    const answer = await ask(`${ajax_url}?${query}`, { signal: signal ?? null });
    return answer.json() as Promise<Answer>;
  }
  return {
    suggest: (q, signal) => read(PLACE_SUGGEST_ACTION, { q }, signal),
    find: ({ id, name }) => read(PLACE_FIND_ACTION, { id, name }),
    at: ({ lat, lng }) =>
      read(PLACE_AT_ACTION, { latitude: lat.toFixed(6), longitude: lng.toFixed(6) }),
    async locate() {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = new URLSearchParams({ key: nonces.public, timezone, ...scope });
      const answer = await ask(`${ajax_url}?action=${PLACE_LOCATE_ACTION}`, {
        method: 'POST',
        body,
      });
      if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
      return answer.json() as Promise<PlaceLocateAnswer>;
    },
  };
}
