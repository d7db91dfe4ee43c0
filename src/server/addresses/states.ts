import { allCountries } from 'country-region-data';
import { hasState } from '#rules/addresses/country-formats.ts';
import { getStates, type StateMap, type States } from '#rules/addresses/postal-address.ts';

// Country to its states. The package lists regions of every country, but an address names one only
// in some: there it is a choice; where letters never name one the map has an empty entry; and where
// one is named but the list is not the one letters use (Italy's provinces, England's counties) the
// country is missing and the shopper writes it. Example: US has 62, DE none, GB is missing.

const LISTED = new Set(
  'AE AR AU BR CA CL CN CO CR EG ES HN IE IN JM JP KR MX MY NG NI PA PE RO SV TH TR US UY VE ZA'.split(
    ' ',
  ),
);

/** Larger regions that are listed among the provinces of the same country. */
const NO_STATES: ReadonlySet<string> = new Set(['CN:HK', 'CN:MO', 'ES:AN', 'ES:AR', 'ES:CN']);

function makeStates(): StateMap {
  const map: Record<string, States> = {};
  for (const [, country, regions] of allCountries) {
    if (LISTED.has(country)) map[country] = listStates(country, regions);
    else if (!hasState(country)) map[country] = {};
  }
  return map;
}

function listStates(country: string, regions: readonly (readonly [string, string])[]): States {
  const named = regions
    .map(([name, code]): [string, string] => [code.replace(`${country}-`, ''), name])
    .filter(([code]) => code !== '' && !NO_STATES.has(`${country}:${code}`))
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  // A code of digits alone would jump to the front of an object in number order; the browser sorts
  // by name again, so only the pairing matters here.
  return Object.fromEntries(named);
}

export const STATES: StateMap = makeStates();

/** What a page needs so that the form of this country waits for nothing. */
export function statesFor(...countries: readonly string[]): StateMap {
  const map: Record<string, States> = {};
  for (const country of countries) {
    const states = getStates(STATES, country);
    if (states) map[country] = states;
  }
  return map;
}

/** The state's name where its code has one: stateName('US', 'CA') is California. */
export function stateName(country: string, state: string): string {
  const states = getStates(STATES, country);
  return states && Object.hasOwn(states, state) ? (states[state] ?? state) : state;
}
