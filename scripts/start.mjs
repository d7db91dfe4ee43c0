// @ts-check
// `npm start`: the built shop on the pinned Node. Set-up and build have run before, in `prestart`.
import { runNode } from './pinned-node.mjs';

process.exitCode = await runNode(['dist/server/main.js', ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
