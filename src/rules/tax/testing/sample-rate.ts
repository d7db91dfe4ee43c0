import type { TaxRate } from '../tax-rate.ts';

/** A rate for tests: all locations, standard class, 10 % by default. */
export function sampleRate(overrides: Partial<TaxRate>): TaxRate {
  return {
    id: 1,
    country: '',
    state: '',
    postcodes: [],
    cities: [],
    rate: 100_000,
    name: 'Tax',
    priority: 1,
    compound: false,
    onShipping: true,
    taxClass: '',
    position: 0,
    ...overrides,
  };
}
