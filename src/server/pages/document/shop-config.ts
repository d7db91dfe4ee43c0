import { getSigns } from '#rules/messages/locale-signs.ts';
import { STATES_URL } from '#server/addresses/states-routes.ts';
import { shopMessages } from '#server/language/messages.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PageName } from '#wire/page.ts';
import type { PageConfig, SharedConfig, ShopConfig } from '#wire/shop-config.ts';
import { addingConfig, sideCartConfig } from './cart-config.ts';
import { trackingConfig } from './tracking-config.ts';

/** Groups of messages each page is rendered with, besides those of the layout; no others are sent. */
const MESSAGE_GROUPS: Record<PageName, string[]> = {
  home: ['content', 'product'],
  content: ['content', 'product'],
  closed: ['content', 'product'],
  listing: ['listing', 'product', 'content'],
  search: ['listing', 'search', 'product', 'content'],
  product: ['product', 'compare', 'content', 'addedPopup', 'stockAlert'],
  'product-options': [
    'product',
    'compare',
    'content',
    'addedPopup',
    'stockAlert',
    'options',
    'locations',
  ],
  'product-bundle': [
    'product',
    'compare',
    'content',
    'addedPopup',
    'stockAlert',
    'options',
    'bundles',
  ],
  'line-choice': ['product', 'options', 'locations', 'orders.line'],
  review: ['reviewForm', 'reviews', 'content'],
  cart: ['cart', 'coupons', 'product', 'content', 'address'],
  'order-received': ['orders'],
  'order-pay': ['orders'],
  invoice: ['orders'],
  'order-sheets': ['orders'],
  checkout: ['checkout', 'address', 'content', 'password', 'orders.pay.card'],
  account: ['account', 'orders', 'password'],
  'account-orders': ['account', 'orders', 'listing'],
  'account-addresses': ['account', 'address'],
  'account-settings': ['account', 'password', 'orders.pay.card'],
  journal: ['content'],
  post: ['content', 'comments', 'product'],
  newsletter: ['newsletter', 'content'],
  'stock-alert': ['stockAlert', 'stockAlertPage', 'content'],
  'basket-reminder': ['basketReminder', 'content'],
  'gift-balance': ['giftBalance', 'content'],
  compare: ['compare', 'product'],
  'track-order': ['trackOrder', 'orders'],
  'return-order': ['returns', 'orders'],
  'not-found': ['problem', 'content'],
  problem: ['problem'],
};

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(MESSAGE_GROUPS, name);
}

/** Any page may open the side cart or suggest searches, and any product card a quick view with a lightbox. */
const EVERYWHERE = [
  'layout',
  'slider',
  'lightbox',
  'cart',
  'basket',
  'coupons',
  'sideCart',
  'dropdown',
  'suggestions',
  'consent',
];

/** Only the server uses these: the cart sends its notices as text. */
const USED_BY_THE_SERVER =
  /^(account\.(done|problem)\.|cart\.(notice|problem)\.|content\.edit|product\.(noReturns|returns|unit)|compare\.(availability|returns)|bundles\.problem\.(choose|part|price|gone|stock|ofItem|unreadable)|coupons\.problem\.|coupons\.offer\.(?!state))/;

/** Of the reviews, which the server renders, the popup is made by the browser. */
const REVIEW_POPUP = /^reviewSection\.(popup|rotate|enlarge)/;

function getMessages(page: PageName, settings: Settings): ShopConfig['messages'] {
  const groups = [...EVERYWHERE, ...MESSAGE_GROUPS[page]];
  const entries = Object.entries(shopMessages(settings)).filter(
    ([key]) =>
      REVIEW_POPUP.test(key) ||
      (groups.some((group) => key.startsWith(`${group}.`)) && !USED_BY_THE_SERVER.test(key)),
  );
  return Object.fromEntries(entries);
}

const configs = new WeakMap<Settings, Map<PageName, SharedConfig>>();

/** The same object as long as the settings are the same: the file sent to browsers is made from it once. */
export function sharedConfig(page: PageName, settings: Settings): SharedConfig {
  const byPage = configs.get(settings) ?? new Map<PageName, SharedConfig>();
  configs.set(settings, byPage);
  const config = byPage.get(page) ?? createSharedConfig(page, settings);
  byPage.set(page, config);
  return config;
}

export function shopConfig(
  page: PageName,
  settings: Settings,
  nonces: PageConfig['nonces'],
): ShopConfig {
  return {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    rest_url: '/wp-json/',
    nonces,
    ...sharedConfig(page, settings),
  };
}

function createSharedConfig(page: PageName, settings: Settings): SharedConfig {
  return {
    locale: settings['shop.locale'],
    dir: settings['shop.dir'],
    timeZone: settings['shop.timeZone'],
    signs: getSigns(settings['shop.locale']),
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
      newsletter: settings['routes.newsletter'],
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
    header: { mode: settings['header.mode'], mobileMenu: settings['header.mobileMenu'] },
    rails: { autoplay: settings['rails.autoplay'] },
    pageLoader: { enabled: settings['pageLoader.enabled'] },
    comingSoon: { banner: settings['comingSoon.banner'] || settings['comingSoon.closed'] },
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
    tracking: trackingConfig(settings),
    messages: getMessages(page, settings),
  };
}
