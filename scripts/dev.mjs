// @ts-check
// `npm run dev`: the shop from its sources on the pinned Node, with hot reload.
import { runNode } from './pinned-node.mjs';

// Suggestions of places come from a list that is otherwise made with the build.
const places = ['src/server/options/locations/make-gazetteer.ts', 'dist/places/gazetteer.db'];
if ((await runNode(places)) !== 0) console.error('The list of places could not be made.');

process.exitCode = await runNode(['src/server/dev.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'development',
});
