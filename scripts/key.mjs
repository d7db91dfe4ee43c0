// @ts-check
// `npm run key -- --name NAME --permissions read|write|read_write`: a new key for a program, for the shop
// in DATA_DIR or DATABASE_URL. It acts for the first manager, or for the one of `--email`.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'key', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
