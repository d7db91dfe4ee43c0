import * as z from 'zod';
import { REQUIREMENTS } from '#rules/addresses/field-requirements.ts';
import { OPTIONAL_LINK } from '#rules/content/link-address.ts';
import { WEIGHT_UNITS } from '#rules/shipping/charged-weight.ts';
import { namesPublicHost } from '#server/platform/outgoing/public-address.ts';
import { ADDING_DEFAULTS, CART_COUNTS, CART_MODES } from '#wire/adding.ts';
import { CHECKOUT_STYLES } from '#wire/checkout.ts';
import { DISABLED_STYLES } from '#wire/shop-config.ts';
import { COUPON_LISTS, SIDE_CART_DEFAULTS, SIDE_CART_ROWS } from '#wire/side-cart.ts';
import { ANALYTICS_SETTINGS } from './groups/analytics-settings.ts';
import { API_SETTINGS } from './groups/api-settings.ts';
import { BOOSTER_DEFAULTS, BOOSTER_SCHEMAS } from './groups/booster-settings.ts';
import { CATALOG_SETTINGS } from './groups/catalog-settings.ts';
import { CURRENCY_SETTINGS } from './groups/currency-settings.ts';
import { DELIVERY_SETTINGS } from './groups/delivery-settings.ts';
import { EMAIL_SETTINGS } from './groups/email-settings.ts';
import { GIFT_CARD_SETTINGS } from './groups/gift-card-settings.ts';
import { LAYOUT_SETTINGS } from './groups/layout-settings.ts';
import { PAYMENT_SETTINGS, PROVIDER_SETTINGS } from './groups/payment-settings.ts';
import { REVIEW_SETTINGS } from './groups/review-settings.ts';
import { ROUTE_SETTINGS } from './groups/route-settings.ts';
import { refused, setting } from './groups/setting.ts';
import { STAFF_SETTINGS } from './groups/staff-settings.ts';
import { THEME_SETTINGS } from './groups/theme-settings.ts';
import { TRACKING_SETTINGS } from './groups/tracking-settings.ts';
import { UPSELL_SETTINGS } from './groups/upsell-settings.ts';
import { isLocale, isTimeZone } from './known-names.ts';

