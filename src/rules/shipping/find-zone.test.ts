import { expect, test } from 'vitest';
import { findZone } from './find-zone.ts';
import type { ShippingMethod, ShippingZone } from './shipping.ts';

const zone = (id: number, overrides: Partial<ShippingZone>): ShippingZone => ({
  id,
  name: '',
  position: id,
  countries: [],
  states: [],
  postcodes: [],
  methods: [],
  ...overrides,
});

const pickup = (enabled: boolean): ShippingMethod => ({
  instanceId: 1,
  title: 'Pickup',
  enabled,
  position: 0,
  taxable: false,
  kind: 'local_pickup',
  places: [],
  cost: '0',
});

const rest = zone(0, { position: -1 });
const bay = zone(1, { states: ['US:CA'], postcodes: ['94*'] });
const states = zone(2, { countries: ['US'] });
const isles = zone(3, { countries: ['GB'], postcodes: ['IM*', 'ZE1...ZE3'] });
const zones = [states, rest, isles, bay];

test.each([
  ['US', 'CA', '94107', 1],
  ['us', 'ca', '94107-1234', 1],
  ['US', 'CA', '90001', 2],
  ['US', 'NY', '94107', 2],
  ['US', '', '', 2],
  ['GB', '', 'ZE2 9AA', 3],
  ['GB', '', 'SW1A 1AA', 0],
  ['FR', '', '94107', 0],
  ['', '', '', 0],
])('%s %s %s is in zone %d', (country, state, postcode, id) => {
  expect(findZone(zones, { country, state, postcode, city: '' })?.id).toBe(id);
});

test('a zone that names nothing takes what no zone before it took', () => {
  const place = { country: 'FR', state: '', postcode: '69001', city: '' };
  expect(findZone([...zones, zone(9, { methods: [pickup(true)] })], place)?.id).toBe(9);
});

test.each([
  ['no method yet', []],
  ['a method that is not offered yet', [pickup(false)]],
])('a new zone that names nothing, with %s, leaves addresses to the others', (_, methods) => {
  const place = { country: 'FR', state: '', postcode: '69001', city: '' };
  expect(findZone([...zones, zone(9, { methods })], place)?.id).toBe(0);
});

test('where the shop has no zone 0 some places have none', () => {
  expect(findZone([states], { country: 'FR', state: '', postcode: '', city: '' })).toBeNull();
});
