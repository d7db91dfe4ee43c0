import { elementAt } from '#rules/lists/element-at.ts';
import { PLACE_PARTS, type PlaceParts, placeText } from '#rules/options/place.ts';
import { recordFrom } from '#rules/records/record-keys.ts';
import { defineService } from '#server/platform/services.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { LocationHit } from '#wire/locations.ts';
import type { Fetch } from './ask-service.ts';
import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import { GAZETTEER_PREFIX, gazetteerProvider } from './gazetteer-provider.ts';
import { googleProvider } from './google-provider.ts';
import type { FoundLocation, LocationProvider, LocationScope, Point } from './location-provider.ts';
import { nominatimProvider } from './nominatim-provider.ts';
import { isSealed, sealLocation } from './seal-location.ts';

// Locations for the option forms: from the provider the settings name and, where that one does not answer,
// from the shop's own list of towns. A provider that failed is left alone for a while, so that its
// slowness is felt once and not at every key stroke.

export interface LocationLookupParts {
  /** Opened when it is first needed; throws where there is no such file. */
  openGazetteer(): Gazetteer;
  fetch: Fetch;
  now(): number;
  /** From loadSecret: what seals are made with. */
  secret: string;
  /** The key of the setting as it is stored; '' where it cannot be read. */
  decryptKey(stored: string): string;
  /** Called when a provider fails, without the keys of its URL. */
  failed(error: unknown): void;
}

export interface Suggested {
  hits: LocationHit[];
  attribution: string;
  /** The named provider did not answer; these are towns only. */
  townsOnly: boolean;
}

export interface LocationLookup {
  suggest(settings: Settings, query: string, countries: readonly string[]): Promise<Suggested>;
  find(settings: Settings, id: string, countries: readonly string[]): Promise<FoundLocation | null>;
  at(settings: Settings, point: Point, countries: readonly string[]): Promise<FoundLocation | null>;
  /** A point to start a map at: the first of these that is known. */
  locate(settings: Settings, guesses: Guesses): Located | null;
  /** The signature that passes through the shopper's page with a location. */
  seal(parts: PlaceParts): string;
  /** True for a place as it was sealed, in a country the shop allows by now. */
  isOurs(settings: Settings, place: Readonly<Record<string, string | number>>): boolean;
}

export interface Guesses {
  /** Where the visitor has things sent. */
  address: { city: string; country: string } | null;
  /** The browser's time zone, named after a city. */
  timeZone: string;
  countries: readonly string[];
}

export interface Located extends Point {
  /** Metres around it. */
  accuracy: number;
}

export const MAX_SUGGESTIONS = 7;
const REST_MS = 30_000;
const TOWN = 20_000;
const COUNTRY = 500_000;

