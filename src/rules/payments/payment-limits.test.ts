import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type PaymentDetails, type PaymentLimits, withinLimits } from './payment-limits.ts';

const free: PaymentLimits = {
  minTotal: null,
  maxTotal: null,
  shippingMethods: [],
  countries: [],
  withoutDelivery: true,
};
const posted: PaymentDetails = {
  total: money(5000),
  country: 'US',
  shippingRates: ['flat_rate:1'],
  needsShipping: true,
};

test.each<[string, Partial<PaymentLimits>, Partial<PaymentDetails>, boolean]>([
  ['nothing limits it', {}, {}, true],
  ['below the least', { minTotal: money(5001) }, {}, false],
  ['exactly the least', { minTotal: money(5000) }, {}, true],
  ['above the most', { maxTotal: money(4999) }, {}, false],
  ['exactly the most', { maxTotal: money(5000) }, {}, true],
  ['another country', { countries: ['DE'] }, {}, false],
  ['the right country', { countries: ['DE', 'US'] }, {}, true],
  ['a country not known yet', { countries: ['DE'] }, { country: '' }, true],
  ['another way of delivery', { shippingMethods: ['local_pickup'] }, {}, false],
  ['the kind of delivery', { shippingMethods: ['flat_rate'] }, {}, true],
  ['this very rate', { shippingMethods: ['flat_rate:1'] }, {}, true],
  ['another rate of the kind', { shippingMethods: ['flat_rate:2'] }, {}, false],
  [
    'one package of two that does not fit',
    { shippingMethods: ['flat_rate'] },
    { shippingRates: ['flat_rate:1', 'local_pickup:3'] },
    false,
  ],
  [
    'nothing is delivered, whatever the ways',
    { shippingMethods: ['flat_rate'] },
    { needsShipping: false, shippingRates: [] },
    true,
  ],
  ['only with a delivery', { withoutDelivery: false }, { needsShipping: false }, false],
])('%s', (_, limits, details, offered) => {
  expect(withinLimits({ ...free, ...limits }, { ...posted, ...details })).toBe(offered);
});
