import { seededRandom } from '#server/catalog/testing/random-shop.ts';
import { isShort } from '../size.ts';
import { type MeasuredCosts, readCosts } from './costs.ts';
import { SALE, type SaleRequest, saleRequests } from './flash-sale.ts';
import { withNotifications } from './notifications.ts';
import {
  type Costs,
  type Percentiles,
  type Shop,
  type Simulated,
  STATIONS,
  simulate,
} from './simulate.ts';

// `npm run bench -- scale`: a flash sale with what requests cost by costs.json. It calculates and measures
// nothing; docs/scale.md says what is assumed.

/** Assumed: cores of the machines that are compared. */
const CORES = 4;
const DATABASE_CORES = 8;
/** Assumed: what the budget of `npm run bench -- workers` demands, 1.8 times as much with two workers. */
const EFFICIENCY = 0.9;
/**
 * Assumed: how long an order holds the row of its product, from the UPDATE of the stock until the commit is on
 * the disk of a primary.
 */
const ROW_MS = 5;
/** Machines are added until 95 of 100 requests have their response within this. */
const GOOD_MS = 500;
const MAX_MACHINES = 16;
/** Visitors in ten minutes. */
const SIZES = isShort ? [1000] : [10_000, 100_000];
/** How much of its time a station may be busy so that waits stay short. */
const COMFORTABLE = 0.7;

type AnyNumber = Omit<Shop, 'machines'>;

export function scaleLines(): string[] {
  const measured = readCosts();
  const costs = simulatedCosts(measured);
  const shop: AnyNumber = {
    coresAMachine: CORES,
    efficiency: EFFICIENCY,
    databaseCores: DATABASE_CORES,
    rowMs: ROW_MS,
  };
  return [
    `Costs of ${measured.date}, ${measured.processor}, measured at ${measured.load}.`,
    `Machines of ${CORES} cores, a primary of ${DATABASE_CORES}, each core of a machine worth ${shop.efficiency.toFixed(2)} of one alone.`,
    ...SIZES.flatMap((visitors) => saleLines(visitors, costs, shop)),
    ...[1, 10, 100].map((machines) => capacityLine(machines, costs, shop)),
    `orders of one product by the lock of its row: ${perSecond(ROW_MS, 1)} a second`,
  ];
}

/** With as many machines as are needed, and where no number of them is enough, with a few numbers. */
function saleLines(visitors: number, costs: Costs, shop: AnyNumber): string[] {
  const requests = saleRequests({ ...SALE, visitors }, seededRandom(1));
  const tried = new Map<number, Simulated>();
  let enough: number | null = null;
  for (let machines = 1; enough === null && machines <= MAX_MACHINES; machines *= 2) {
    const result = simulateWith(requests, costs, { ...shop, machines });
    tried.set(machines, result);
    if (result.responses.p95 <= GOOD_MS && result.orders.p95 <= GOOD_MS) enough = machines;
  }
  const head = `${visitors} visitors in 10 minutes, ${requests.length} requests`;
  const lines = [...tried].map(([machines, result]) => `  ${resultLine(machines, result)}`);
  const need = enough === null ? 'no number of machines is enough' : `enough with ${count(enough)}`;
  return [`${head}: ${need}`, ...lines];
}

function simulateWith(requests: readonly SaleRequest[], costs: Costs, shop: Shop): Simulated {
  return simulate(requests, withNotifications(costs, shop.machines * shop.coresAMachine), shop);
}

function resultLine(machines: number, { responses, orders, bottleneck, stations }: Simulated) {
  const busy = STATIONS.map((name) => `${name} ${Math.round(stations[name].peak * 100)} %`);
  return `${count(machines)}: p50/p95/p99 ${times(responses)}, of orders ${times(orders)}; first bottleneck ${bottleneck}; busiest 10 s: ${busy.join(', ')}`;
}

function capacityLine(machines: number, costs: Costs, shop: AnyNumber): string {
  const cores = machines * shop.coresAMachine * shop.efficiency;
  const rate = (kind: keyof Costs) => perSecond(costs[kind].worker, cores);
  const { order, add } = withNotifications(costs, machines * shop.coresAMachine);
  const primary = `the primary ${perSecond(add.database, DATABASE_CORES)} additions or ${perSecond(order.database, DATABASE_CORES)} orders`;
  return `${count(machines)} at ${COMFORTABLE * 100} %: workers ${rate('cached')} cached pages, ${rate('anew')} pages anew, ${rate('add')} additions or ${rate('order')} orders a second; ${primary}`;
}

function perSecond(milliseconds: number, servers: number): number {
  return Math.round(((1000 * servers) / milliseconds) * COMFORTABLE);
}

function simulatedCosts({ costs }: MeasuredCosts): Costs {
  const find = (name: MeasuredCosts['costs'][number]['what']) => {
    const found = costs.find(({ engine, what }) => engine === 'PostgreSQL' && what === name);
    if (!found) throw new Error(`costs.json has no ${name} on PostgreSQL.`);
    return { worker: found.workerMs, database: found.databaseMs };
  };
  return {
    cached: find('cached page'),
    anew: find('page rendered anew'),
    add: find('add to cart'),
    order: find('order'),
  };
}

function times({ p50, p95, p99 }: Percentiles): string {
  return `${[p50, p95, p99].map((ms) => ms.toFixed(ms < 10 ? 1 : 0)).join('/')} ms`;
}

const count = (machines: number) => (machines === 1 ? '1 machine' : `${machines} machines`);
