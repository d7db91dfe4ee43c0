import { namedCountries } from '#server/addresses/countries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadShippingZones } from './load-zones.ts';

/** Where the shop delivers to: what its zones name, or everywhere where the rest is a zone too. */
export async function shippingCountries(
  db: Db,
  settings: Settings,
): Promise<{ code: string; name: string }[]> {
  const locale = settings['shop.locale'];
  const zones = await loadShippingZones(db);
  const open = zones.filter(({ methods }) => methods.some(({ enabled }) => enabled));
  const everywhere = open.some(
    ({ id, countries, states }) => id === 0 || (countries.length === 0 && states.length === 0),
  );
  if (everywhere) return namedCountries(locale);
  const named = open.flatMap(({ countries, states }) => [
    ...countries,
    ...states.map((state) => state.slice(0, 2)),
  ]);
  return namedCountries(locale, new Set([settings['shop.country'], ...named]));
}
