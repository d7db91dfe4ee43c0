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
  /** Times the floor's processor time. */
  atMost: number;
  server: ServerProcess;
  work: RepeatedWork | PreparedWork;
  note?: string;
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

export type Compare = (subject: Subject) => Promise<Figure>;

interface Rounds {
  floor: Round[];
  shop: Round[];
}

/**
 * Rounds of each, the median counts; and the processor time of the server in one of them, about:
 * enough for the garbage collector to take part.
 */
const { rounds: ROUNDS, roundMs: ROUND_MS } = size.load;
const FLOOR_CLIENTS = Array.from({ length: 10 }, () => [{ path: '/' }]);

/**
 * Measures processor time for each request of the shop and of the floor, in turns, so that a machine
 * that gets slower or faster meanwhile does so for both.
 */
export async function compareWithFloor(
  generator: Generator,
  floor: ServerProcess,
  subject: Subject,
): Promise<Figure> {
  const shopRound = await prepareRounds(generator, subject);
  const floorRound = await repeatedRounds(generator, floor, FLOOR_CLIENTS);
  const rounds: Rounds = { floor: [], shop: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.floor.push(await floorRound());
    rounds.shop.push(await shopRound(round));
  }
  return getFigure(subject, rounds);
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

function getFigure({ what, atMost: max, work, note }: Subject, { floor, shop }: Rounds): Figure {
  const of = (rounds: Round[], value: (round: Round) => number) => median(rounds.map(value));
  const times = shop.map(({ perRequest }) => perRequest);
  const current = median(times);
  const bare = of(floor, ({ perRequest }) => perRequest);
  const busy = (rounds: Round[]) =>
    [of(rounds, ({ serverBusy }) => serverBusy), of(rounds, ({ generatorBusy }) => generatorBusy)]
      .map((share) => `${Math.round(share * 100)} %`)
      .join(' and ');
  const responseCount = of(shop, ({ untilResponse }) => untilResponse);
  const parts = [
    `${ms(current)} ms a request, ${ms(Math.min(...times))} to ${ms(Math.max(...times))}; floor ${ms(bare)} ms`,
    ...('settle' in work ? [`${ms(responseCount)} ms until the answer`] : []),
    `server and generator busy ${busy(shop)}, with the floor ${busy(floor)}`,
    `other programs on ${of([...shop, ...floor.slice(1)], ({ others }) => others).toFixed(1)} cores`,
    ...(note ? [note] : []),
  ];
  return {
    what,
    measured: current / bare,
    unit: 'x floor',
    budget: { atMost: max },
    note: parts.join('; '),
  };
}

function ms(value: number): string {
  return value.toFixed(3);
}
