import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { methodsByClass } from './methods-by-class.ts';
import type { ShippingMethod, ShippingZone } from './shipping.ts';
import type { TableRow } from './table-row.ts';

const shared = { instanceId: 1, enabled: true, position: 0, taxable: true };
const flat = (title: string, classCosts: Record<string, string>): ShippingMethod => ({
  ...shared,
  kind: 'flat_rate',
  title,
  cost: '5',
  classCosts,
  noClassCost: '',
  calculation: 'per_class',
});
const row: TableRow = {
  by: 'pieces',
  from: null,
  to: null,
  shippingClass: 'bulky',
  coupon: '',
  cost: money(500),
  perPiece: money(0),
  perWeight: money(0),
  percent: 0,
  surcharge: false,
};
const table: ShippingMethod = {
  ...shared,
  kind: 'table_rate',
  title: 'Van',
  rows: [row],
  calculation: 'first',
  freeFrom: null,
};
const pickup: ShippingMethod = {
  ...shared,
  kind: 'local_pickup',
  title: 'Pickup',
  cost: '',
  places: [],
};
const zone = (id: number, methods: ShippingMethod[]): ShippingZone => ({
  ...{ id, name: `Zone ${id}`, position: id },
  ...{ countries: [], states: [], postcodes: [], methods },
});
const zones = [
  zone(1, [flat('Post', { bulky: '9' }), pickup]),
  zone(2, [flat('Post', { bulky: '', small: '2' }), table]),
];

test.each([
  ['bulky', ['Zone 1: Post', 'Zone 2: Van']],
  ['small', ['Zone 2: Post']],
  ['constructor', []],
  ['', []],
])('%s is charged by %j', (slug, expected) => {
  expect(methodsByClass(zones, slug).map(({ zone: name, title }) => `${name}: ${title}`)).toEqual(
    expected,
  );
});
