import { money } from '#rules/money/money.ts';
import type { ZoneInput } from '#server/shipping/save-zone.ts';
import type { TaxRateInput } from '#server/tax/save-tax-rate.ts';

const pickup = { kind: 'local_pickup', title: 'Collect from the workshop', cost: '0' } as const;

/** The first method is selected by default, so free shipping comes before paid. */
export const demoZones: ZoneInput[] = [
  {
    name: 'United States',
    position: 1,
    countries: ['US'],
    methods: [
      {
        kind: 'free_shipping',
        title: 'Free delivery',
        requires: 'either',
        minAmount: money(7500),
      },
      { kind: 'flat_rate', title: 'By post', cost: '6' },
      pickup,
    ],
  },
  {
    id: 0,
    name: 'Rest of the world',
    position: 2,
    methods: [
      { kind: 'free_shipping', title: 'Free delivery', requires: 'coupon' },
      { kind: 'flat_rate', title: 'By post, abroad', cost: '15' },
      pickup,
    ],
  },
];

export const demoTaxRates: TaxRateInput[] = [
  { country: 'US', state: 'NY', rate: 88_750, name: 'New York sales tax' },
  { country: 'US', state: 'CA', rate: 72_500, name: 'California sales tax' },
];
