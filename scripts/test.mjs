// @ts-check
// `npm test`: every check there is, in order, on the pinned Node. A failed stage does not stop the
// others. `npm test -- unit browser` runs the named stages only; `npm run check` the quick ones;
// `npm run test:all` leaves nothing out; `npm test -- changed` runs what the changes since main can
// have touched (docs/decisions/064-test-stages.md).
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { changedFiles, changesSince, touchedBy } from './changed.mjs';
import { environment, root } from './pinned-node.mjs';
import { postgresFiles } from './postgres-files.mjs';
import {
  currentCommit,
  deleteRun,
  playwrightResults,
  saveRun,
  testsThat,
  vitestResults,
} from './run-reports.mjs';
import { fingerprint } from './sources.mjs';
import { playwrightCounts, readReport, summary, vitestCounts } from './test-report.mjs';
import { vitestRun } from './vitest-run.mjs';

/** @typedef {import('./test-report.mjs').Stage} Stage */

const cache = join(root, '.cache');
const quick = ['types', 'lint', 'unit'];
/** `npm run test:all`: nothing is left out or sampled. */
const everything = process.argv.includes('all');
const changed = process.argv.includes('changed') ? findChanges() : undefined;
/** Which part of the sweeps runs today (src/server/testing/sweep.ts). */
const sweepSeed = everything
  ? 'all'
  : (process.env.SWEEP_SEED ?? String(Math.floor(Date.now() / 86_400_000)));
/** Tests of all stages, a line each. @type {Record<'failed' | 'skipped' | 'flaky', string[]>} */
const listed = { failed: [], skipped: [], flaky: [] };

function findChanges() {
  const since = changesSince();
  const files = changedFiles(since);
  const touched = touchedBy(files);
  const tests = touched.browser === 'all' ? 'all' : touched.browser.join(', ') || 'none';
  console.log(`${files.length} files changed since ${since}: browser tests ${tests}.`);
  return { since, ...touched };
}

/** @type {{ built?: boolean, chromium?: { path?: string, missing?: string }, postgres?: { bin?: string, missing?: string } }} */
const tools = existsSync(join(cache, 'tools.json'))
  ? JSON.parse(readFileSync(join(cache, 'tools.json'), 'utf8'))
  : {};

/** What the programs of a stage print that runs beside another one: shown in one piece at its end. */
const stageOutput = /** @type {AsyncLocalStorage<Buffer[]>} */ (new AsyncLocalStorage());

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<number>} the exit code
 */
function run(args, extra = {}) {
  const output = stageOutput.getStore();
  const colors = output && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...environment(), SWEEP_SEED: sweepSeed, ...colors, ...extra };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = output ? ['inherit', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(process.execPath, args, { cwd: root, stdio, env });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ part) => output?.push(part));
  }
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code) => {
      child.on('close', () => done(code ?? 1));
      // A process that it has left behind would hold its streams open.
      setTimeout(() => done(code ?? 1), 1000);
    });
  });
}

/** @param {string} path inside node_modules */
const program = (path) => join('node_modules', ...path.split('/'));

/** @param {boolean} good */
const oneCheck = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

/**
 * One configuration for each layer, built in their order; what did not change is not checked again.
 * Each further checker of a layer works out the types of its imports anew, and by default Go collects
 * its garbage twice as often: with both the stage takes half the processor time.
 */
async function types() {
  const tsc = program('typescript/bin/tsc');
  return oneCheck((await run([tsc, '-b', '--checkers', '1'], { GOGC: '200' })) === 0);
}

