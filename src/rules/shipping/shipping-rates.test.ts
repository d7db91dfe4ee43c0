import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import type { PickupPlace } from '../pickup/pickup-place.ts';
import type { PackageDetails } from './package-details.ts';
import { splitPackages } from './packages.ts';
import type { ShippingMethod, ShippingRate } from './shipping.ts';
import { freeInsteadOfPaid, isFree, shippingRates } from './shipping-rates.ts';

type Flat = ShippingMethod & { kind: 'flat_rate' };
const common = { title: '', enabled: true, position: 0, taxable: true };
const flat = (overrides: Partial<Flat>): Flat => ({
  ...common,
  instanceId: 1,
  kind: 'flat_rate',
  cost: '6',
  classCosts: {},
  noClassCost: '',
  calculation: 'per_class',
  ...overrides,
});
const free: ShippingMethod = {
  ...common,
  instanceId: 2,
  kind: 'free_shipping',
  requires: 'min_amount',
  minAmount: money(7500),
  ignoreDiscounts: false,
};
const pickup: ShippingMethod = {
  ...common,
  instanceId: 3,
  kind: 'local_pickup',
  cost: '',
  places: [],
};

const details = (overrides: Partial<PackageDetails> = {}): PackageDetails => ({
  lines: [
    { quantity: 2, cost: money(3700), price: money(3700), weight: 0, shippingClass: 'fragile' },
    { quantity: 1, cost: money(4800), price: money(4800), weight: 0, shippingClass: '' },
    { quantity: 1, cost: money(9000), price: money(9000), weight: 0, shippingClass: 'bulky' },
  ],
  spent: money(17_500),
  spentBeforeDiscounts: money(17_500),
  freeShippingCoupon: false,
  coupons: [],
  chargedWeight: 1,
  decimals: 2,
  places: [],
  ...overrides,
});

describe('a flat rate', () => {
  const classCosts = { fragile: '2 * [qty]', bulky: '[fee percent="10" max_fee="7"]' };
  test.each<[string, Partial<Flat>, number | null]>([
    ['one cost', {}, 600],
    ['by pieces', { cost: '1.5 * [qty]' }, 600],
    ['by cost', { cost: '[fee percent="10"]' }, 1750],
    ['each class adds up', { classCosts }, 600 + 400 + 700],
    ['the dearest class only', { classCosts, calculation: 'per_order' }, 600 + 700],
    ['lines of no class', { noClassCost: '3', classCosts }, 600 + 400 + 700 + 300],
    ['a class the cart does not have', { classCosts: { other: '9' } }, 600],
    ['a class with its cost left empty', { classCosts: { bulky: '' } }, 600],
    ['only classes have a cost', { cost: '', classCosts: { bulky: '7' } }, 700],
    ['no cost written anywhere', { cost: ' ' }, null],
    ['a cost of nought', { cost: '0' }, 0],
  ])('%s', (_, overrides, cost) => {
    const { rates, broken } = shippingRates([flat(overrides)], details());
    expect(rates.map((rate) => rate.cost)).toEqual(cost === null ? [] : [cost]);
    expect(broken).toEqual([]);
  });

  it('counts a formula that cannot be read as nought and says so', () => {
    const { rates, broken } = shippingRates([flat({ cost: 'six', noClassCost: '3' })], details());
    expect(rates.map((rate) => rate.cost)).toEqual([300]);
    expect(broken).toEqual([1]);
  });

  it('takes no class from what every record has', () => {
    const one = { quantity: 1, cost: money(100), price: money(100), weight: 0 };
    const lines = [{ ...one, shippingClass: 'constructor' }];
    expect(shippingRates([flat({})], details({ lines })).rates[0]?.cost).toBe(600);
  });
});

describe('free shipping', () => {
  const amounts = { spent: money(7000), spentBeforeDiscounts: money(8000) };
  test.each([
    ['', false, false, true],
    ['coupon', false, false, false],
    ['coupon', false, true, true],
    ['min_amount', false, true, false],
    ['min_amount', true, false, true],
    ['either', false, false, false],
    ['either', false, true, true],
    ['either', true, false, true],
    ['both', true, false, false],
    ['both', false, true, false],
    ['both', true, true, true],
  ] as const)(
    'needs %j, discounts ignored %s, coupon %s: %s',
    (requires, ignoreDiscounts, freeShippingCoupon, offered) => {
      const method = { requires, minAmount: money(7500), ignoreDiscounts };
      expect(isFree(method, { ...amounts, freeShippingCoupon })).toBe(offered);
    },
  );

  it('begins at the very amount', () => {
    const at = (spent: number) =>
      shippingRates([free], details({ spent: money(spent) })).rates.map(({ rateId }) => rateId);
    expect(at(7499)).toEqual([]);
    expect(at(7500)).toEqual(['free_shipping:2']);
  });
});

