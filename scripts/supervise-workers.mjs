// @ts-check
// Several processes that serve one shop on one port. Node's cluster shares the listening socket: whoever is
// free accepts the next connection, and one that waits is not lost with any worker (docs/decisions/069). The
// first worker opens the shop alone (migrations, the demo shop), then the others start.
import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import { holdLock } from './hold-lock.mjs';
import { runServer, SIGNALS } from './run-server.mjs';
import { afterWorker, NO_HISTORY, repeat } from './supervise.mjs';
import { createWorkerGroup } from './worker-group.mjs';

/** @typedef {import('./run-server.mjs').Program} Program */

/**
 * Why this process cannot start workers, or null: they share its socket in a way that only the same Node
 * understands.
 * @param {Program} program
 */
export function whyNoWorkers({ node }) {
  if (realpathSync(process.execPath) === realpathSync(node)) return null;
  return 'Several processes need a supervisor that runs on the Node of the shop: use npm start, or node_modules/.bin/node scripts/start.mjs.';
}

/**
 * Runs so many workers until a signal, and answers an exit code: 0 when all have ended in order.
 * @param {Program} program
 * @param {number} count
 * @param {(line: string) => void} report
 * @returns {Promise<number>}
 */
export async function superviseWorkers(program, count, report) {
  const group = createWorkerGroup(holdLock);
  const stopped = new AbortController();
  stopped.signal.addEventListener('abort', group.stop);
  for (const signal of SIGNALS) process.on(signal, () => stopped.abort());
  /** @type {PromiseWithResolvers<void>} */
  const isOpen = Promise.withResolvers();

  /** @param {number} number */
  const runWorker = (number) => {
    const name = `Worker ${number}`;
    return repeat(
      ({ everOpened }) =>
        runServer({
          name,
          node: program.node,
          env: program.env,
          report,
          start: (flags, inspector) =>
            startWorker(program, { flags, inspector, number, count, opensShop: !everOpened }),
          onOpen(child) {
            group.opened(child);
            isOpen.resolve();
          },
          onMessage: group.received,
          onEnd: group.ended,
        }),
      afterWorker,
      name,
      report,
      // What the first worker has opened can be opened.
      { ...NO_HISTORY, everOpened: number > 1 },
    );
  };

  const first = runWorker(1);
  const refused = await Promise.race([first, isOpen.promise]);
  if (refused !== undefined || stopped.signal.aborted) return first;
  const others = Array.from({ length: count - 1 }, (_, index) => runWorker(index + 2));
  const codes = await Promise.all([first, ...others]);
  return codes.find((code) => code !== 0) ?? 0;
}

/**
 * @param {Program} program
 * @param {{ flags: string[], inspector: number, number: number, count: number, opensShop: boolean }} worker
 */
function startWorker(
  { flags, program, args, cwd, env },
  { flags: more, inspector, number, count, opensShop },
) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: program,
    args,
    execArgv: [...more, ...flags],
    inspectPort: inspector,
    cwd,
  });
  const start = opensShop ? 'first' : 'later';
  return cluster.fork({
    ...env,
    VITRINE_WORKER: String(number),
    VITRINE_WORKER_COUNT: String(count),
    VITRINE_WORKER_START: start,
  }).process;
}
