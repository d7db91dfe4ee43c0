// @ts-check
import { availableParallelism } from 'node:os';

const COUNT = /^[1-9]\d?$/;

/**
 * How many processes serve the shop, by `WORKERS`. What is no count starts one, which refuses it.
 * Example: `auto` on a machine with 8 cores is 8.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [cores]
 */
export function workerCount(env, cores = availableParallelism()) {
  const text = env.WORKERS?.trim() ?? '';
  if (text === 'auto') return cores;
  return COUNT.test(text) ? Number(text) : 1;
}
