// @ts-check
// What each stage of `npm test` leaves behind: every test with its outcome, and on which sources it
// ran. Only a whole stage writes such a report; a run of single files does not touch it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './pinned-node.mjs';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Result
 * @typedef {{ file: string, line?: number, name: string, result: Result, flaky?: boolean, asserts?: boolean, error?: string | undefined, suite?: string | undefined }} Outcome
 * @typedef {{ fingerprint: string, commit: string, note?: string, outcomes: Outcome[] }} Run
 * @typedef {{ stage: string, state: 'current' | 'stale' | 'missing', run?: Run }} StageRun
 */

export const runnerStages = ['unit', 'components', 'sqlite', 'postgres', 'browser'];
const folder = join(root, '.cache', 'reports');

/** @param {string} path absolute */
const fromRoot = (path) => relative(root, path).split('\\').join('/');

/**
 * The first line of an error, without the colours of a terminal.
 * @param {string | undefined} message
 */
const firstLine = (message) => message && stripVTControlCharacters(message).split('\n', 1)[0];

/**
 * Vitest's JSON. `meta.assertions` is counted by tests/support/count-assertions.ts.
 * @param {{ testResults?: { name: string, assertionResults: { title: string, ancestorTitles?: string[], status: string, failureMessages?: string[], meta?: { assertions?: number } }[] }[] } | undefined} report
 * @returns {Outcome[]}
 */
export function vitestResults(report) {
  return (report?.testResults ?? []).flatMap((suite) =>
    suite.assertionResults.map(({ title, ancestorTitles, status, failureMessages, meta }) => ({
      file: fromRoot(suite.name),
      name: title,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
      asserts: (meta?.assertions ?? 0) > 0,
      error: firstLine(failureMessages?.[0]),
      suite: ancestorTitles?.join(' › '),
    })),
  );
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { expectedStatus: string, annotations?: { type: string, description?: string }[], results: { status: string, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: BrowserSuite[] }} BrowserSuite
 */

/**
 * Playwright's JSON. A test that is expected to fail proves nothing when it does; one that passed on
 * its second try has passed, and keeps the error of the first. The annotation `assertions` is of
 * tests/support/assertion-reporter.ts.
 * @param {{ config?: { rootDir?: string }, suites?: BrowserSuite[] } | undefined} report
 * @returns {Outcome[]}
 */
export function playwrightResults(report) {
  const start = report?.config?.rootDir ?? root;
  return (report?.suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        file: fromRoot(resolve(start, spec.file)),
        line: spec.line,
        name: spec.title,
        ...playwrightResult(test),
        asserts: (test.annotations ?? []).some(
          ({ type, description }) => type === 'assertions' && Number(description) > 0,
        ),
        error: firstLine(test.results.find(({ error }) => error)?.error?.message),
      })),
    ),
    ...playwrightResults({ config: { rootDir: start }, suites: suite.suites ?? [] }),
  ]);
}

/**
 * @param {Spec['tests'][number]} test
 * @returns {{ result: Result, flaky?: boolean }}
 */
function playwrightResult({ expectedStatus, results }) {
  const tries = results.filter(({ status }) => status !== 'skipped');
  if (tries.length === 0) return { result: 'skipped' };
  if (tries.at(-1)?.status !== 'passed' || expectedStatus !== 'passed') return { result: 'failed' };
  return tries.length > 1 ? { result: 'passed', flaky: true } : { result: 'passed' };
}

/**
 * A line for each failed, skipped or flaky test of a run, for the end of the output: the runner's own
 * report stands thousands of lines above. Why a test is skipped, its title or that of its suite says.
 * @param {'failed' | 'skipped' | 'flaky'} kind
 * @param {string} stage
 * @param {Outcome[]} results
 */
export function testsThat(kind, stage, results) {
  return results
    .filter(({ result, flaky }) => (kind === 'flaky' ? flaky : result === kind))
    .map(({ file, line, suite, name, error }) => {
      const at = line === undefined ? file : `${file}:${line}`;
      const title = suite ? `${suite} › ${name}` : name;
      return [`${stage}: ${at}: ${title}`, error].filter(Boolean).join('\n    ');
    });
}

export function currentCommit() {
  try {
    const git = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'pipe' });
    return git.toString().trim();
  } catch {
    // Unpacked from an archive: the fingerprint alone tells.
    return '';
  }
}

/** @param {string} stage */
const getFile = (stage) => join(folder, `${stage}.json`);

/** @param {string} stage */
export const deleteRun = (stage) => rmSync(getFile(stage), { force: true });

/**
 * @param {string} stage
 * @param {Run} run
 */
export function saveRun(stage, run) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(getFile(stage), JSON.stringify(run));
}

/**
 * @param {string} fingerprint of the sources as they are now
 * @returns {StageRun[]}
 */
export function readRuns(fingerprint) {
  return runnerStages.map((stage) => {
    if (!existsSync(getFile(stage))) return { stage, state: 'missing' };
    /** @type {Run} */
    const run = JSON.parse(readFileSync(getFile(stage), 'utf8'));
    return { stage, state: run.fingerprint === fingerprint ? 'current' : 'stale', run };
  });
}