it('offers what is enabled, in order', () => {
  const methods = [
    { ...pickup, position: 2 },
    flat({ position: 1, title: 'Parcel', taxable: false }),
    { ...free, enabled: false },
    flat({ instanceId: 9, position: 1, cost: '[cost] / 100' }),
  ];
  expect(shippingRates(methods, details()).rates).toEqual([
    {
      rateId: 'flat_rate:1',
      kind: 'flat_rate',
      instanceId: 1,
      title: 'Parcel',
      cost: 600,
      taxable: false,
    },
    {
      rateId: 'flat_rate:9',
      kind: 'flat_rate',
      instanceId: 9,
      title: '',
      cost: 175,
      taxable: true,
    },
    {
      rateId: 'local_pickup:3',
      kind: 'local_pickup',
      instanceId: 3,
      title: '',
      cost: 0,
      taxable: true,
    },
  ]);
});

test('a place where it is collected is a rate, while the shop has it', () => {
  const place = (id: string, name: string): PickupPlace => ({
    ...{ id, name, hours: [], closed: [], phone: '', note: '' },
    ...{ address1: '', address2: '', postcode: '', city: '', state: '', country: 'US' },
  });
  const harbour = place('harbour', 'Harbour');
  const places = [harbour, place('mill', 'Old mill'), place('other', 'Other')];
  const named = { ...pickup, title: 'Collect', cost: '1', places: ['mill', 'gone', 'harbour'] };
  expect(shippingRates([named], details({ places })).rates).toMatchObject([
    { rateId: 'local_pickup:3:harbour', title: 'Collect (Harbour)', cost: 100, place: harbour },
    { rateId: 'local_pickup:3:mill', title: 'Collect (Old mill)', cost: 100 },
  ]);
  expect(shippingRates([{ ...named, places: ['gone'] }], details({ places })).rates).toEqual([]);
});

describe('packages', () => {
  const lines = [
    { key: 'a', needsShipping: true, from: 'north' },
    { key: 'card', needsShipping: false, from: 'north' },
    { key: 'b', needsShipping: true, from: 'south' },
    { key: 'c', needsShipping: true, from: 'north' },
  ];

  it('is one of all that is sent', () => {
    expect(splitPackages(lines)).toEqual([{ id: 0, lineKeys: ['a', 'b', 'c'] }]);
  });

  it('is none where nothing is sent', () => {
    expect(splitPackages(lines.slice(1, 2))).toEqual([]);
    expect(splitPackages([])).toEqual([]);
  });

  it('is split as set', () => {
    expect(splitPackages(lines, ({ from }) => from)).toEqual([
      { id: 0, lineKeys: ['a', 'c'] },
      { id: 1, lineKeys: ['b'] },
    ]);
  });
});

test.each([
  [
    ['free_shipping 0', 'flat_rate 600', 'local_pickup 0'],
    ['free_shipping', 'local_pickup'],
  ],
  [['flat_rate 600', 'free_shipping 0'], ['free_shipping']],
  [
    ['free_shipping 0', 'flat_rate 0'],
    ['free_shipping', 'flat_rate'],
  ],
  [
    ['free_shipping 0', 'local_pickup 300'],
    ['free_shipping', 'local_pickup'],
  ],
  [
    ['flat_rate 600', 'flat_rate 900'],
    ['flat_rate', 'flat_rate'],
  ],
  [[], []],
] as const)('free delivery takes the place of paid: of %j stay %j', (offered, left) => {
  const rates = offered.map((each, at) => {
    const [kind, cost] = each.split(' ') as [ShippingRate['kind'], string];
    const shared = { instanceId: at, title: kind, taxable: true };
    return { ...shared, rateId: `${kind}:${at}`, kind, cost: money(Number(cost)) };
  });
  expect(freeInsteadOfPaid(rates).map(({ kind }) => kind)).toEqual(left);
});
