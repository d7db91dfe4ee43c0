// @ts-check
// Reads the reports of the test runners and adds them up.
import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky` tests passed on their second try: they are among the passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts
 * @typedef {{ name: string, seconds: number, note?: string } & Counts} Stage
 */

/**
 * A runner that failed without a failed test (a crash, a file that does not load, no test found)
 * counts as one failure, so that nothing broken can pass.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function withExit(counts, exitCode) {
  const silent = exitCode !== 0 && counts.failed === 0;
  const nothing = counts.passed + counts.failed + counts.skipped === 0;
  return silent || nothing ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** @param {string} file */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} file written by Vitest's JSON reporter
 * @param {number} exitCode
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  for (const suite of report?.testResults ?? []) {
    if (suite.status === 'failed' && suite.assertionResults.length === 0) counts.failed += 1;
  }
  return withExit(counts, exitCode);
}

/**
 * @param {string} file written by Playwright's JSON reporter
 * @param {number} exitCode
 */
export function playwrightCounts(file, exitCode) {
  const stats = readReport(file)?.stats;
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky: stats?.flaky ?? 0,
  };
  return withExit(counts, exitCode);
}

/**
 * The table of the stages and, alone on the last line, the sum of all.
 * @param {Stage[]} stages
 * @param {number} [seconds] of the whole run: some stages run at the same time
 */
export function summary(stages, seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0)) {
  const width = Math.max(...stages.map((stage) => stage.name.length));
  const lines = stages.map((stage) => {
    const { name, passed, failed, skipped, flaky = 0, note } = stage;
    const figures = [`${stage.seconds.toFixed(1).padStart(7)} s`, counted(passed, 'passed')];
    figures.push(counted(failed, 'failed'), counted(skipped, 'skipped'));
    if (flaky > 0) figures.push(counted(flaky, 'flaky'));
    return [`  ${name.padEnd(width)}`, ...figures, note ?? ''].join('  ').trimEnd();
  });
  const total = (/** @type {keyof Counts} */ key) =>
    stages.reduce((sum, stage) => sum + (stage[key] ?? 0), 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  const flaky = total('flaky') > 0 ? `, ${total('flaky')} flaky` : '';
  const closing = `${total('passed')} passed, ${total('failed')} failed${skipped}${flaky}`;
  return [
    ...lines,
    `  ${'all'.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`,
    '',
    closing,
  ].join('\n');
}

/**
 * @param {number} count
 * @param {string} word
 */
const counted = (count, word) => `${String(count).padStart(5)} ${word}`;
