import { type LocaleSigns, signsOf } from '#rules/messages/locale-signs.ts';
import { STATES_URL } from '#server/addresses/states-routes.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { shopMessages } from '#server/language/messages.ts';
import type { PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { addingConfig, sideCartConfig } from './cart-config.ts';

/** Groups of texts each page draws with, besides those of the layout; nothing else travels. */
const MESSAGE_GROUPS: Record<PageName, string[]> = {
  home: ['content', 'product'],
  content: ['content', 'product'],
  listing: ['listing', 'product', 'content'],
  search: ['listing', 'search', 'product', 'content'],
  product: ['product', 'content', 'addedPopup'],
  'product-options': ['product', 'content', 'addedPopup', 'options', 'places'],
  'product-bundle': ['product', 'content', 'addedPopup', 'options', 'bundles'],
  review: ['reviewForm', 'reviews', 'content'],
  cart: ['cart', 'coupons', 'product', 'content', 'address'],
  'order-received': ['orders'],
  'order-pay': ['orders'],
  invoice: ['orders'],
  checkout: ['checkout', 'address', 'content'],
  account: ['account', 'orders'],
  'account-orders': ['account', 'orders', 'listing'],
  'account-addresses': ['account', 'address'],
  'account-settings': ['account'],
  journal: ['content'],
  post: ['content', 'comments'],
  'not-found': ['problem', 'content'],
  problem: ['problem'],
};

/** Any page may open the side cart, and any box in a slider a quick view with pictures in large. */
const EVERYWHERE = [
  'layout',
  'slider',
  'lightbox',
  'cart',
  'basket',
  'coupons',
  'sideCart',
  'dropdown',
  'consent',
];

/** What the cart has to say comes in words already. */
const SAID_BY_THE_SERVER =
  /^(account\.(done|problem)\.|cart\.(notice|problem)\.|bundles\.problem\.(choose|part|price|gone|stock|ofItem|unreadable)|coupons\.problem\.|coupons\.offer\.(?!state))/;

const chosen = new WeakMap<Settings, Map<PageName, ShopConfig['messages']>>();

/** One object as long as the settings are: it is written into every page. */
function textsOf(page: PageName, settings: Settings): ShopConfig['messages'] {
  const byPage = chosen.get(settings) ?? new Map<PageName, ShopConfig['messages']>();
  chosen.set(settings, byPage);
  const known = byPage.get(page);
  if (known) return known;
  const groups = new Set([...EVERYWHERE, ...MESSAGE_GROUPS[page]]);
  const entries = Object.entries(shopMessages(settings)).filter(
    ([key]) => groups.has(key.slice(0, key.indexOf('.'))) && !SAID_BY_THE_SERVER.test(key),
  );
  const messages = Object.fromEntries(entries) as ShopConfig['messages'];
  byPage.set(page, messages);
  return messages;
}

const signsByLocale = new Map<string, LocaleSigns>();

function keptSigns(locale: string): LocaleSigns {
  const signs = signsByLocale.get(locale) ?? signsOf(locale);
  signsByLocale.set(locale, signs);
  return signs;
}

export function shopConfig(
  page: PageName,
  settings: Settings,
  nonces: ShopConfig['nonces'],
): ShopConfig {
  return {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    rest_url: '/wp-json/',
    nonces,
    locale: settings['shop.locale'],
    dir: settings['shop.dir'],
    timeZone: settings['shop.timeZone'],
    signs: keptSigns(settings['shop.locale']),
    currency: {
      code: settings['currency.code'],
      symbol: settings['currency.symbol'],
      position: settings['currency.position'],
      decimals: settings['currency.decimals'],
      decimalSeparator: settings['currency.decimalSeparator'],
      thousandSeparator: settings['currency.thousandSeparator'],
    },
    routes: {
      home: settings['routes.home'],
      shop: settings['routes.shop'],
      product: settings['routes.product'],
      category: settings['routes.category'],
      cart: settings['routes.cart'],
      checkout: settings['routes.checkout'],
      account: settings['routes.account'],
      search: settings['routes.search'],
      journal: settings['routes.journal'],
    },
    grid: {
      large: settings['catalog.columnsLarge'],
      medium: settings['catalog.columnsMedium'],
      small: settings['catalog.columnsSmall'],
    },
    swatches: {
      stockThreshold: settings['swatches.stockThreshold'],
      clearOnReselect: settings['swatches.clearOnReselect'],
      noStockClickable: settings['swatches.noStockClickable'],
      disabledStyle: settings['swatches.disabledStyle'],
      limit: settings['swatches.limit'],
      tooltip: settings['swatches.tooltip'],
      onCards: settings['swatches.onCards'],
    },
    quickView: { enabled: settings['quickView.enabled'] },
    stickyBar: { enabled: settings['stickyBar.enabled'] },
    cart: addingConfig(settings),
    sideCart: sideCartConfig(settings),
    locations: {
      statesUrl: STATES_URL,
      floatingLabels: settings['forms.floatingLabels'],
    },
    consent: {
      banner: settings['consent.banner'],
      version: settings['consent.version'],
      assumed: settings['consent.assumed'],
      policyUrl: settings['consent.policyUrl'],
    },
    attribution: {
      enabled: settings['attribution.enabled'],
      lifetimeMonths: settings['attribution.lifetimeMonths'],
      sessionMinutes: settings['attribution.sessionMinutes'],
      prefix: settings['attribution.prefix'],
      domain: settings['attribution.domain'],
      promo: settings['attribution.promo'],
    },
    messages: textsOf(page, settings),
  };
}