const TILE_ADDRESS = /^(https?:\/\/[a-z0-9.:-]+\/[^\s"'<>]*\{z\}[^\s"'<>]*)?$/i;
const customFields = z.record(
  z.string().regex(/^wcpa_pcf_[a-z0-9_]{1,60}$/, refused('customField')),
  z.union([z.string().max(400), z.number()]),
);
const milliseconds = z.int().min(0).max(600_000);
const side = SIDE_CART_DEFAULTS;
const adding = ADDING_DEFAULTS;

/**
 * Every setting of the shop with its type and default, on one page. A row of the table `settings`
 * (name, JSON value) overrides a default; a value that does not fit its schema is refused on save
 * and ignored with a log line on read.
 */
export const SETTINGS = {
  'shop.name': setting(z.string().min(1).max(80), 'My shop'),
  'shop.tagline': setting(z.string().max(160), ''),
  'shop.email': setting(z.email(refused('email')), 'shop@example.com'),
  'shop.securityEmail': setting(z.union([z.literal(''), z.email(refused('email'))]), ''),
  'shop.locale': setting(
    z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, refused('language'))
      .refine(isLocale, refused('language')),
    'en-US',
  ),
  'shop.dir': setting(z.enum(['ltr', 'rtl']), 'ltr'),
  'shop.timeZone': setting(z.string().max(60).refine(isTimeZone, refused('timeZone')), 'UTC'),
  'shop.topBarText': setting(z.string().max(160), ''),
  'shop.indexable': setting(z.boolean(), true),
  /** Home of the admin does not list the first steps any more. */
  'shop.setUpDismissed': setting(z.boolean(), false),
  /** Somebody has looked at the shop in the size of a phone. */
  'shop.seenOnPhone': setting(z.boolean(), false),

  ...CURRENCY_SETTINGS,

  ...ROUTE_SETTINGS,
  ...CATALOG_SETTINGS,
  /** Above this many, a product's variations are asked for one by one. */
  'variations.inlineMost': setting(z.int().min(0).max(200), 30),
  'swatches.stockThreshold': setting(z.int().min(1).max(99), 5),
  'swatches.clearOnReselect': setting(z.boolean(), false),
  'swatches.noStockClickable': setting(z.boolean(), false),
  'swatches.disabledStyle': setting(z.enum(DISABLED_STYLES), 'blur'),
  /** How many show before "more"; 0 shows all. */
  'swatches.limit': setting(z.int().min(0).max(200), 0),
  'swatches.tooltip': setting(z.boolean(), true),
  'swatches.onCards': setting(z.boolean(), true),
  ...REVIEW_SETTINGS,
  ...ANALYTICS_SETTINGS,
  'comments.enabled': setting(z.boolean(), true),
  /** Which comments of the journal wait for moderation. */
  'comments.hold': setting(z.enum(['none', 'first', 'all']), 'first'),
  /** How deep replies are nested. */
  'comments.depth': setting(z.int().min(1).max(10), 3),
  'quickView.enabled': setting(z.boolean(), true),
  'stickyBar.enabled': setting(z.boolean(), true),
  /** Rails of product cards advance by themselves, every three seconds. */
  'rails.autoplay': setting(z.boolean(), false),
  ...LAYOUT_SETTINGS,
  ...THEME_SETTINGS,

  /** Where the shop is: what a visitor without an address is taken for, and what entered taxes mean. */
  'shop.country': setting(z.string().regex(/^[A-Z]{2}$/, refused('country')), 'US'),
  'shop.state': setting(z.string().max(40), ''),
  'shop.postcode': setting(z.string().max(20), ''),
  'shop.city': setting(z.string().max(80), ''),
  'shop.address1': setting(z.string().max(120), ''),
  'shop.address2': setting(z.string().max(120), ''),
  /** Shown on invoices where the law requires it. */
  'shop.taxNumber': setting(z.string().max(60), ''),

  'cart.addByScript': setting(z.boolean(), adding.byScript),
  /** Of adds by script; a form the browser posts itself ends at the cart page anyway. */
  'cart.redirectAfterAdd': setting(z.boolean(), adding.redirect),
  'cart.cardButtons': setting(z.boolean(), adding.cardButtons),
  'cart.fly': setting(z.boolean(), adding.fly),
  'cart.flyTime': setting(milliseconds, adding.flyTime),
  'cart.basket': setting(z.enum(CART_MODES), adding.basket),
  'cart.basketCounts': setting(z.enum(CART_COUNTS), adding.basketCounts),
  'miniCart.afterAdd': setting(z.boolean(), adding.dropdown),
  'miniCart.time': setting(milliseconds, adding.dropdownTime),
  'cart.saveForLater': setting(z.boolean(), true),
  /** How many products the drawer of the side cart suggests. */
  'cart.suggestions': setting(z.int().min(0).max(24), 5),
  /** Bundles can be bought at all. */
  'bundles.enabled': setting(z.boolean(), true),
  /** The builder is sent by script; otherwise the browser sends the form itself. */
  'bundles.byScript': setting(z.boolean(), true),
  /** After an add by script: a popup, or the cart page. A bundle may say otherwise for itself. */
  'bundles.popup': setting(z.boolean(), true),
  /** Coupons count on top of a bundle's discount. */
  'bundles.coupons': setting(z.boolean(), true),
  'options.scrollToError': setting(z.boolean(), true),
  'options.errorSummary': setting(z.boolean(), true),
  'options.hideZeroPrice': setting(z.boolean(), true),
  /** What the price of a product with options is multiplied by before its options are added. */
  'options.conUnit': setting(z.number().positive().max(1000), 1),
  /** Values of custom fields for products without their own; zero where neither has one. */
  'options.customFields': setting(customFields, {}),
  /** Who is asked for places: the shop's own list of towns, a server like Nominatim, Google by key. */
  'locations.provider': setting(z.enum(['gazetteer', 'nominatim', 'google']), 'gazetteer'),
  'locations.nominatimUrl': setting(
    z.union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/, error: refused('address') })
        .refine(namesPublicHost, refused('publicAddress')),
    ]),
    '',
  ),
  'locations.googleKey': setting(z.string().max(200), ''),
  /** Two-letter codes of the countries a place may be in; empty allows all. */
  'locations.countries': setting(
    z.array(z.string().regex(/^[A-Z]{2}$/, refused('country'))).max(250),
    [],
  ),
  /** How long another server may take to answer. */
  'locations.timeout': setting(z.int().min(100).max(20_000), 3000),
  /** Map tiles with {z}, {x} and {y}; '' shows the outline of the world instead. */
  'locations.tileUrl': setting(z.string().max(300).regex(TILE_ADDRESS, refused('tiles')), ''),
  /** Whom the maps name as their makers. */
  'locations.tileAttribution': setting(z.string().max(200), ''),
  'coupons.enabled': setting(z.boolean(), true),
  /** Codes that do not exist in ten minutes before the next has to wait; 0 sets no limit. */
  'coupons.wrongPerVisitor': setting(z.int().min(0).max(10_000), 10),
  'coupons.wrongPerAddress': setting(z.int().min(0).max(10_000), 60),

  'sideCart.enabled': setting(z.boolean(), side.enabled),
  /** Page types it stays away from. */
  'sideCart.hiddenOn': setting(z.array(z.string().max(40)).max(40), side.hiddenOn),
  'sideCart.openOnAdd': setting(z.boolean(), side.openOnAdd),
  'sideCart.openAfterLoad': setting(z.boolean(), side.openAfterLoad),
  'sideCart.width': setting(z.int().min(280).max(1200), side.width),
  'sideCart.drawerDelay': setting(milliseconds, side.drawerDelay),
  'sideCart.autoCloseSlider': setting(z.boolean(), side.autoCloseSlider),
  'sideCart.fetchDelay': setting(milliseconds, side.fetchDelay),
  'sideCart.quantityDelay': setting(milliseconds, side.quantityDelay),
  'sideCart.noticeTime': setting(milliseconds, side.noticeTime),
  /** Where a new line is added: at the end or at the top. */
  'sideCart.newItems': setting(z.enum(['asc', 'desc']), side.newItems),
  'sideCart.rows': setting(z.array(z.enum(SIDE_CART_ROWS)), side.rows),
  'sideCart.emptyLink': setting(z.boolean(), side.emptyLink),
  'sideCart.shippingBar': setting(z.boolean(), side.shippingBar),
  'sideCart.couponList': setting(z.enum(COUPON_LISTS), side.couponList),
  'sideCart.carouselItems': setting(z.int().min(1).max(12), side.carousel.items),
  'sideCart.carouselSpeed': setting(milliseconds, side.carousel.speed),
  'sideCart.carouselPause': setting(milliseconds, side.carousel.pause),
  'sideCart.carouselSwipe': setting(z.int().min(0).max(400), side.carousel.swipeThreshold),
  'sideCart.carouselAutoplay': setting(z.boolean(), side.carousel.autoplay),

  'shipping.enabled': setting(z.boolean(), true),
  /** What the free-delivery bar counts towards; null takes the zone's own free delivery. */
  'shipping.freeFrom': setting(z.int().min(0).nullable(), null),
  /** Shipping classes that travel in a package of their own, for which delivery is chosen apart. */
  /** A zone's paid delivery is not offered while it has a free one. */
  'shipping.freeReplacesPaid': setting(z.boolean(), false),
  'shipping.ownPackages': setting(z.array(z.string().min(1).max(60)).max(20), []),

  ...API_SETTINGS,
  ...DELIVERY_SETTINGS,

  'tax.enabled': setting(z.boolean(), true),
  'tax.pricesIncludeTax': setting(z.boolean(), false),
  'tax.basedOn': setting(z.enum(['shipping', 'billing', 'base']), 'shipping'),
  'tax.roundAtSubtotal': setting(z.boolean(), false),
  'tax.shippingClass': setting(z.string().max(60), 'inherit'),
  'tax.displayInCart': setting(z.enum(['excl', 'incl']), 'excl'),

  ...EMAIL_SETTINGS,
  ...GIFT_CARD_SETTINGS,

  ...STAFF_SETTINGS,
  /** Visitors may open an account on the account page. */
  'accounts.registration': setting(z.boolean(), true),
  /** Staff has the rights of a customer until it has set up a second factor; the demo shop stores false. */
  'accounts.staffSecondFactor': setting(z.boolean(), true),
  /** How long staff stays logged in. */
  'accounts.staffSessionDays': setting(z.int().min(1).max(365), 14),
  /** How long customers stay logged in, however often they come. */
  'accounts.customerSessionDays': setting(z.int().min(1).max(3650), 180),
  /** How long entries of the audit log are stored. */
  'accounts.auditDays': setting(z.int().min(90).max(3650), 400),
  /** How long the log of what managers changed is stored. */
  'accounts.logDays': setting(z.int().min(30).max(3650), 730),
  /** Orders on one page of the account's list. */
  'accounts.ordersPerPage': setting(z.int().min(1).max(100), 10),

  /** One page with everything, or numbered steps. */
  'checkout.style': setting(z.enum(CHECKOUT_STYLES), 'classic'),
  'checkout.guests': setting(z.boolean(), true),
  /** An account can be made with the order. */
  'checkout.createAccount': setting(z.boolean(), true),
  'checkout.logIn': setting(z.boolean(), true),
  'checkout.orderNote': setting(z.boolean(), true),
  'checkout.company': setting(z.enum(REQUIREMENTS), 'optional'),
  'checkout.address2': setting(z.enum(REQUIREMENTS), 'optional'),
  'checkout.phone': setting(z.enum(REQUIREMENTS), 'optional'),
  /** Slugs of pages; '' for none. With a terms page the shopper must accept it. */
  'checkout.termsPage': setting(z.string().max(80), ''),
  'checkout.privacyPage': setting(z.string().max(80), ''),
  /** In minor units; null sets no limit. */
  'checkout.minTotal': setting(z.int().min(0).nullable(), null),
  'checkout.maxTotal': setting(z.int().min(0).nullable(), null),

  /** Look-ups of an order by number and email, from one network address and for one email address; 0: no limit. */
  'orders.trackingPerHour': setting(z.int().min(0).max(10_000), 20),
  /** How long an order that waits for its money keeps its pieces. */
  'orders.holdMinutes': setting(
    z
      .int()
      .min(1)
      .max(60 * 24 * 30),
    60,
  ),
  /** The same while the shopper is still on the page that confirms it. */
  'orders.holdDraftMinutes': setting(
    z
      .int()
      .min(1)
      .max(60 * 24),
    10,
  ),
  /** Days an order on hold waits for its money before it is cancelled, by payment method; 0: for ever. */
  'orders.bacsDays': setting(z.int().min(0).max(365), 7),
  'orders.chequeDays': setting(z.int().min(0).max(365), 14),
  /** How many days before that its buyer is reminded, once; 0 sends no reminder. */
  'orders.reminderDays': setting(z.int().min(0).max(60), 2),
  /**
   * Orders and payments of orders a minute before the next has to wait, against stolen cards tried out
   * and stock taken by programs; 0 sets no limit.
   */
  'orders.limitPerSession': setting(z.int().min(0).max(10_000), 10),
  'orders.limitPerEmail': setting(z.int().min(0).max(10_000), 10),
  'orders.limitPerAddress': setting(z.int().min(0).max(10_000), 60),
  /** Whose payments fail again and again waits longer each time. */
  'orders.slowFailures': setting(z.boolean(), true),
  /**
   * The same limits for orders by the Store API. Off for a shop whose own program places many; orders
   * of the block checkout, and those a provider is to charge, are counted even so.
   */
  'orders.limitStoreApi': setting(z.boolean(), true),
  /** In which order they are offered; those not named follow. */
  'payments.order': setting(z.array(z.string().max(40)).max(40), []),
  'payments.bacs': setting(PAYMENT_SETTINGS.bacs.schema, PAYMENT_SETTINGS.bacs.fallback),
  'payments.cheque': setting(PAYMENT_SETTINGS.cheque.schema, PAYMENT_SETTINGS.cheque.fallback),
  'payments.cod': setting(PAYMENT_SETTINGS.cod.schema, PAYMENT_SETTINGS.cod.fallback),
  ...PROVIDER_SETTINGS,

  /** Labels are inside empty fields and move away on input. */
  'forms.floatingLabels': setting(z.boolean(), true),

  /** The consent dialog. Off: no dialog, `assumed` applies. */
  'consent.banner': setting(z.boolean(), true),
  /** Raised when the question changes: every visitor is asked again. */
  'consent.version': setting(z.int().min(1), 1),
  'consent.assumed': setting(z.boolean(), false),
  'consent.policyUrl': setting(
    z.string().max(200).regex(OPTIONAL_LINK, refused('link')),
    '/privacy',
  ),

  'attribution.enabled': setting(z.boolean(), true),
  /** Of 30 days each. */
  'attribution.lifetimeMonths': setting(z.number().gt(0).max(24), 6),
  'attribution.sessionMinutes': setting(z.number().gt(0).max(1440), 30),
  'attribution.prefix': setting(
    z.string().regex(/^[a-z0-9_]{1,40}$/, refused('smallName')),
    'wc_order_attribution_',
  ),
  'attribution.domain': setting(
    z.string().regex(/^(\.?[a-z0-9-]+(\.[a-z0-9-]+)+)?$/, refused('domain')),
    '',
  ),
  /** Gives each visitor a number between 100000 and 999999. */
  'attribution.promo': setting(z.boolean(), false),
  ...TRACKING_SETTINGS,

  /** Beside the form to buy by: each nowhere, on products that ask for it, or everywhere. */
  'boosters.countdown': setting(BOOSTER_SCHEMAS.countdown, BOOSTER_DEFAULTS.countdown),
  'boosters.stock': setting(BOOSTER_SCHEMAS.stock, BOOSTER_DEFAULTS.stock),
  'boosters.delivery': setting(BOOSTER_SCHEMAS.delivery, BOOSTER_DEFAULTS.delivery),
  'boosters.freeShipping': setting(BOOSTER_SCHEMAS.freeShipping, BOOSTER_DEFAULTS.freeShipping),
  'boosters.sale': setting(BOOSTER_SCHEMAS.sale, BOOSTER_DEFAULTS.sale),
  'boosters.viewers': setting(BOOSTER_SCHEMAS.viewers, BOOSTER_DEFAULTS.viewers),

  ...UPSELL_SETTINGS,

  'units.weight': setting(z.enum(WEIGHT_UNITS), 'kg'),
  'units.length': setting(z.enum(['mm', 'cm', 'in']), 'cm'),

  /** Message key to the shop's own text. */
  messages: setting(
    z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
    {},
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]['schema']> };
