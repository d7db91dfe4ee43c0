// @ts-check
// `npm start`: the built shop on the pinned Node, started again when it fails. Set-up and build have run
// before, in `prestart`.
import { environment, requireNode, root } from './pinned-node.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';
import { supervise } from './supervise.mjs';
import { superviseWorkers } from './supervise-workers.mjs';
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
const workers = workerCount(process.env);
process.exitCode =
  workers === 1
    ? await supervise(program, report)
    : await superviseWorkers(program, workers, report);
