// @ts-check
// `npm start`: the built shop on the pinned Node, started again when it fails. Set-up and build have run
// before, in `prestart`.
import { environment, requireNode, root } from './pinned-node.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';
import { supervise } from './supervise.mjs';
import { superviseWorkers, whyNoWorkers } from './supervise-workers.mjs';
import { workerCount } from './worker-count.mjs';

const program = {
  node: requireNode(),
  flags: SERVER_FLAGS,
  program: 'dist/server/main.js',
  args: process.argv.slice(2),
  cwd: root,
  env: {
    ...SERVER_ENVIRONMENT,
    ...environment(),
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  },
};
const report = (/** @type {string} */ line) => console.error(line);

/** Answers the exit code. */
async function run() {
  const count = workerCount(process.env);
  if (count === 1) return supervise(program, report);
  const why = whyNoWorkers(program);
  if (why === null) return superviseWorkers(program, count, report);
  const isDefault = !process.env.WORKERS?.trim();
  report(isDefault ? `${why} One process serves the shop.` : why);
  return isDefault ? supervise(program, report) : 1;
}

process.exitCode = await run();
