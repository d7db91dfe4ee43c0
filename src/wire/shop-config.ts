import * as z from 'zod/mini';
import { addingSettings } from './adding.ts';
import { HEADER_MODES, MOBILE_MENUS } from './layout.ts';
import { currencyFormat } from './money.ts';
import { expressConfig } from './payments/express.ts';
import { sideCartSettings } from './side-cart.ts';
import { trackingSettings } from './tracking/tracking.ts';

const message = z.union([z.string(), z.record(z.string(), z.string())]);

export const DISABLED_STYLES = ['blur', 'cross', 'hide'] as const;

/** The JSON script element `shop-config` of every page: where calls go and the nonces they send. */
export const pageConfig = z.object({
  ajax_url: z.string(),
  /** Template: `%%endpoint%%` is replaced by the call's name. */
  wc_ajax_url: z.string(),
  rest_url: z.string(),
  nonces: z.object({
    coupon: z.string(),
    public: z.string(),
    review: z.string(),
    rest: z.string(),
    store: z.string(),
  }),
  /** Left out on pages without buttons of wallets. */
  express: z.optional(expressConfig),
});
export type PageConfig = z.infer<typeof pageConfig>;

/** Settings and messages: the same on every page of a kind, so they are a file that browsers cache. */
export const sharedConfig = z.object({
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  timeZone: z.string(),
  signs: z.object({
    decimal: z.string(),
    digits: z.string(),
    pair: z.string(),
    middle: z.string(),
    end: z.string(),
  }),
  currency: currencyFormat,
  routes: z.object({
    home: z.string(),
    shop: z.string(),
    product: z.string(),
    category: z.string(),
    cart: z.string(),
    checkout: z.string(),
    account: z.string(),
    newsletter: z.string(),
    search: z.string(),
    journal: z.string(),
  }),
  grid: z.object({ large: z.int(), medium: z.int(), small: z.int() }),
  swatches: z.object({
    /** At or below this many the stock-left badge shows. */
    stockThreshold: z.int(),
    clearOnReselect: z.boolean(),
    noStockClickable: z.boolean(),
    disabledStyle: z.enum(DISABLED_STYLES),
    /** How many swatches of an attribute show before "more"; 0 shows all. */
    limit: z.int(),
    tooltip: z.boolean(),
    onCards: z.boolean(),
  }),
  quickView: z.object({ enabled: z.boolean() }),
  stickyBar: z.object({ enabled: z.boolean() }),
  header: z.object({ mode: z.enum(HEADER_MODES), mobileMenu: z.enum(MOBILE_MENUS) }),
  rails: z.object({ autoplay: z.boolean() }),
  pageLoader: z.object({ enabled: z.boolean() }),
  comingSoon: z.object({ banner: z.boolean() }),
  cart: addingSettings,
  sideCart: sideCartSettings,
  locations: z.object({
    /** Where the browser finds the states of every country. */
    statesUrl: z.string(),
    floatingLabels: z.boolean(),
  }),
  consent: z.object({
    /** Whether the visitor is asked at all. */
    banner: z.boolean(),
    /** Raised when the question changes: every visitor is asked again. */
    version: z.int(),
    /** What applies to visitors who have not answered. */
    assumed: z.boolean(),
    /** The page that explains it; '' where there is none. */
    policyUrl: z.string(),
  }),
  attribution: z.object({
    enabled: z.boolean(),
    /** Of 30 days each. */
    lifetimeMonths: z.number(),
    sessionMinutes: z.number(),
    /** Before the name of each hidden input. */
    prefix: z.string(),
    /** The cookies' domain, and what counts as the shop itself; '' is the page's host. */
    domain: z.string(),
    promo: z.boolean(),
  }),
  /** Null in a shop without trackers. */
  tracking: z.nullable(trackingSettings),
  messages: z.record(z.string(), message),
});
export type SharedConfig = z.infer<typeof sharedConfig>;

/** What components are rendered with. */
export type ShopConfig = PageConfig & SharedConfig;