export function createLocationLookup(parts: LocationLookupParts): LocationLookup {
  const { openGazetteer, fetch, now, secret, decryptKey, failed } = parts;
  let opened: Gazetteer | null = null;
  const gazetteer = () => {
    opened ??= openGazetteer();
    return opened;
  };
  const towns = gazetteerProvider(gazetteer);
  const restUntil = new Map<string, number>();

  function named(settings: Settings): LocationProvider {
    const service = { fetch, timeout: settings['locations.timeout'] };
    const key = decryptKey(settings['locations.googleKey']);
    const url = settings['locations.nominatimUrl'];
    switch (settings['locations.provider']) {
      case 'google':
        return key === '' ? towns : googleProvider({ ...service, key });
      case 'nominatim':
        return url === ''
          ? towns
          : nominatimProvider({
              ...service,
              url,
              agent: `Vitrine shop (${settings['shop.email']})`,
            });
      case 'gazetteer':
        return towns;
    }
  }

  /** Asks a provider, unless it has just failed; null where it does not answer. */
  async function ask<Answer>(
    provider: LocationProvider,
    question: (provider: LocationProvider) => Promise<Answer>,
  ): Promise<{ response: Answer } | null> {
    if ((restUntil.get(provider.prefix) ?? 0) > now()) return null;
    try {
      return { response: await question(provider) };
    } catch (error) {
      if (provider === towns) throw error;
      failed(error);
      restUntil.set(provider.prefix, now() + REST_MS);
      return null;
    }
  }

  return {
    async suggest(settings, query, requested) {
      const scope = getScope(settings, requested);
      if (scope === null) return { hits: [], attribution: '', townsOnly: false };
      const provider = named(settings);
      const question = (each: LocationProvider) => each.suggest(query, scope, MAX_SUGGESTIONS);
      const found = await ask(provider, question);
      return {
        hits: found ? found.response : await question(towns),
        attribution: (found ? provider : towns).attribution,
        townsOnly: found === null,
      };
    },
    async find(settings, id, requested) {
      const scope = getScope(settings, requested);
      if (scope === null) return null;
      if (id.startsWith(GAZETTEER_PREFIX)) return inScope(await towns.find(id, scope), scope);
      const provider = named(settings);
      if (!id.startsWith(provider.prefix)) return null;
      const found = await ask(provider, (each) => each.find(id, scope));
      if (!found) throw new Error('The provider of this place does not answer.');
      return inScope(found.response, scope);
    },
    async at(settings, point, requested) {
      const scope = getScope(settings, requested);
      if (scope === null) return null;
      const found = await ask(named(settings), (each) => each.at(point, scope));
      return inScope(found ? found.response : await towns.at(point, scope), scope);
    },
    locate(settings, { address, timeZone, countries: requested }) {
      const scope = getScope(settings, requested);
      if (scope === null) return null;
      const { countries } = scope;
      const allowed = (country: string) => countries.length === 0 || countries.includes(country);
      const town = (name: string, within: readonly string[]) =>
        name === ''
          ? undefined
          : gazetteer().named(foldName(name), { exactly: true, countries: within, limit: 1 })[0];
      const accepted = address && allowed(address.country) ? address : null;
      const shop = { city: settings['shop.city'], country: settings['shop.country'] };
      const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
      const near =
        (accepted && town(accepted.city, [accepted.country])) ??
        town(timeZone.includes('/') ? zone : '', countries);
      if (near) return { lat: near.lat, lng: near.lng, accuracy: TOWN };
      const home = allowed(shop.country) ? shop : { city: '', country: elementAt(countries, 0) };
      const base = town(home.city, [home.country]);
      if (base) return { lat: base.lat, lng: base.lng, accuracy: TOWN };
      const city = gazetteer().largest(accepted?.country ?? home.country);
      return city && { lat: city.lat, lng: city.lng, accuracy: COUNTRY };
    },
    seal: (place) => sealLocation(secret, place),
    isOurs(settings, place) {
      const allowed = settings['locations.countries'];
      const within = allowed.length === 0 || allowed.includes(String(place.country ?? ''));
      return within && isSealed(secret, place);
    },
  };
}

/** What a field allows of what the shop allows; null where that is nothing. */
function getScope(settings: Settings, requested: readonly string[]): LocationScope | null {
  const allowed = settings['locations.countries'];
  const both = requested.filter((code) => allowed.length === 0 || allowed.includes(code));
  if (requested.length > 0 && both.length === 0) return null;
  return { countries: requested.length > 0 ? both : allowed, locale: settings['shop.locale'] };
}

/** A provider's word on countries is not the last. */
function inScope(found: FoundLocation | null, { countries }: LocationScope): FoundLocation | null {
  const within = countries.length === 0 || countries.includes(found?.parts.country ?? '');
  return within && found ? { ...found, parts: tidy(found.parts) } : null;
}

function tidy(parts: PlaceParts): PlaceParts {
  return recordFrom(PLACE_PARTS, (part) => placeText(parts[part]));
}

/** Finds nothing and believes nothing. */
const noLookup: LocationLookup = {
  suggest: async () => ({ hits: [], attribution: '', townsOnly: false }),
  find: async () => null,
  at: async () => null,
  locate: () => null,
  seal: () => '',
  isOurs: () => false,
};

/** The location lookup of the shop. */
export const locations = defineService<LocationLookup>(() => noLookup);
