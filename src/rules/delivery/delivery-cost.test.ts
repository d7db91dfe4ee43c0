import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { ShippingMethod } from '../shipping/shipping.ts';
import { shippingCost } from './delivery-cost.ts';

const shared = { title: '', enabled: true, position: 0, taxable: false };
const flat = (cost: string, more: Partial<ShippingMethod> = {}) =>
  ({
    ...shared,
    instanceId: 1,
    kind: 'flat_rate',
    cost,
    classCosts: { heavy: '20' },
    noClassCost: '',
    calculation: 'per_class',
    ...more,
  }) as ShippingMethod;
const free: ShippingMethod = {
  ...shared,
  instanceId: 2,
  kind: 'free_shipping',
  requires: 'min_amount',
  minAmount: money(7500),
  ignoreDiscounts: false,
};
const pickup: ShippingMethod = {
  ...shared,
  instanceId: 3,
  kind: 'local_pickup',
  cost: '0',
  places: [],
};
const table: ShippingMethod = {
  ...shared,
  instanceId: 5,
  kind: 'table_rate',
  calculation: 'first',
  freeFrom: money(7500),
  rows: [
    {
      by: 'weight',
      from: null,
      to: 20_000,
      shippingClass: '',
      coupon: '',
      cost: money(700),
      perPiece: money(0),
      perWeight: money(35),
      percent: 0,
      surcharge: false,
    },
  ],
};

test.each<[string, ShippingMethod[], number, string, [number, number | null] | null]>([
  ['below the threshold', [flat('6'), free], 4800, '', [600, 7500]],
  ['from the threshold on', [flat('6'), free], 7500, '', [0, null]],
  ['never free', [flat('6')], 4800, '', [600, null]],
  ['a class of its own', [flat('6')], 4800, 'heavy', [2600, null]],
  ['the cheapest counts', [flat('9'), flat('4', { instanceId: 4 })], 4800, '', [400, null]],
  ['collecting is no delivery', [pickup], 4800, '', null],
  ['a method that is off', [flat('6', { enabled: false })], 4800, '', null],
  ['by weight, by the kilogram', [table], 4800, '', [924, 7500]],
  ['a formula that fails promises nothing', [flat('6 *')], 4800, '', null],
])('%s', (_, methods, price, shippingClass, expected) => {
  const shop = { chargedWeight: 1000, decimals: 2 };
  const found = shippingCost(methods, {
    ...shop,
    price: money(price),
    weight: 6400,
    shippingClass,
  });
  expect(found && [found.cost, found.freeFrom]).toEqual(expected);
});

test('the days on the way are those of the method that costs least', () => {
  const flat = { ...shared, kind: 'flat_rate', classCosts: {}, noClassCost: '' } as const;
  const methods: ShippingMethod[] = [
    { ...flat, instanceId: 8, cost: '9', calculation: 'per_order', transitDays: [1, 1] },
    { ...flat, instanceId: 9, cost: '4', calculation: 'per_order', transitDays: [3, 5] },
  ];
  const piece = { price: money(1000), weight: 1, shippingClass: '', chargedWeight: 1, decimals: 2 };
  expect(shippingCost(methods, piece)).toEqual({ cost: 400, freeFrom: null, transitDays: [3, 5] });
});
