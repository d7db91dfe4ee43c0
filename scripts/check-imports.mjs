// @ts-check
// Checks every import against .dependency-cruiser.mjs. `node scripts/check-imports.mjs <folder>` checks
// another folder than this project, as the test of the rules does.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { root } from './pinned-node.mjs';

const FOLDERS = ['src', 'demo', 'tests', 'bench', 'scripts'];

const baseDir = resolve(process.argv[2] ?? root);
const { forbidden, options = {} } = config;
const { output } = await cruise(
  FOLDERS.filter((folder) => existsSync(join(baseDir, folder))),
  { ...options, baseDir, validate: true, ruleSet: { forbidden } },
  options.enhancedResolveOptions,
);
if (typeof output === 'string') throw new Error(output);

const { totalCruised, totalDependenciesCruised, violations } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`;
  const why = forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
  console.error(`${rule.name}: ${way}\n  ${why}`);
}
const circles = violations.filter(({ rule }) => rule.name === 'no-circle').length;
console.log(
  `Imports: ${totalCruised} files, ${totalDependenciesCruised} imports, ` +
    `${circles} circles, ${violations.length - circles} others not allowed`,
);
process.exitCode = violations.length > 0 ? 1 : 0;
