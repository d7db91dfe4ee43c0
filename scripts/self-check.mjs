// @ts-check
// `npm run self-check -- [--url ADDRESS] [--email ADDRESS]`: checks the shop in DATA_DIR or DATABASE_URL; with
// `--url` also as a visitor reaches it there. 1 where something failed, 2 where it could not begin.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'self-check', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
