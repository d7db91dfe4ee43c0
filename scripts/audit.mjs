// @ts-check
// `npm run audit`: the newest entries of the audit log of the shop in DATA_DIR or DATABASE_URL; `npm run
// audit -- 500` prints as many.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'audit', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
