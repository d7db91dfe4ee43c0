// @ts-check
// `npm run restore -- BACKUP [--check]`: fills the empty DATA_DIR or DATABASE_URL from a backup, or only
// compares the backup with its manifest.
import { runNode } from './pinned-node.mjs';

const program = ['dist/server/main.js', 'restore', ...process.argv.slice(2)];
process.exitCode = await runNode(program, { LOG_LEVEL: 'warn' });
