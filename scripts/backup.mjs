// @ts-check
// `npm run backup -- FOLDER [--keep NUMBER]`: a copy of the shop in DATA_DIR or DATABASE_URL, while it is
// open, in a new folder below FOLDER.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'backup', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
