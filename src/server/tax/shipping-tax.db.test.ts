import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { loadTaxRates } from './load-tax-rates.ts';
import { saveTaxRate } from './save-tax-rate.ts';

// On PostgreSQL in every run: the journey of a tax.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

describe('shipping zones', () => {
  test('come back as they were saved, in the manager’s order', async () => {
    await saveShippingZone(db, {
      id: 0,
      name: 'Rest',
      position: 9,
      methods: [{ kind: 'flat_rate', title: 'Abroad', cost: '15', classCosts: { heavy: '9' } }],
    });
    await saveShippingZone(db, {
      name: 'Home',
      position: 1,
      countries: ['US'],
      states: ['US:CA'],
      postcodes: ['94*'],
      methods: [
        { kind: 'free_shipping', title: 'Free', requires: 'min_amount', minAmount: money(7500) },
        { kind: 'local_pickup', title: 'Collect', enabled: false, taxable: false },
      ],
    });
    const zones = await loadShippingZones(db);
    expect(zones.map((zone) => [zone.name, zone.id === 0])).toEqual([
      ['Home', false],
      ['Rest', true],
    ]);
    expect(zones[0]).toMatchObject({ countries: ['US'], states: ['US:CA'], postcodes: ['94*'] });
    expect(zones[0]?.methods).toMatchObject([
      { kind: 'free_shipping', requires: 'min_amount', minAmount: 7500, enabled: true },
      { kind: 'local_pickup', cost: '0', enabled: false, taxable: false },
    ]);
    expect(zones[1]?.methods).toMatchObject([
      { kind: 'flat_rate', cost: '15', classCosts: { heavy: '9' }, calculation: 'per_class' },
    ]);
  });

  test('saving again keeps the number of a method that stays, and drops one that is left out', async () => {
    const id = await saveShippingZone(db, {
      name: 'Home',
      methods: [
        { kind: 'flat_rate', title: 'Post', cost: '6' },
        { kind: 'local_pickup', title: 'Collect' },
      ],
    });
    const first = (await loadShippingZones(db))[0]?.methods[0];
    await saveShippingZone(db, {
      id,
      name: 'At home',
      methods: [{ kind: 'flat_rate', title: 'Post', cost: '7', instanceId: first?.instanceId }],
    });
    const zone = (await loadShippingZones(db))[0];
    expect(zone?.name).toBe('At home');
    expect(zone?.methods).toMatchObject([{ instanceId: first?.instanceId, cost: '7' }]);
  });

  test.each([
    ['a country that is no code', { countries: ['usa'] }],
    ['a state without its country', { states: ['CA'] }],
    ['no name', { name: ' ' }],
    ['a method without a title', { methods: [{ kind: 'local_pickup', title: '' } as const] }],
  ])('%s is refused', async (_, wrong) => {
    await expect(saveShippingZone(db, { name: 'Home', ...wrong })).rejects.toThrow();
    expect(await loadShippingZones(db)).toEqual([]);
  });
});

describe('tax rates', () => {
  test('are found for a country, with those for every country', async () => {
    await saveTaxRate(db, { country: 'US', state: 'NY', rate: 88_750, name: 'NY' });
    await saveTaxRate(db, { country: 'DE', rate: 190_000, name: 'USt', taxClass: 'food' });
    const id = await saveTaxRate(db, { rate: 1, name: 'All', compound: true, onShipping: false });
    expect(await loadTaxRates(db, ['US'])).toMatchObject([
      { country: 'US', state: 'NY', rate: 88_750, postcodes: [], cities: [], priority: 1 },
      { country: '', compound: true, onShipping: false },
    ]);
    await saveTaxRate(db, { id, rate: 2, name: 'All', postcodes: ['94*'] });
    expect(await loadTaxRates(db, ['FR'])).toMatchObject([{ id, rate: 2, postcodes: ['94*'] }]);
  });
});
