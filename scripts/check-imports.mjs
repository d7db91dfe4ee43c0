// @ts-check
// Checks every import against .dependency-cruiser.mjs. `node scripts/check-imports.mjs <folder>` checks
// another folder than this project, as the test of the rules does.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config, { CIRCLES_LEFT } from '../.dependency-cruiser.mjs';
import { folderCircles } from './checks/folder-circles.mjs';
import { root } from './pinned-node.mjs';

const FOLDERS = ['src', 'demo', 'tests', 'bench', 'scripts'];

const baseDir = resolve(process.argv[2] ?? root);
const { forbidden = [], options = {} } = config;
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
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const found = folderCircles(imports);
const ofFolders = found.filter(({ outer }) => !CIRCLES_LEFT.includes(outer));
for (const { outer, folders } of ofFolders) {
  console.error(`no-folder-circle: ${folders.join(' ')}\n  Folders of ${outer} import one way.`);
}
const circles = violations.filter(({ rule }) => rule.name === 'no-circle').length;
console.log(
  `Imports: ${totalCruised} files, ${totalDependenciesCruised} imports, ` +
    `${circles} circles, ${ofFolders.length} circles of folders (${found.length - ofFolders.length} ` +
    `that are left), ${violations.length - circles} others not allowed`,
);
process.exitCode = violations.length + ofFolders.length > 0 ? 1 : 0;
