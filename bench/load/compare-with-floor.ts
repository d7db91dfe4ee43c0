import type { Figure } from '../report.ts';
import { size } from '../size.ts';
import type { HttpRequest } from './http-request.ts';
import type { Generator, Load } from './load.ts';
import { median } from './median.ts';
import { measureRound, type Round } from './processor-time.ts';
import type { ServerProcess } from './server-process.ts';
import { warmUp } from './warm-up.ts';

/** What is measured, and what it may cost. */
export interface Subject {
  what: string;
  budget: Budget;
  /** Of the part until the last response, where a request leaves work behind. */
  untilResponse?: Budget;
  server: ServerProcess;
  work: RepeatedWork | PreparedWork;
  note?: string;
}

export interface Budget {
  /** Times the floor's processor time. */
  atMost: number;
  /** The same on a machine whose floor takes 0.029 ms, for people to read. */
  goalMs?: number;
}

/** The same requests over and over: one list for each connection. */
export interface RepeatedWork {
  clients: HttpRequest[][];
}

/** Requests that can be sent once only: for the warm-up, then for each round. */
export interface PreparedWork {
  warmUp: HttpRequest[][];
  rounds: HttpRequest[][][];
  /** Text that every answer must contain. */
  expect: string;
  /** Waits for the work that the requests leave behind, which counts as theirs. */
  settle(): Promise<void>;
}

export type Compare = (subject: Subject) => Promise<Figure[]>;

/** A round of the shop, between two of the floor. */
interface Pair {
  shop: Round;
  floor: Round;
  /** The mean of the two, in milliseconds a request. */
  bare: number;
}

const { rounds: ROUNDS, roundMs: ROUND_MS } = size.load;
const FLOOR_CLIENTS = Array.from({ length: 10 }, () => [{ path: '/' }]);

/**
 * Measures processor time for each request of the shop and of the floor, in turns and in short rounds: a
 * machine gets faster and slower by a third within a minute. Each round of the shop is divided by the two
 * rounds of the floor beside it; the median of these ratios counts.
 */
export async function compareWithFloor(
  generator: Generator,
  floor: ServerProcess,
  subject: Subject,
): Promise<Figure[]> {
  const shopRound = await prepareRounds(generator, subject);
  const floorRound = await repeatedRounds(generator, floor, FLOOR_CLIENTS);
  const pairs: Pair[] = [];
  let before = await floorRound();
  for (let round = 0; round < ROUNDS; round += 1) {
    const shop = await shopRound(round);
    const after = await floorRound();
    pairs.push({ shop, floor: after, bare: (before.perRequest + after.perRequest) / 2 });
    before = after;
  }
  return getFigures(subject, pairs);
}

async function prepareRounds(
  generator: Generator,
  { server, work }: Subject,
): Promise<(round: number) => Promise<Round>> {
  if ('clients' in work) return repeatedRounds(generator, server, work.clients);
  const { rounds, expect, settle } = work;
  const once = (clients: HttpRequest[][]): Omit<Load, 'port'> => {
    return { clients, until: 'all sent', expect };
  };
  await measureRound(generator, server, once(work.warmUp), settle);
  return (round) => measureRound(generator, server, once(rounds[round] ?? []), settle);
}

/** Every round has the same number of requests, however busy the machine is. */
async function repeatedRounds(
  generator: Generator,
  server: ServerProcess,
  clients: HttpRequest[][],
): Promise<() => Promise<Round>> {
  const { perRequest } = await warmUp(generator, server, clients);
  const until = { requests: Math.ceil(ROUND_MS / perRequest) };
  return () => measureRound(generator, server, { clients, until });
}

function getFigures({ what, budget, untilResponse, note }: Subject, pairs: Pair[]): Figure[] {
  const conditions = [...describeLoad(pairs), ...(note ? [note] : [])];
  const figure = (
    name: string,
    { goalMs, ...limit }: Budget,
    value: (round: Round) => number,
  ): Figure => {
    const ratios = pairs.map(({ shop, bare }) => value(shop) / bare);
    const current = median(pairs.map(({ shop }) => value(shop)));
    const goal = goalMs === undefined ? '' : `, goal ${goalMs}`;
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} times`;
    return {
      what: name,
      measured: median(ratios),
      unit: 'x floor',
      budget: limit,
      note: [`${ms(current)} ms a request${goal}; ${range}`, ...conditions].join('; '),
    };
  };
  const all = figure(what, budget, ({ perRequest }) => perRequest);
  if (!untilResponse) return [all];
  const part = figure('the same until the response', untilResponse, (round) => round.untilResponse);
  return [all, part];
}

function describeLoad(pairs: readonly Pair[]): string[] {
  const of = (value: (pair: Pair) => number) => median(pairs.map(value));
  const busy = (kind: 'shop' | 'floor') =>
    [of((pair) => pair[kind].serverBusy), of((pair) => pair[kind].generatorBusy)]
      .map((share) => `${Math.round(share * 100)} %`)
      .join(' and ');
  const bare = pairs.map(({ bare }) => bare);
  return [
    `floor ${ms(median(bare))} ms, ${ms(Math.min(...bare))} to ${ms(Math.max(...bare))}`,
    `server and generator busy ${busy('shop')}, with the floor ${busy('floor')}`,
    `other programs on ${of(({ shop, floor }) => Math.max(shop.others, floor.others)).toFixed(1)} cores`,
  ];
}

function ms(value: number): string {
  return value.toFixed(3);
}
