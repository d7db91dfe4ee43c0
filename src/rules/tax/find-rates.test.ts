import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ratesFor } from './find-rates.ts';
import type { Location } from './tax-rate.ts';
import { sampleRate } from './testing/sample-rate.ts';

const place = (overrides: Partial<Location>): Location => ({
  country: '',
  state: '',
  postcode: '',
  city: '',
  ...overrides,
});

const demo = [
  sampleRate({ id: 1, country: 'US', state: 'NY', rate: 88_750, name: 'NY Tax' }),
  sampleRate({ id: 2, country: 'US', state: 'CA', rate: 72_500, name: 'CA Tax' }),
];

describe('the rates of the demo shop', () => {
  test.each([
    ['New York', { country: 'US', state: 'NY' }, [88_750]],
    ['New York in small letters', { country: 'us', state: 'ny' }, [88_750]],
    ['California', { country: 'US', state: 'CA', postcode: '94107' }, [72_500]],
    ['Oregon', { country: 'US', state: 'OR' }, []],
    ['another country with a state of that name', { country: 'DE', state: 'NY' }, []],
    ['no address', {}, []],
  ])('%s', (_, input, rates) => {
    expect(ratesFor(demo, place(input), '').map(({ rate }) => rate)).toEqual(rates);
  });
});

describe('of one priority the best fitting', () => {
  const table = [
    sampleRate({ id: 10 }),
    sampleRate({ id: 11, country: 'US' }),
    sampleRate({ id: 12, country: 'US', state: 'CA', position: 2 }),
    sampleRate({ id: 13, country: 'US', state: 'CA', postcodes: ['94*'] }),
    sampleRate({ id: 14, country: 'US', state: 'CA', postcodes: ['94107'] }),
    sampleRate({ id: 15, country: 'US', state: 'CA', cities: ['Oakland'] }),
    sampleRate({ id: 16, country: 'US', state: 'CA', position: 1 }),
    sampleRate({ id: 17, country: 'US', taxClass: 'reduced-rate' }),
    sampleRate({ id: 18, country: 'US', priority: 2 }),
  ];
  test.each([
    ['another country', place({ country: 'FR' }), '', [10]],
    ['the country', place({ country: 'US', state: 'NY' }), '', [11, 18]],
    ['the state, first by position', place({ country: 'US', state: 'CA' }), '', [16, 18]],
    ['a wildcard', place({ country: 'US', state: 'CA', postcode: '94000' }), '', [13, 18]],
    ['the very postcode', place({ country: 'US', state: 'CA', postcode: '94107' }), '', [14, 18]],
    ['the city', place({ country: 'US', state: 'CA', city: ' oakland' }), '', [15, 18]],
    ['another class', place({ country: 'US', state: 'CA' }), 'reduced-rate', [17]],
    ['the standard class by name', place({ country: 'FR' }), 'standard', [10]],
    ['a class without rates', place({ country: 'US' }), 'zero-rate', []],
  ])('%s', (_, location, taxClass, ids) => {
    expect(ratesFor(table, location, taxClass).map(({ id }) => id)).toEqual(ids);
  });

  it('does not depend on the order of the table', () => {
    const location = place({ country: 'US', state: 'CA', postcode: '94107', city: 'Oakland' });
    fc.assert(
      fc.property(fc.shuffledSubarray(table, { minLength: table.length }), (shuffled) => {
        expect(ratesFor(shuffled, location, '')).toEqual(ratesFor(table, location, ''));
      }),
    );
  });
});
