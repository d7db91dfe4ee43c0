// @ts-check
// `npm run routes`: which handler answers at which address, and what guards it. Where pages answer is a
// setting: the table is that of the shop in DATA_DIR.
import { runNode } from './pinned-node.mjs';

process.exitCode = await runNode(['dist/server/main.js', 'routes'], { LOG_LEVEL: 'warn' });
