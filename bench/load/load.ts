import { fileURLToPath } from 'node:url';
import type { HttpRequest } from './http-request.ts';
import { ask, spawnNode, stop } from './spawn-node.ts';

/** What is sent to a server: one list of requests for each connection. */
export interface Load {
  port: number;
  clients: HttpRequest[][];
  /** Connections repeat their lists until then, or send every request once. */
  until: { seconds: number } | { requests: number } | 'all sent';
  /** Text that every answer must contain. */
  expect?: string;
  /** So many workers serve the port: each gets as many of the connections as the others. */
  workers?: number;
  /**
   * So many requests of a connection are on their way at once, so that the generator costs little. Each list
   * then has one request, whose responses are equally long; only their number is checked.
   */
  pipelined?: number;
}

export interface LoadResult {
  requests: number;
  wallMs: number;
  /** Processor time of the generator itself: near wallMs the generator is the limit. */
  cpuMs: number;
}

export interface Generator {
  /** Any answer that is not 2xx fails the run. */
  run(load: Load): Promise<LoadResult>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('generator.ts', import.meta.url));

export function startGenerator(core: number | undefined): Generator {
  const child = spawnNode({ args: [PROGRAM], core });
  return {
    async run(load) {
      const result = await ask<{ result?: LoadResult; problem?: string }>(child, load);
      if (!result.result) throw new Error(result.problem ?? 'The load generator gave no result.');
      return result.result;
    },
    stop: () => stop(child),
  };
}
