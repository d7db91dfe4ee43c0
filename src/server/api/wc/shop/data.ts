import * as z from 'zod/mini';
import { CONTINENTS, countriesOn, isContinent } from '#rules/addresses/continents.ts';
import { namedCountries } from '#server/addresses/countries.ts';
import { getCountryFormats, MONEY_NAMES } from '#server/language/country-formats.ts';
import {
  type Continent,
  type Country,
  type CurrencyItem,
  continentResponse,
  countryResponse,
  currencyResponse,
  dataIndexResponse,
} from '#wire/wc/data.ts';
import type { RestError } from '../../rest/rest-error.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { COUNTRY_NAMES } from '../facts/countries.ts';
import { CURRENCIES } from '../facts/currencies.ts';
import { isEnglish } from '../facts/is-english.ts';
import { plainText } from '../facts/plain-text.ts';
import { COUNTRY_STATES } from '../facts/states.ts';
import { readRoute } from '../read-route.ts';

// Facts about the world that programs ask a shop for: continents, countries with their states, and
// currencies. In English their names are those of WooCommerce, otherwise those of the shop's language.

const permission = 'manage-settings';
const CODE = '<[\\w-]+>';

function linked<Item extends object>(origin: string, path: string, list: string, item: Item) {
  const address = (of: string) => [{ href: `${origin}/wp-json/wc/v3/data${of}` }];
  return { ...item, _links: { self: address(path), collection: address(list) } };
}

function getCountryName(code: string, locale: string): string {
  const name = COUNTRY_NAMES.get(code) ?? code;
  return isEnglish(locale) ? name : (namedCountries(locale, [code])[0]?.name ?? name);
}

function countryItem(code: string, locale: string): Country {
  const states = COUNTRY_STATES.get(code) ?? [];
  return { code, name: getCountryName(code, locale), states: [...states] };
}

const invalidLocation: RestError = {
  code: 'woocommerce_rest_data_invalid_location',
  message: 'There are no locations matching these parameters.',
  status: 404,
};
const invalidCurrency: RestError = {
  code: 'woocommerce_rest_data_invalid_currency',
  message: 'There are no currencies matching these parameters.',
  status: 404,
};

/** As in WooCommerce, a country with money of its own has the name of that money here. */
function toCountry(code: string, locale: string): Continent['countries'][number] {
  const formats = getCountryFormats(code);
  const { currency_code: currency } = formats;
  const item = { ...countryItem(code, locale), ...formats };
  if (currency === undefined) return item;
  const name = MONEY_NAMES[code] ?? plainText(getName(currency, locale));
  return { ...item, name };
}

function continentItem(code: keyof typeof CONTINENTS, locale: string): Continent {
  const countries = countriesOn(code).filter((country) => COUNTRY_NAMES.has(country));
  return {
    code,
    name: CONTINENTS[code],
    countries: countries.map((country) => toCountry(country, locale)),
  };
}

function getName(code: string, locale: string): string {
  const name = CURRENCIES.get(code)?.name ?? code;
  return isEnglish(locale)
    ? name
    : (new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? name);
}

function currencyItem(code: string, locale: string): CurrencyItem {
  return { code, name: getName(code, locale), symbol: CURRENCIES.get(code)?.symbol ?? code };
}

const ok = <Body>(body: Body) => ({ ok: true as const, body });

const INDEX = [
  ['continents', 'List of supported continents, countries, and states.'],
  ['countries', 'List of supported states in a given country.'],
  ['currencies', 'List of supported currencies.'],
] as const;

export const dataRoutes: readonly RestRoute[] = [
  readRoute({
    path: '/data',
    permission,
    params: {},
    response: z.array(dataIndexResponse),
    action: 'list',
    read: async (_, { origin }) =>
      ok(INDEX.map(([slug, description]) => linked(origin, `/${slug}`, '', { slug, description }))),
  }),
  readRoute({
    path: '/data/continents',
    permission,
    params: {},
    response: z.array(continentResponse),
    action: 'list',
    async read(_, { origin, ctx }) {
      const codes = Object.keys(CONTINENTS).filter(isContinent);
      return ok(
        codes.map((code) =>
          linked(
            origin,
            `/continents/${code}`,
            '/continents',
            continentItem(code, ctx.settings['shop.locale']),
          ),
        ),
      );
    },
  }),
  readRoute({
    path: `/data/continents/:location${CODE}`,
    permission,
    params: {},
    response: continentResponse,
    async read(_, { origin, ctx, parts }) {
      const code = (parts.location ?? '').toUpperCase();
      if (!isContinent(code)) return { ok: false, error: invalidLocation };
      const item = continentItem(code, ctx.settings['shop.locale']);
      return ok(linked(origin, `/continents/${code}`, '/continents', item));
    },
  }),
  readRoute({
    path: '/data/countries',
    permission,
    params: {},
    response: z.array(countryResponse),
    action: 'list',
    async read(_, { origin, ctx }) {
      const locale = ctx.settings['shop.locale'];
      return ok(
        [...COUNTRY_NAMES.keys()].map((code) =>
          linked(origin, `/countries/${code}`, '/countries', countryItem(code, locale)),
        ),
      );
    },
  }),
  readRoute({
    path: `/data/countries/:location${CODE}`,
    permission,
    params: {},
    response: countryResponse,
    async read(_, { origin, ctx, parts }) {
      const code = (parts.location ?? '').toUpperCase();
      if (!COUNTRY_NAMES.has(code)) return { ok: false, error: invalidLocation };
      const item = countryItem(code, ctx.settings['shop.locale']);
      return ok(linked(origin, `/countries/${code}`, '/countries', item));
    },
  }),
  readRoute({
    path: '/data/currencies',
    permission,
    params: {},
    response: z.array(currencyResponse),
    action: 'list',
    async read(_, { origin, ctx }) {
      const locale = ctx.settings['shop.locale'];
      return ok(
        [...CURRENCIES.keys()].map((code) =>
          linked(origin, `/currencies/${code}`, '/currencies', currencyItem(code, locale)),
        ),
      );
    },
  }),
  readRoute({
    path: '/data/currencies/current',
    permission,
    params: {},
    response: currencyResponse,
    async read(_, { origin, ctx }) {
      const { 'currency.code': code, 'currency.symbol': symbol } = ctx.settings;
      const item = currencyItem(code, ctx.settings['shop.locale']);
      const isUsual = plainText(item.symbol) === symbol;
      const current = isUsual ? item : { ...item, symbol };
      return ok(linked(origin, `/currencies/${code}`, '/currencies', current));
    },
  }),
  readRoute({
    path: '/data/currencies/:currency<[\\w-]{3}>',
    permission,
    params: {},
    response: currencyResponse,
    async read(_, { origin, ctx, parts }) {
      const code = (parts.currency ?? '').toUpperCase();
      if (!CURRENCIES.has(code)) return { ok: false, error: invalidCurrency };
      const item = currencyItem(code, ctx.settings['shop.locale']);
      return ok(linked(origin, `/currencies/${code}`, '/currencies', item));
    },
  }),
];
