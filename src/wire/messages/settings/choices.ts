import { textInLanguage } from '../language-in-use/in-language.ts';
import { rightTexts } from '../rights.ts';

// The words of what can be chosen, by setting and value. A field inside a setting is named by the
// first word of the setting, such as `boosters.where` for all boosters.

const REQUIREMENTS = {
  hidden: 'Not asked for',
  optional: 'May be left empty',
  required: 'Required',
};
const REASONS = {
  expected: 'Not what they expected',
  size: 'The size does not fit',
  mind: 'Changed their mind',
  damaged: 'Arrived damaged',
  wrong: 'Not what was ordered',
  incomplete: 'Something is missing',
  late: 'Arrived too late',
  other: 'Another reason',
};
const ON_PRODUCTS = { chosen: 'On products that ask for it', all: 'On all products' };

/** What a last sale says of its buyer by default. */
const NO_BUYER = 'nobody';

const FONT_NAMES = {
  figtree: 'Figtree',
  fraunces: 'Fraunces',
  'system-sans': "The device's own, without serifs",
  'system-serif': "The device's own, with serifs",
};

export const settingChoices = {
  'staff.permissions': rightTexts,
  'analytics.sales': {
    net: 'Without tax and shipping',
    total: 'With tax and shipping',
  },
  'analytics.report': {
    off: 'Never',
    daily: 'Every day',
    weekly: 'Every Monday',
    monthly: 'On the first of the month',
  },
  'theme.textFont': FONT_NAMES,
  'theme.displayFont': FONT_NAMES,
  'theme.header': { beside: 'Logo beside the menu', centred: 'Logo centred above the menu' },
  'theme.footer': {
    columns: 'Columns of links',
    centred: 'Centred in rows',
    slim: 'The last line alone',
  },
  'shop.dir': { ltr: 'Left to right', rtl: 'Right to left' },
  'currency.position': {
    left: 'Before the amount: $12',
    right: 'After the amount: 12$',
    left_space: 'Before, with a space: $ 12',
    right_space: 'After, with a space: 12 $',
  },
  'catalog.defaultSort': {
    menu_order: 'Your own order',
    popularity: 'Most sold first',
    rating: 'Best rated first',
    date: 'Newest first',
    price: 'Lowest price first',
    'price-desc': 'Highest price first',
  },
  'catalog.unitPrices': { product: 'Product page', card: 'Lists of products', cart: 'Basket' },
  'stock.showLeft': { always: 'Always', low: 'When stock is low', never: 'Never' },
  'swatches.disabledStyle': { blur: 'Faded', cross: 'Crossed out', hide: 'Hidden' },
  'reviews.layout': { list: 'List', masonry: 'Columns of cards', slider: 'Slider' },
  'reviews.paging': { more: 'A button for more', numbers: 'Numbered pages' },
  'reviews.sort': {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Most stars first',
    lowest: 'Fewest stars first',
    helpful: 'Most helpful first',
    photos: 'With photos first',
  },
  'reviews.popup': { review: 'The whole review', image: 'The picture alone', off: 'Nothing' },
  'reviews.nameDisplay': {
    full: 'Ada Moss',
    masked: 'A***',
    'first-initial': 'Ada M.',
    'initial-last': 'A. Moss',
  },
  'reviews.restrict': {
    none: 'As often as they like',
    one: 'Once a product',
    one_verified: 'Once, buyers only',
    orders_count: 'Once for each order of it',
  },
  'reviews.hold': {
    none: 'None: all are published at once',
    unverified: 'Those of people who have not bought it, and first reviews',
    all: 'All',
  },
  'comments.hold': {
    none: 'None: all are published at once',
    first: 'The first of each person',
    all: 'All',
  },
  'header.mode': {
    static: 'Scrolls away with the page',
    sticky: 'Stays in view',
    hide: 'Hides on the way down, comes back on the way up',
  },
  'header.mobileMenu': { slide: 'Slides in from the side', accordion: 'Unfolds below the header' },
  'cart.basket': {
    always: 'Always',
    hide_empty: 'When something is in it',
    never: 'Never',
  },
  'cart.basketCounts': { pieces: 'Pieces', lines: 'Different products' },
  'locations.provider': {
    gazetteer: 'Our own list of towns',
    nominatim: 'A Nominatim server',
    google: 'Google',
  },
  'sideCart.newItems': { asc: 'At the end', desc: 'At the top' },
  'sideCart.rows': {
    savings: 'Savings',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    shipping: 'Delivery',
    calculator: 'Delivery calculator',
    fee: 'Fees',
    total: 'Total',
    coupon: 'Coupon field',
  },
  'sideCart.couponList': {
    all: 'All listed coupons',
    usable: 'Only those that apply',
    none: 'None',
  },
  'returns.reasons': REASONS,
  'returns.shopPaysFor': REASONS,
  'returns.ways': { refund: 'The money', credit: 'Store credit', exchange: 'Another one' },
  'returns.postage': { buyer: 'The buyer', shop: 'The shop' },
  'tax.basedOn': {
    shipping: 'The delivery address',
    billing: 'The billing address',
    base: 'The address of the shop',
  },
  'tax.displayInCart': { excl: 'Without tax', incl: 'With tax' },
  'mail.off': {
    'new-order': 'New order (to you)',
    'order-on-hold': 'Order waits for payment',
    'order-processing': 'Order received',
    'order-shipped': 'Order shipped',
    'order-completed': 'Order completed',
    'order-cancelled': 'Order cancelled (to you)',
    'order-taken-back': 'Order cancelled (to the customer)',
    'payment-reminder': 'Payment reminder',
    'order-expired': 'Order expired without payment',
    'order-failed': 'Payment failed (to you)',
    'order-refunded': 'Order refunded',
    'customer-note': 'Note on an order',
    invoice: 'Invoice',
    'return-new': 'Return requested (to you)',
    'return-update': 'News of a return',
    welcome: 'Welcome',
    'verify-email': 'Confirm the email address',
    'reset-password': 'New password',
    'staff-invitation': 'Invitation to the staff',
    'email-changed': 'Email address changed',
    'password-changed': 'Password changed',
    'second-factor-on': 'Two-factor authentication turned on',
    'second-factor-off': 'Two-factor authentication turned off',
    'passkey-added': 'Passkey added',
    'passkey-removed': 'Passkey removed',
    'new-device': 'Log-in from a new device',
    'review-request': 'Request for a review',
    'review-thanks': 'Thanks for a review',
    'newsletter-confirm': 'Confirm the newsletter',
    'newsletter-welcome': 'Newsletter: welcome',
    'back-in-stock': 'Back in stock',
    'basket-reminder': 'Basket reminder',
    'gift-card': 'Gift card',
    'contact-message': 'Contact message (to you)',
    'sales-report': 'Sales report (to staff)',
  },
  'checkout.company': REQUIREMENTS,
  'checkout.address2': REQUIREMENTS,
  'checkout.phone': REQUIREMENTS,
  'checkout.style': { classic: 'One page with everything', block: 'Numbered steps' },
  'payments.capture': { automatic: 'At once', manual: 'When you say so' },
  'upsells.where': ON_PRODUCTS,
  'upsells.place': { product: 'On the page of a product', cart: 'In the basket' },
  'upsells.match': { any: 'One is enough', all: 'All are needed' },
  'units.weight': { g: 'Grams', kg: 'Kilograms', lb: 'Pounds', oz: 'Ounces' },
  'units.length': { mm: 'Millimetres', cm: 'Centimetres', in: 'Inches' },
  'boosters.where': { off: 'Nowhere', ...ON_PRODUCTS },
  'boosters.end': {
    restart: 'Starts again the next day',
    hide: 'Is hidden',
    message: 'Shows the message instead',
  },
  'boosters.who': {
    [NO_BUYER]: 'Nothing about the buyer',
    town: 'The town',
    'name-and-town': 'First name and town',
  },
  'boosters.mode': { measured: 'Counted', random: 'Made up' },
  'boosters.direction': { random: 'Up and down', increase: 'Only up' },
} as const;

/** The word of one choice; a value without words is shown as it is. */
export function choiceText(field: string, value: string): string {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = settingChoices;
  const english = texts[field]?.[value];
  return english === undefined ? value : textInLanguage(`choice.${field}.${value}`, english);
}
