import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackedShop } from './attacked-shop.ts';

export interface FloodRequest {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

export interface FloodResult {
  /** How many were answered with each status. */
  statuses: Map<number, number>;
  /** Until the last was answered. */
  tookMs: number;
  /** The longest that another visitor waited meanwhile for a page made for them and compressed. */
  maxWaitMs: number;
}

const PAUSE_MS = 20;
let searches = 0;

/** So many requests at once, each on a connection of its own, and another visitor who opens pages. */
export async function flood(
  { address }: AttackedShop,
  count: number,
  toRequest: (at: number) => FloodRequest,
): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true });
  const ask = (requested: FloodRequest) => send(agent, address, requested);
  // In the cache there is none of it yet.
  const open = () => {
    searches += 1;
    return ask({ path: `/search?s=flood${searches}`, headers: { 'accept-encoding': 'br' } });
  };
  try {
    await open();
    const began = performance.now();
    const waits: number[] = [];
    let isOver = false;
    const visit = async () => {
      do {
        const start = performance.now();
        await open();
        waits.push(performance.now() - start);
        await sleep(PAUSE_MS);
      } while (!isOver);
    };
    const visiting = visit();
    const results = await Promise.all(Array.from({ length: count }, (_, at) => ask(toRequest(at))));
    const tookMs = Math.round(performance.now() - began);
    isOver = true;
    await visiting;
    const statuses = new Map<number, number>();
    for (const status of results) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return { statuses, tookMs, maxWaitMs: Math.round(Math.max(...waits)) };
  } finally {
    agent.destroy();
  }
}

export function showFlood(what: string, { tookMs, maxWaitMs }: FloodResult): string {
  return `${what} took ${seconds(tookMs)}, another page at most ${seconds(maxWaitMs)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function send(agent: Agent, address: string, requested: FloodRequest): Promise<number> {
  const { path, method = 'GET', headers, body } = requested;
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
