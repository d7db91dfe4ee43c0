import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import type { OrderStatus } from '#wire/order.ts';
import { FIRST_NAMES, LETTERS } from './reviews/people.ts';
import { type Chance, chance } from './reviews/random.ts';

// Orders of the demo shop's first months, so that accounts, reports and "bought together" have
// something to show. The people are invented: a first name and one letter, streets that do not
// exist, addresses at example.com.

export interface DemoOrder {
  /** Days before the shop was opened. */
  daysAgo: number;
  billing: Address;
  lines: { slug: string; quantity: number }[];
  paymentMethod: 'bacs' | 'cod';
  status: OrderStatus;
  note: string;
  attribution: Record<string, string>;
}

/** The demo shop's shopper, who has an account. */
export const SHOPPER_EMAIL = 'shopper@example.com';
const ORDERS = 42;
const SPAN_DAYS = 120;

/** Products that are often bought together. */
const CARTS: readonly (readonly string[])[] = [
  ['oak-serving-tray', 'linen-napkin', 'carafe-and-glass'],
  ['oak-serving-tray', 'honey-jar'],
  ['stoneware-bowl', 'butter-dish', 'egg-cup-pair'],
  ['stoneware-bowl', 'salad-servers'],
  ['linen-napkin', 'carafe-and-glass'],
  ['tea-light-box', 'match-cloche'],
  ['beeswax-pillar-candle', 'match-cloche', 'tea-light-box'],
  ['ceramic-oil-burner', 'tea-light-box', 'linen-mist'],
  ['incense-bundle', 'match-cloche'],
  ['hanging-planter', 'plant-mister'],
  ['herb-seed-kit', 'potting-scoop', 'plant-mister'],
  ['olive-tree', 'potting-scoop'],
  ['bud-vase-trio', 'letterpress-card-set'],
  ['letterpress-card-set', 'pencil-set'],
  ['desk-calendar', 'pencil-set', 'wrapping-paper-roll'],
  ['market-tote', 'oven-mitt'],
  ['butter-dish', 'honey-jar'],
];

const PLACES: readonly Partial<Address>[] = [
  { country: 'US', state: 'NY', city: 'New York', postcode: '10001' },
  { country: 'US', state: 'CA', city: 'Oakland', postcode: '94607' },
  { country: 'US', state: 'TX', city: 'Austin', postcode: '78701' },
  { country: 'US', state: 'OR', city: 'Portland', postcode: '97205' },
  { country: 'US', state: 'VT', city: 'Burlington', postcode: '05401' },
  { country: 'CA', state: 'QC', city: 'Montreal', postcode: 'H2X 1Y4' },
  { country: 'GB', city: 'Bristol', postcode: 'BS1 4DJ' },
];
const STREETS = ['Kiln Lane', 'Thimble Street', 'Juniper Row', 'Loom Court', 'Candle Walk'];
const NOTES = ['Please ring twice.', 'A present: no bill in the parcel, please.', 'No hurry.'];
const SOURCES: readonly Record<string, string>[] = [
  { source_type: 'typein', utm_source: '(direct)' },
  { source_type: 'organic', utm_source: 'search.example', utm_medium: 'organic' },
  { source_type: 'referral', utm_source: 'garden-letter.example', utm_medium: 'referral' },
  { source_type: 'utm', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring' },
];
const SHOPPER: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Jonah',
  lastName: 'Whitfield',
  address1: '18 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postcode: '14850',
  country: 'US',
  phone: '+1 607 555 0142',
  email: SHOPPER_EMAIL,
};

/** The oldest first. */
export function demoOrders(): DemoOrder[] {
  const luck = chance('orders');
  return Array.from({ length: ORDERS }, (_, at) => {
    const daysAgo = Math.round(SPAN_DAYS * (1 - at / ORDERS)) + luck.part();
    const cart = luck.pick(CARTS);
    const extra = luck.happens(0.25) ? luck.pick(CARTS) : [];
    const isShopper = at % 6 === 2;
    // The shopper's newest order that is paid has a download.
    const file = at === ORDERS - 4 ? ['slow-sundays-recipes'] : [];
    const slugs = [...new Set([...cart, ...extra, ...file])];
    return {
      daysAgo,
      // Every sixth is the shopper's own, so that an account has a history.
      billing: isShopper ? SHOPPER : somebody(luck),
      lines: slugs.map((slug) => ({
        slug,
        quantity: !file.includes(slug) && luck.happens(0.3) ? 2 : 1,
      })),
      paymentMethod: luck.pick(['bacs', 'bacs', 'cod', 'bacs'] as const),
      status: getStatus(at),
      note: luck.happens(0.2) ? luck.pick(NOTES) : '',
      attribution: luck.pick(SOURCES),
    };
  });
}

function somebody(luck: Chance): Address {
  const firstName = luck.pick(FIRST_NAMES);
  const letter = luck.pick([...LETTERS]);
  return {
    ...EMPTY_ADDRESS,
    ...luck.pick(PLACES),
    firstName,
    lastName: `${letter}.`,
    address1: `${1 + luck.integer(90)} ${luck.pick(STREETS)}`,
    email: `${firstName}.${letter}@example.com`.toLowerCase(),
  };
}

/** The newest await payment or are processed; of the old ones one was cancelled, one refunded. */
function getStatus(at: number): OrderStatus {
  const fromEnd = ORDERS - at;
  if (fromEnd <= 2) return 'on-hold';
  if (fromEnd <= 4) return 'processing';
  if (at === 11) return 'cancelled';
  return at === 20 ? 'refunded' : 'completed';
}
