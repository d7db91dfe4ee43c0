import { expect, test } from 'vitest';
import { seededRandom } from '#server/catalog/testing/random-shop.ts';
import { SALE, type SaleRequest, saleRequests } from './flash-sale.ts';
import { type Costs, type Shop, simulate } from './simulate.ts';

const COSTS: Costs = {
  cached: { worker: 1, database: 0 },
  anew: { worker: 10, database: 2 },
  add: { worker: 2, database: 1 },
  order: { worker: 4, database: 4 },
};
const SHOP: Shop = {
  machines: 1,
  coresAMachine: 1,
  efficiency: 0.9,
  databaseCores: 1,
  rowMs: 5,
};
const all = (kind: SaleRequest['kind'], count: number, everyMs: number): SaleRequest[] =>
  Array.from({ length: count }, (_, at) => ({ at: at * everyMs, kind }));

test('a request alone takes what its stations take', () => {
  const { responses, orders } = simulate(all('order', 1, 1), COSTS, SHOP);
  expect(responses).toEqual({ p50: 13, p95: 13, p99: 13 });
  expect(orders).toEqual(responses);
  expect(simulate(all('cached', 1, 1), COSTS, SHOP).responses.p50).toBe(1);
});

test.each([
  ['cached pages', all('cached', 20_000, 0.5), SHOP, 'workers', 2],
  ['the same on two machines', all('cached', 20_000, 0.5), { ...SHOP, machines: 2 }, 'workers', 1],
  ['carts on many machines', all('add', 20_000, 0.5), { ...SHOP, machines: 40 }, 'database', 2],
  [
    'orders on many machines with a large database',
    all('order', 5000, 2),
    { ...SHOP, machines: 40, databaseCores: 16 },
    'row of the product',
    2.5,
  ],
])('%s: the first bottleneck', (_, requests, shop, station, peak) => {
  const result = simulate(requests, COSTS, shop);
  expect(result.bottleneck).toBe(station);
  expect(result.stations[result.bottleneck].peak).toBeCloseTo(peak, 1);
});

test('a second worker on a machine brings what was measured', () => {
  const requests = all('cached', 40_000, 0.25);
  const two = simulate(requests, COSTS, { ...SHOP, coresAMachine: 2 });
  expect(two.stations.workers.peak).toBeCloseTo(4 / 1.8, 2);
});

test('the requests of a sale are as many as its shares say, in order, and the same again', () => {
  const sale = { ...SALE, visitors: 10_000 };
  const requests = saleRequests(sale, seededRandom(1));
  const count = (kind: SaleRequest['kind']) =>
    requests.filter((request) => request.kind === kind).length;
  expect(count('order') / sale.visitors).toBeCloseTo(sale.ordering, 1);
  expect(count('add') / sale.visitors).toBeCloseTo(sale.adding, 1);
  expect(count('cached') + count('anew') - 2 * count('order')).toBe(5 * sale.visitors);
  expect(requests.every(({ at }, index) => at >= (requests[index - 1]?.at ?? 0))).toBe(true);
  expect(saleRequests(sale, seededRandom(1))).toEqual(requests);
  const firstMinute = requests.filter(({ at }) => at < 60_000).length;
  const fifthMinute = requests.filter(({ at }) => at >= 240_000 && at < 300_000).length;
  expect(firstMinute).toBeGreaterThan(fifthMinute);
});

test('no visitor comes to no shop', () => {
  const { responses } = simulate([], COSTS, SHOP);
  expect(responses).toEqual({ p50: 0, p95: 0, p99: 0 });
});
