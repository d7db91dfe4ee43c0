// @ts-check
// `npm start`: the built shop on the pinned Node, started again when it fails. Set-up and build have run
// before, in `prestart`.
import { environment, requireNode, root } from './pinned-node.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';
import { supervise } from './supervise.mjs';

process.exitCode = await supervise(
  {
    node: requireNode(),
    args: [...SERVER_FLAGS, 'dist/server/main.js', ...process.argv.slice(2)],
    cwd: root,
    env: {
      ...SERVER_ENVIRONMENT,
      ...environment(),
      NODE_ENV: process.env.NODE_ENV ?? 'production',
    },
  },
  (line) => console.error(line),
);
