// @ts-check
// `npm run mutants`: breaks the code of a requirement in one small place, runs the tests named for
// it, and tells where none of them fails. The table is scripts/mutants.json: requirements picked at
// random (scripts/mutant-sample.mjs) and those of which a test was once missing. The tree itself is
// never changed: all happens in a copy.
//   npm run mutants                  all that need no browser
//   npm run mutants -- browser       those that do; each costs a build
//   npm run mutants -- CT-22 OP-56   those of these requirements
//   npm run mutants -- short         one without a browser for each kind of test; in `npm run
//                                    test:all` also the tests of one with a browser, unbroken

import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-tree.mjs';
import { fitsOnce, mutated } from './mutation.mjs';
import { environment, root } from './pinned-node.mjs';
import { readReport } from './test-report.mjs';
import { vitestRun } from './vitest-run.mjs';

/** @typedef {import('./mutation.mjs').Mutation} Mutation */

/** @type {Mutation[]} */
const table = JSON.parse(readFileSync(join(root, 'scripts', 'mutants.json'), 'utf8'));
const requested = process.argv.slice(2);
const short = requested.includes('short');
const chosen = short ? shortest() : table.filter(isRequested);

/** @param {Mutation} mutation */
function isRequested({ requirement, project }) {
  if (requested.length === 0) return project !== 'browser';
  return requested.includes(requirement) || requested.includes(project);
}

/** One of each project, the first with a single file of tests. */
function shortest() {
  const withBrowser = process.env.SWEEP_SEED === 'all';
  const projects = new Set(
    table.map(({ project }) => project).filter((each) => withBrowser || each !== 'browser'),
  );
  return [...projects].flatMap((project) => {
    const first = table.find((each) => each.project === project && each.tests.length === 1);
    return first ? [first] : [];
  });
}

const misfits = table.filter((mutation) => !fitsOnce(mutation, readSource(mutation.file)));
for (const { requirement, file, text } of misfits) {
  console.error(`${requirement}: ${file} does not have exactly one ${JSON.stringify(text)}`);
}
if (misfits.length > 0) process.exit(1);

/** @param {string} file */
function readSource(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // Moved or deleted: the same as a text that is no longer there.
    return '';
  }
}

/** The copy uses the browser that was found for the tree. */
function copyWithTools() {
  const copy = copyTree();
  mkdirSync(join(copy, '.cache'), { recursive: true });
  const tools = join('.cache', 'tools.json');
  if (existsSync(join(root, tools))) cpSync(join(root, tools), join(copy, tools));
  return copy;
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', env: environment() });
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}

/**
 * How many tests failed; null where they did not run at all.
 * @param {string} copy
 * @param {string} project
 * @param {string[]} tests
 * @returns {Promise<number | null>}
 */
async function failures(copy, project, tests) {
  if (project === 'browser') return browserFailures(copy, tests);
  const report = join(copy, '.cache', 'mutant.json');
  rmSync(report, { force: true });
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  await run(copy, [...vitestRun(project), ...reporter, ...tests]);
  const result = readReport(report);
  if (!result || result.numTotalTests === 0) return null;
  return result.numFailedTests;
}

/**
 * @param {string} copy
 * @param {string[]} tests
 * @returns {Promise<number | null>}
 */
async function browserFailures(copy, tests) {
  const report = join(copy, '.cache', 'browser-results.json');
  rmSync(report, { force: true });
  // Built anew where a source differs from those of the last build.
  if ((await run(copy, [join('scripts', 'setup.mjs'), 'start'])) !== 0) return null;
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  // The tests of one requirement are enough to see that they run.
  const cited = short ? ['--grep', chosen.map(({ requirement }) => requirement).join('|')] : [];
  const once = ['--project=desktop', '--retries=0'];
  await run(copy, [playwright, 'test', ...once, ...cited, ...tests]);
  const stats = readReport(report)?.stats;
  return stats ? stats.unexpected : null;
}

/** Before anything is broken all the tests pass, else a failure would say nothing. */
async function passUnbroken(/** @type {string} */ copy) {
  const projects = [...new Set(chosen.map(({ project }) => project))];
  for (const project of projects) {
    const tests = new Set(
      chosen.filter((each) => each.project === project).flatMap(({ tests }) => tests),
    );
    const failed = await failures(copy, project, [...tests]);
    if (failed === 0) continue;
    console.error(
      `The ${project} tests fail already (${failed ?? 'none ran'}): nothing can be told.`,
    );
    return false;
  }
  return true;
}

/**
 * How many mutants no test noticed; null where the tests fail without them.
 * @param {string} copy
 * @param {Mutation[]} mutants
 */
async function survivorsIn(copy, mutants) {
  if (!(await passUnbroken(copy))) return null;
  let survivors = 0;
  for (const mutation of mutants) {
    const { requirement, file, project, tests } = mutation;
    const source = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), mutated(mutation, source));
    const failed = await failures(copy, project, tests);
    writeFileSync(join(copy, file), source);
    // A file that no longer loads would fail any test: that shows nothing.
    const verdict = failed === null ? 'did not run' : failed > 0 ? 'found' : 'SURVIVED';
    if (verdict !== 'found') survivors += 1;
    console.log(`${requirement.padEnd(7)} ${verdict.padEnd(11)} ${file}`);
  }
  return survivors;
}

// A build for each mutant would take too long.
const broken = short ? chosen.filter(({ project }) => project !== 'browser') : chosen;
const copy = copyWithTools();
try {
  const survivors = await survivorsIn(copy, broken);
  if (survivors !== null)
    console.log(`\n${broken.length - survivors} of ${broken.length} mutants found`);
  process.exitCode = survivors === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
