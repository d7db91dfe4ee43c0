import * as z from 'zod/mini';
import type { Served } from './response.ts';
import { linked } from './response-parts.ts';

// Continents, countries and currencies, as `wc/v3/data` lists them.

const country = z.object({
  code: z.string(),
  name: z.string(),
  /** A code is a number where WooCommerce has one. */
  states: z.array(z.object({ code: z.union([z.string(), z.int()]), name: z.string() })),
});
export type Country = Served<typeof country>;
export const countryResponse = linked(country);

/** How a shop there would write prices and measures; left out where nothing is known of it. */
const formats = z.partial(
  z.object({
    currency_code: z.string(),
    currency_pos: z.string(),
    decimal_sep: z.string(),
    dimension_unit: z.string(),
    num_decimals: z.int(),
    thousand_sep: z.string(),
    weight_unit: z.string(),
  }),
);
export type CountryFormats = Served<typeof formats>;

const continent = z.object({
  code: z.string(),
  name: z.string(),
  countries: z.array(z.extend(country, formats.shape)),
});
export type Continent = Served<typeof continent>;
export const continentResponse = linked(continent);

const currency = z.object({ code: z.string(), name: z.string(), symbol: z.string() });
export type CurrencyItem = Served<typeof currency>;
export const currencyResponse = linked(currency);

export const dataIndexResponse = linked(z.object({ slug: z.string(), description: z.string() }));

const tool = z.object({
  id: z.string(),
  name: z.string(),
  action: z.string(),
  description: z.string(),
});
export const toolResponse = linked(tool);
export const toolRunResponse = z.extend(toolResponse, {
  success: z.boolean(),
  message: z.string(),
});

export const systemStatusResponse = z.object({
  environment: z.object({
    home_url: z.string(),
    site_url: z.string(),
    version: z.string(),
    language: z.string(),
    server_info: z.string(),
    default_timezone: z.string(),
    secure_connection: z.boolean(),
  }),
  settings: z.object({
    currency: z.string(),
    currency_symbol: z.string(),
    currency_position: z.string(),
    thousand_separator: z.string(),
    decimal_separator: z.string(),
    number_of_decimals: z.int(),
  }),
  active_plugins: z.array(z.string()),
  theme: z.object({ name: z.string(), version: z.string() }),
  security: z.object({ secure_connection: z.boolean(), hide_errors: z.boolean() }),
  pages: z.array(z.string()),
  post_type_counts: z.array(z.object({ type: z.string(), count: z.int() })),
});
