import type { Generator, Load } from './load.ts';
import { machineCpuMs } from './machine-load.ts';
import type { ServerProcess } from './server-process.ts';

/** One round of load on one server. */
export interface Round {
  requests: number;
  /** Processor time of the server for each request, in milliseconds. */
  perRequest: number;
  /** The part of it that was used before the last answer. */
  untilResponse: number;
  /** Shares of the time the load ran in which each was busy, 0 to 1 (more with several threads). */
  serverBusy: number;
  generatorBusy: number;
  /** Processor time of all other programs meanwhile, as a number of cores. */
  others: number;
}

/**
 * Processor time and not requests a second: what other programs of the machine take is not in it,
 * and neither is time in which the server waits for a disk. `settle` waits for the work that the
 * requests leave behind, which counts as theirs.
 */
export async function measureRound(
  generator: Generator,
  server: ServerProcess,
  load: Omit<Load, 'port'>,
  settle: () => Promise<void> = async () => undefined,
): Promise<Round> {
  const before = { machine: machineCpuMs(), own: processCpuMs(), server: await server.cpuMs() };
  const start = performance.now();
  const { requests, wallMs, cpuMs } = await generator.run({ ...load, port: server.port });
  const loaded = (await server.cpuMs()) - before.server;
  await settle();
  const used = (await server.cpuMs()) - before.server;
  const passed = performance.now() - start;
  const all = machineCpuMs() - before.machine;
  const others = all - used - cpuMs - (processCpuMs() - before.own);
  return {
    requests,
    perRequest: used / requests,
    untilResponse: loaded / requests,
    serverBusy: loaded / wallMs,
    generatorBusy: cpuMs / wallMs,
    others: Math.max(0, others / passed),
  };
}

function processCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
