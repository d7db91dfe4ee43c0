// @ts-check
// `npm run requirements`: each requirement with the tests that prove it, then those without any. A
// test counts when it ran and passed in the last run of its stage of `npm test`, whose reports are
// in .cache/reports. With `check`, as the last stage of `npm test`: only whether a proof was lost.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';
import { citationProblems, compare, proofsIn, requirementsIn } from './proofs.mjs';
import { readRuns } from './run-reports.mjs';
import { fingerprint, sources } from './sources.mjs';
import { testsIn } from './test-names.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const short = (/** @type {string} */ text) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

const requirements = requirementsIn(read('docs/requirements.md'));
const ids = requirements.map(({ id }) => id);
/** @type {string[]} */
const open = JSON.parse(read('scripts/open-requirements.json'));

const declared = sources(/\.(test|spec)\.(tsx?|mjs)$/).flatMap((file) =>
  testsIn(file, read(file)).tests.map((test) => ({ file, ...test })),
);
const empty = new Set(
  declared.filter((test) => test.empty).map(({ file, line }) => `${file}:${line}`),
);

const runs = readRuns(fingerprint());
const results = runs
  .flatMap(({ run }) => run?.outcomes ?? [])
  .filter(({ file, line }) => existsSync(join(root, file)) && !empty.has(`${file}:${line}`));
const proofs = proofsIn(ids, results);
const { proven, lost, gained } = compare(ids, open, proofs);
const problems = citationProblems(ids, declared);

function list() {
  for (const id of proven) {
    console.log(id);
    const lines = (proofs.get(id) ?? []).map(({ file, name }) => `  ${file}: ${name}`);
    for (const line of new Set(lines)) console.log(line);
  }
  console.log('\nWithout a test that passed:');
  for (const { id, text } of requirements) {
    if (!proven.includes(id)) console.log(`  ${id} ${short(text)}`);
  }
  console.log('');
}

/** @param {import('./run-reports.mjs').StageRun} stageRun */
function reportOn({ stage, state, run }) {
  if (!run) return `${stage}: no report, run \`npm test -- ${stage}\``;
  const ran = run.commit ? ` (it ran on ${run.commit.slice(0, 10)})` : '';
  if (state === 'stale') return `${stage}: the sources changed since its report${ran}`;
  return run.note ? `${stage}: ${run.note}` : '';
}

const checking = process.argv.includes('check');
if (!checking) list();
for (const line of runs.map(reportOn).filter(Boolean)) console.log(line);
const notCurrent = runs.some(({ state }) => state !== 'current');
if (runs.every(({ state }) => state === 'missing')) console.log('No reports: run `npm test`.');
else if (lost.length > 0 && runs.every(({ run }) => run))
  console.log(`Lost since it was proven: ${lost.join(', ')}`);
if (gained.length > 0)
  console.log(`Proven now, to be taken off scripts/open-requirements.json: ${gained.join(', ')}`);
for (const problem of problems) console.error(problem);
console.log(`proven ${proven.length} of ${ids.length}`);
const failed = problems.length > 0 || (checking && (lost.length > 0 || notCurrent));
process.exitCode = failed ? 1 : 0;
