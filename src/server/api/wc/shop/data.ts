import * as z from 'zod/mini';
import { CONTINENTS, countriesOn, isContinent } from '#rules/addresses/continents.ts';
import { countryMoney } from '#rules/addresses/country-money.ts';
import { getStates } from '#rules/addresses/postal-address.ts';
import { countryName, isCountry, namedCountries } from '#server/addresses/countries.ts';
import { STATES } from '#server/addresses/states.ts';
import {
  type Continent,
  type Country,
  type CountryFormats,
  type CurrencyItem,
  continentResponse,
  countryResponse,
  currencyResponse,
  dataIndexResponse,
} from '#wire/wc/data.ts';
import type { RestError } from '../../rest/rest-error.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { readRoute } from '../read-route.ts';

// Facts about the world that programs ask a shop for: continents, countries with their states, and
// currencies. Names are in the shop's language.

const permission = 'manage-settings';
const CODE = '<[\\w-]+>';

function linked<Item extends object>(origin: string, path: string, list: string, item: Item) {
  const address = (of: string) => [{ href: `${origin}/wp-json/wc/v3/data${of}` }];
  return { ...item, _links: { self: address(path), collection: address(list) } };
}

function countryItem(code: string, locale: string): Country {
  const states = Object.entries(getStates(STATES, code) ?? {}).map(([state, name]) => ({
    code: state,
    name,
  }));
  return { code, name: countryName(code, locale), states };
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

/** How a shop there would write prices and measures. */
function getFormats(country: string): CountryFormats {
  const money = countryMoney(country);
  return money === null
    ? {}
    : {
        currency_code: money.currency,
        currency_pos: money.position,
        decimal_sep: money.decimalSeparator,
        dimension_unit: money.length,
        num_decimals: money.decimals,
        thousand_sep: money.thousandSeparator,
        weight_unit: money.weight,
      };
}

function continentItem(code: keyof typeof CONTINENTS, locale: string): Continent {
  const countries = countriesOn(code).filter(isCountry);
  return {
    code,
    name: CONTINENTS[code],
    countries: countries.map((country) => ({
      ...countryItem(country, locale),
      ...getFormats(country),
    })),
  };
}

function currencyItem(code: string, locale: string): CurrencyItem {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return { code, name, symbol: parts.find(({ type }) => type === 'currency')?.value ?? code };
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
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
        namedCountries(locale).map(({ code }) =>
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
      if (!isCountry(code)) return { ok: false, error: invalidLocation };
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
        [...CURRENCIES].map((code) =>
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
      const known = CURRENCIES.has(code)
        ? currencyItem(code, ctx.settings['shop.locale'])
        : { code, name: code };
      return ok(linked(origin, `/currencies/${code}`, '/currencies', { ...known, symbol }));
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
