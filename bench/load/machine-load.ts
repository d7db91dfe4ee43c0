import { availableParallelism, cpus, loadavg } from 'node:os';

/** Processor time all programs of the machine have used together, in milliseconds. */
export function machineCpuMs(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}

/** "load average 0.42 0.31 0.20 on 2 cores": the background the figures were measured against. */
export function machineLoad(): string {
  const averages = loadavg().map((value) => value.toFixed(2));
  return `load average ${averages.join(' ')} on ${availableParallelism()} cores`;
}
