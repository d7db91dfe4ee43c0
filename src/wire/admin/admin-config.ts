import * as z from 'zod/mini';
import { SALES_KINDS } from '#rules/analytics/sales.ts';
import { STAFF_LANGUAGES } from '#rules/languages/staff-language.ts';
import { currencyFormat } from '../money.ts';
import { preferences } from '../vitrine/preferences.ts';

/** Where the admin is; every address below it is one of its screens. */
export const ADMIN_PATH = '/admin';

/** What the admin's document tells its script: who is there, and where things are. */
export const adminConfig = z.object({
  shopName: z.string(),
  shopUrl: z.string(),
  /** Of an order as its buyer sees it, with `:id`; its key is added. */
  orderUrl: z.string(),
  logInUrl: z.string(),
  logOutUrl: z.string(),
  restUrl: z.string(),
  restNonce: z.string(),
  /** Answers a fresh nonce as text. */
  nonceUrl: z.string(),
  /** Of the style elements that the components add. */
  styleNonce: z.string(),
  /** In which its texts are. */
  language: z.enum(STAFF_LANGUAGES),
  /** For dates, numbers and plural forms. */
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  timeZone: z.string(),
  currency: currencyFormat,
  /** What the shop calls its sales. */
  sales: z.enum(SALES_KINDS),
  /** Prices are entered with the tax in them. */
  pricesIncludeTax: z.boolean(),
  /** In which weights and lengths of products are given. */
  units: z.object({ weight: z.string(), length: z.string() }),
  /** Answers of the REST API to what the opened screen asks first, by path. */
  readings: z.record(z.string(), z.unknown()),
  person: z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    /** For what is shown; the server checks again at every request. */
    permissions: z.array(z.string()),
    preferences,
  }),
});

/** What Home shows, by the paths at which the REST API answers it. */
export const HOME_READINGS = {
  attention: 'vitrine/v1/attention',
  setUp: 'vitrine/v1/set-up',
  today: 'vitrine/v1/analytics/today',
} as const;

export type AdminConfig = z.infer<typeof adminConfig>;

/** Of the JSON element that holds it. */
export const ADMIN_CONFIG_ID = 'admin-config';
