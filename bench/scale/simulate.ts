import type { RequestKind, SaleRequest } from './flash-sale.ts';
import { type Passage, passStation, percentile } from './queue.ts';

// What a list of requests meets in a shop of so many machines with one primary of PostgreSQL: each request
// is served by a worker, then by the database; orders of the same product wait for the lock of its row.

/** Processor time of one request, in milliseconds. */
export interface RequestCost {
  worker: number;
  database: number;
}
export type Costs = Readonly<Record<RequestKind, RequestCost>>;

export interface Shop {
  machines: number;
  coresAMachine: number;
  /** What one worker more on a machine brings: 0.9 where two do 1.8 times as much as one. */
  efficiency: number;
  databaseCores: number;
  /** How long an order holds the row of the product. */
  rowMs: number;
}

export const STATIONS = ['workers', 'database', 'row of the product'] as const;
export type Station = (typeof STATIONS)[number];

export interface StationLoad {
  /** Share of its time in the busiest ten seconds; 1 and more is a queue that grows. */
  peak: number;
  waits: Percentiles;
}

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export interface Simulated {
  stations: Readonly<Record<Station, StationLoad>>;
  /** From a request to its response, in milliseconds, without the network. */
  responses: Percentiles;
  orders: Percentiles;
  bottleneck: Station;
}

const WINDOW_MS = 10_000;

export function simulate(requests: readonly SaleRequest[], costs: Costs, shop: Shop): Simulated {
  const cores = shop.machines * shop.coresAMachine;
  const slowdown = shop.coresAMachine > 1 ? 1 / shop.efficiency : 1;
  const work = (part: keyof RequestCost, factor: number) => (all: readonly SaleRequest[]) =>
    all.map(({ kind }) => costs[kind][part] * factor);

  const workers = station(requests, work('worker', slowdown)(requests), cores);
  const asking = moved(requests, workers.passage.departures);
  const database = station(asking, work('database', 1)(asking), shop.databaseCores);
  const ordering = moved(asking, database.passage.departures).filter(
    ({ kind }) => kind === 'order',
  );
  const row = station(
    ordering,
    ordering.map(() => shop.rowMs),
    1,
  );

  const ends = new Map<SaleRequest, number>();
  for (const [at, { origin }] of asking.entries()) {
    ends.set(origin, database.passage.departures[at] ?? 0);
  }
  for (const [at, { origin }] of ordering.entries()) {
    ends.set(origin, row.passage.departures[at] ?? 0);
  }
  const time = (request: SaleRequest) => (ends.get(request) ?? request.at) - request.at;
  const stations = {
    workers: workers.load,
    database: database.load,
    'row of the product': row.load,
  };
  const [bottleneck] = STATIONS.toSorted((one, two) => stations[two].peak - stations[one].peak);
  return {
    stations,
    responses: percentiles(requests.map(time)),
    orders: percentiles(requests.filter(({ kind }) => kind === 'order').map(time)),
    bottleneck: bottleneck ?? 'workers',
  };
}

interface Moved extends SaleRequest {
  origin: SaleRequest;
}

/** The requests in the order in which they leave a station; some overtake others. */
function moved(requests: readonly (SaleRequest | Moved)[], departures: readonly number[]): Moved[] {
  return requests
    .map((request, at) => ({
      at: departures[at] ?? 0,
      kind: request.kind,
      origin: 'origin' in request ? request.origin : request,
    }))
    .sort((one, other) => one.at - other.at);
}

function station(
  requests: readonly SaleRequest[],
  serviceTimes: readonly number[],
  servers: number,
): { passage: Passage; load: StationLoad } {
  const arrivals = requests.map(({ at }) => at);
  const passage = passStation(arrivals, serviceTimes, servers);
  const offered = new Map<number, number>();
  for (const [at, arrival] of arrivals.entries()) {
    const window = Math.floor(arrival / WINDOW_MS);
    offered.set(window, (offered.get(window) ?? 0) + (serviceTimes[at] ?? 0));
  }
  const busiest = Math.max(0, ...offered.values());
  return {
    passage,
    load: { peak: busiest / (WINDOW_MS * servers), waits: percentiles(passage.waits) },
  };
}

function percentiles(values: readonly number[]): Percentiles {
  return {
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
  };
}
