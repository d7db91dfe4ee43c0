// @ts-check
// Runs a program of this project on the pinned Node: `node scripts/run.mjs <file> [arguments]`.
import { runNode } from './pinned-node.mjs';

process.exitCode = await runNode(process.argv.slice(2));
