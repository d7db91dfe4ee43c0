// @ts-check
// `npm run storage -- move s3://bucket/prefix?endpoint=https://host`: copies the files of the shop in
// DATA_DIR or STORAGE_URL, while it is open, to another place. `move file:folder` copies them back.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'storage', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
