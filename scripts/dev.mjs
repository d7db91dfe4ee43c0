// @ts-check
// `npm run dev`: the shop from its sources on the pinned Node, with hot reload.
import { runNode } from './pinned-node.mjs';

process.exitCode = await runNode(['src/server/dev.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'development',
});
