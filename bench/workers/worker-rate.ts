// What several workers do in a second, where the load generator and the database run on the same cores.

/** Processor time is given as a number of cores: the time used divided by the time that passed. */
export interface MeasuredRate {
  /** By the clock. */
  perSecond: number;
  workers: number;
  /** Of the machine. */
  cores: number;
  workerCores: number;
  /** What the generator and the database used meanwhile. */
  helperCores: number;
}

/**
 * The rate of the same workers with generator and database on machines of their own. What these used beyond
 * the cores that the workers left to them was time in which a worker waited for a core, and is given back at
 * the processor time for a request that was measured. Nothing is given back for time in which a core was
 * idle, such as while workers waited for each other or for a disk.
 * Example: 2 workers on 2 cores serve 30,000 a second on 1.5 cores, and the generator uses 0.5: without it
 * they would serve 40,000.
 */
export function rateAlone(rate: MeasuredRate): number {
  const { perSecond, workers, cores, workerCores, helperCores } = rate;
  const left = cores - Math.min(workers, cores);
  const lost = Math.max(0, helperCores - left);
  return (perSecond * (workerCores + lost)) / workerCores;
}
