import { getSigns } from '#rules/messages/locale-signs.ts';
import { ADDING_DEFAULTS } from '../adding.ts';
import { messages } from '../messages/messages.ts';
import type { ShopConfig } from '../shop-config.ts';
import { SIDE_CART_DEFAULTS } from '../side-cart.ts';

/** The settings a page is rendered with, all messages included. */
export function sampleConfig(change: Partial<ShopConfig> = {}): ShopConfig {
  return {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    rest_url: '/wp-json/',
    nonces: { coupon: '', public: '', review: '', rest: '', store: '' },
    locale: 'en-US',
    dir: 'ltr',
    timeZone: 'UTC',
    signs: getSigns('en-US'),
    currency: {
      code: 'USD',
      symbol: '$',
      position: 'left',
      decimals: 2,
      decimalSeparator: '.',
      thousandSeparator: ',',
    },
    routes: {
      home: '/',
      shop: '/shop',
      product: '/product/:slug',
      category: '/product-category/:slug',
      cart: '/cart',
      checkout: '/checkout',
      account: '/my-account',
      newsletter: '/newsletter',
      search: '/search',
      journal: '/journal',
    },
    grid: { large: 3, medium: 3, small: 2 },
    swatches: {
      stockThreshold: 5,
      clearOnReselect: false,
      noStockClickable: false,
      disabledStyle: 'blur',
      limit: 0,
      tooltip: true,
      onCards: true,
    },
    quickView: { enabled: true },
    stickyBar: { enabled: true },
    header: { mode: 'sticky', mobileMenu: 'slide' },
    rails: { autoplay: false },
    pageLoader: { enabled: false },
    comingSoon: { banner: false },
    cart: ADDING_DEFAULTS,
    sideCart: SIDE_CART_DEFAULTS,
    locations: { statesUrl: '/places/states-0123456789.json', floatingLabels: true },
    consent: { banner: true, version: 1, assumed: false, policyUrl: '/privacy' },
    attribution: {
      enabled: true,
      lifetimeMonths: 6,
      sessionMinutes: 30,
      prefix: 'wc_order_attribution_',
      domain: '',
      promo: false,
    },
    tracking: null,
    messages: { ...messages },
    ...change,
  };
}
