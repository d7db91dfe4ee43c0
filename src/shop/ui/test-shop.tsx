import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { signsOf } from '#rules/messages/locale-signs.ts';
import { money } from '#rules/money/money.ts';
import { ADDING_DEFAULTS } from '#wire/adding.ts';
import type { ImageRecord } from '#wire/image.ts';
import { messages } from '#wire/messages/messages.ts';
import type { PriceRecord, ProductCard } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { SIDE_CART_DEFAULTS } from '#wire/side-cart.ts';
import { ShopProvider } from './shop-context.tsx';

/** A small shop for the tests beside the components. */
export const testConfig: ShopConfig = {
  ajax_url: '/ajax',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  rest_url: '/wp-json/',
  nonces: { coupon: '', public: '', review: '', rest: '', store: '' },
  locale: 'en-US',
  dir: 'ltr',
  timeZone: 'UTC',
  signs: signsOf('en-US'),
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
  cart: ADDING_DEFAULTS,
  sideCart: SIDE_CART_DEFAULTS,
  places: { statesUrl: '/places/states.json', floatingLabels: true },
  consent: { banner: true, version: 1, assumed: false, policyUrl: '/privacy' },
  attribution: {
    enabled: true,
    lifetimeMonths: 6,
    sessionMinutes: 30,
    prefix: 'wc_order_attribution_',
    domain: '',
    promo: false,
  },
  texts: messages,
};

/** draw(<Badge>New</Badge>) is its HTML, drawn inside the test shop. */
export function draw(children: ReactNode, changes: Partial<ShopConfig> = {}): string {
  return renderToStaticMarkup(
    <ShopProvider config={{ ...testConfig, ...changes }} now={0}>
      {children}
    </ShopProvider>,
  );
}

export const testImage: ImageRecord = {
  id: 1,
  key: 'oak-serving-tray-0123456789',
  url: '/media/oak-serving-tray-0123456789/1200.jpeg',
  width: 1200,
  height: 1500,
  alt: 'Oak tray on a linen cloth',
  caption: '',
  ground: 'tan',
};

/** testPrice(1760, { regular: 2200 }) is on sale; testPrice(1400, { max: 1800 }) is a range. */
export function testPrice(
  min: number,
  { max = min, regular = min, regularMax = Math.max(regular, max) } = {},
): PriceRecord {
  return {
    min: money(min),
    max: money(max),
    regularMin: money(regular),
    regularMax: money(regularMax),
    onSale: regular !== min,
    saleEndsAt: null,
  };
}

export const testProduct: ProductCard = {
  id: 7,
  kind: 'simple',
  slug: 'oak-serving-tray',
  url: '/product/oak-serving-tray',
  name: 'Oak serving tray',
  image: testImage,
  hoverImage: null,
  price: testPrice(4800),
  stock: { status: 'instock', left: 120, backorders: 'no', low: false },
  rating: { average: 4.5, count: 12 },
  category: { name: 'Tableware', url: '/product-category/tableware' },
  isNew: false,
  swatches: [],
  swatchField: '',
};
