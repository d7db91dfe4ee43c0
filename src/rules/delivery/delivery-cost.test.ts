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
const pickup: ShippingMethod = { ...shared, instanceId: 3, kind: 'local_pickup', cost: '0' };

test.each<[string, ShippingMethod[], number, string, [number, number | null] | null]>([
  ['below the threshold', [flat('6'), free], 4800, '', [600, 7500]],
  ['from the threshold on', [flat('6'), free], 7500, '', [0, null]],
  ['never free', [flat('6')], 4800, '', [600, null]],
  ['a class of its own', [flat('6')], 4800, 'heavy', [2600, null]],
  ['the cheapest counts', [flat('9'), flat('4', { instanceId: 4 })], 4800, '', [400, null]],
  ['collecting is no delivery', [pickup], 4800, '', null],
  ['a method that is off', [flat('6', { enabled: false })], 4800, '', null],
  ['a formula that fails promises nothing', [flat('6 *')], 4800, '', null],
])('%s', (_, methods, price, shippingClass, expected) => {
  const found = shippingCost(methods, { price: money(price), shippingClass, decimals: 2 });
  expect(found && [found.cost, found.freeFrom]).toEqual(expected);
});
