import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCounts, summary, vitestCounts } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const missing = join(folder, 'missing.json');
const vitestReport = (report: object) =>
  written({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [], ...report });

test('a good run is counted as it is', () => {
  const file = vitestReport({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 });
  expect(vitestCounts(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

test('a file that does not load is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const file = vitestReport({ numPassedTests: 5, testResults: [broken, broken] });
  expect(vitestCounts(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a bad end without a failed test is a failure', () => {
  expect(vitestCounts(vitestReport({ numPassedTests: 5 }), 1).failed).toBe(1);
  expect(playwrightCounts(written({ stats: { expected: 2 } }), 1).failed).toBe(1);
});

test('a runner that wrote nothing, or ran no test, has failed', () => {
  expect(vitestCounts(missing, 0).failed).toBe(1);
  expect(vitestCounts(vitestReport({}), 0).failed).toBe(1);
  expect(playwrightCounts(missing, 0).failed).toBe(1);
});

test('a browser test that passed on its second try has passed and is counted as flaky', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts(written({ stats }), 1)).toEqual({
    ...{ passed: 4, failed: 1, skipped: 2 },
    flaky: 1,
  });
});

test('flaky tests stand in the line of their stage and in the last one', () => {
  const stage = { name: 'browser', seconds: 1, passed: 3, failed: 0, skipped: 1, flaky: 2 };
  const lines = summary([stage, { ...stage, name: 'unit', flaky: 0 }]).split('\n');
  expect(lines[0]).toMatch(/browser .* 1 skipped +2 flaky$/);
  expect(lines[1]).not.toContain('flaky');
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 2 skipped, 2 flaky');
});

test('the last line is the sum of all stages', () => {
  const stage = { name: 'unit', seconds: 1, passed: 3, failed: 1, skipped: 0 };
  const closing = (stages: (typeof stage)[]) => summary(stages).split('\n').at(-1);
  expect(closing([stage, { ...stage, name: 'sqlite' }])).toBe('6 passed, 2 failed');
  expect(closing([stage, { ...stage, skipped: 4 }])).toBe('6 passed, 2 failed, 4 skipped');
});