async function lint() {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  const biome = [program('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'];
  const exitCodes = await Promise.all([
    run([...biome, `--colors=${colors}`]),
    run([join('scripts', 'check-house.mjs')]),
    run([join('scripts', 'check-imports.mjs')]),
  ]);
  return oneCheck(exitCodes.every((code) => code === 0));
}

/**
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function vitest(project, extra) {
  const report = join(cache, `${project}-results.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const related = changed ? [`--changed=${changed.since}`, '--passWithNoTests'] : [];
  const args = [...vitestRun(project), ...reporters];
  const exitCode = await recorded(
    project,
    () => run([...args, ...related], extra),
    () => vitestResults(readReport(report)),
  );
  const untouched = changed && exitCode === 0 && !readReport(report)?.numTotalTests;
  return untouched ? { passed: 0, failed: 0, skipped: 0 } : vitestCounts(report, exitCode);
}

/**
 * Runs a stage and records which of its tests passed, and on which sources, for the requirements.
 * @param {string} stage
 * @param {() => Promise<number>} runner
 * @param {() => import('./run-reports.mjs').Outcome[]} results
 */
async function recorded(stage, runner, results) {
  if (!changed) deleteRun(stage);
  const sources = { fingerprint: fingerprint(), commit: currentCommit() };
  const exitCode = await runner();
  const done = results();
  // A part of a stage says nothing about the requirements.
  if (!changed) saveRun(stage, { ...sources, outcomes: done });
  listed.failed.push(...testsThat('failed', stage, done));
  listed.skipped.push(...testsThat('skipped', stage, done));
  listed.flaky.push(...testsThat('flaky', stage, done));
  return exitCode;
}

/** Components in one page of a real browser. */
async function components() {
  const missing = tools.chromium?.missing;
  return missing ? { ...oneCheck(false), note: missing } : vitest('components');
}

async function postgres() {
  const { bin, missing } = tools.postgres ?? {};
  const { chosen, left } = postgresFiles();
  if (!missing) {
    const selection = everything ? {} : { VITRINE_TEST_SELECTION: 'postgres' };
    const counts = await vitest('postgres', { ...selection, ...(bin && { POSTGRES_BIN: bin }) });
    return everything
      ? counts
      : { ...counts, note: `left to npm run test:all: ${left.length} files` };
  }
  const sources = { fingerprint: fingerprint(), commit: currentCommit() };
  saveRun('postgres', { ...sources, note: missing, outcomes: [] });
  // The same files run on both databases, so the number of skipped tests is known.
  const onSqlite = vitestResults(readReport(join(cache, 'sqlite-results.json')));
  const files = new Set((everything ? [...chosen, ...left] : chosen).map(({ path }) => path));
  const skipped = onSqlite.filter(({ file }) => files.has(file)).length;
  return { passed: 0, failed: 0, skipped, note: missing };
}

async function browser() {
  const missing = tools.built === false ? 'the build failed' : tools.chromium?.missing;
  if (missing) return { ...oneCheck(false), note: missing };
  const report = join(cache, 'browser-results.json');
  rmSync(report, { force: true });
  const files = changed && changed.browser !== 'all' ? changed.browser : [];
  const args = [program('@playwright/test/cli.js'), 'test', ...files];
  const exitCode = await recorded(
    'browser',
    () => run(args),
    () => playwrightResults(readReport(report)),
  );
  return playwrightCounts(report, exitCode);
}

/** Whether each requirement that was proven still is, by the reports of the stages before. */
async function requirements() {
  return oneCheck((await run([join('scripts', 'requirements.mjs'), 'check'])) === 0);
}

/** @type {Record<string, () => Promise<Omit<Stage, 'name' | 'seconds'>>>} */
const stages = {
  types,
  lint,
  unit: () => vitest('unit'),
  components,
  sqlite: () => vitest('sqlite'),
  postgres,
  browser,
  requirements,
};

const named = process.argv.slice(2).filter((name) => name !== 'all' && name !== 'changed');
const every = changed ? changed.stages : Object.keys(stages);
const names = named.includes('quick') ? quick : named.length > 0 ? named : every;
const unknown = names.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}: there are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

mkdirSync(cache, { recursive: true });
if (!everything) console.log(`Sweeps run in part, SWEEP_SEED=${sweepSeed}.`);
/**
 * Stages that wait now and then: for a process, a timer, the database. One alone leaves a third of two cores
 * unused, so two of them run at a time. The stage of the served shop takes all there is, and the last one
 * reads what the others have left. Without PostgreSQL its stage counts the tests of that of SQLite.
 */
const besideOthers = ['types', 'lint', 'unit', 'components', 'sqlite'];
if (!tools.postgres?.missing) besideOthers.push('postgres');
const LANES = 2;

/** @type {Map<string, Stage>} */
const done = new Map();

/** @param {string} name */
async function runStage(name) {
  const start = performance.now();
  const result = await stages[name]?.();
  if (result) done.set(name, { name, ...result, seconds: (performance.now() - start) / 1000 });
}

/** @param {string[]} waiting */
async function runLane(waiting) {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const stage = name;
    /** @type {Buffer[]} */
    const output = [];
    await stageOutput.run(output, () => runStage(stage));
    process.stdout.write(Buffer.concat([Buffer.from(`\n— ${stage}\n`), ...output]));
  }
}

const start = performance.now();
const beside = names.filter((name) => besideOthers.includes(name));
const alone = names.filter((name) => beside.length === 1 || !besideOthers.includes(name));
if (beside.length > 1) {
  console.log(`\nTwo at a time, each shown at its end: ${beside.join(', ')}.`);
  await Promise.all(Array.from({ length: LANES }, () => runLane(beside)));
}
for (const name of alone) {
  console.log(`\n— ${name}`);
  await runStage(name);
}
const seconds = (performance.now() - start) / 1000;
const inOrder = names.flatMap((name) => done.get(name) ?? []);
for (const [name, lines] of Object.entries(listed)) {
  if (lines.length > 0) console.log([`\n— ${name}`, ...lines].join('\n  '));
}
console.log(`\n${summary(inOrder, seconds)}`);
process.exitCode = inOrder.some((stage) => stage.failed > 0) ? 1 : 0;
