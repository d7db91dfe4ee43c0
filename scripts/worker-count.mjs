// @ts-check
import { availableParallelism, totalmem } from 'node:os';

const COUNT = /^[1-9]\d?$/;
const MAX_COUNT = 99;
/** What a worker takes with a full page cache, and room for images that are resized. */
const WORKER_BYTES = 256 * 1024 * 1024;
/** How `DEMO` says that this is no demo shop; the server refuses what is neither that nor a yes. */
const NO = new Set(['0', 'false', 'no', 'off']);

/**
 * What this process may use: cores by affinity and by the quota of its container, memory by the limit of
 * that. Without a limit the system names a number that is larger than any memory.
 */
const machine = () => ({
  cores: availableParallelism(),
  memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
});

/**
 * How many processes serve the shop, by `WORKERS`; where that is not set, `auto` unless it may be the demo
 * shop. What is no count starts one, which refuses it.
 * Example: `auto` is 8 on a machine with 8 cores, and 4 in a container of them with one gigabyte.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ cores: number, memory: number }} [limits]
 */
export function workerCount(env, { cores, memory } = machine()) {
  const text = env.WORKERS?.trim() || (isNoDemo(env) ? 'auto' : '1');
  if (text !== 'auto') return COUNT.test(text) ? Number(text) : 1;
  const room = Math.floor(memory / WORKER_BYTES);
  return Math.max(1, Math.min(cores, room, MAX_COUNT));
}

/** @param {NodeJS.ProcessEnv} env */
function isNoDemo({ DEMO }) {
  return NO.has(DEMO?.trim() ?? '');
}
