import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightResults } from '../../scripts/run-reports.mjs';

const root = resolve(import.meta.dirname, '../..');

// Tests as somebody might write them, run by Playwright itself with the reporter of the project.
const SAMPLES = `
import { expect, test } from '@playwright/test';
const later = (value) => new Promise((done) => setTimeout(() => done(value), 2000));
test.afterEach(() => { expect(1).toBe(1); });
test('checks a value', () => { expect(1 + 1).toBe(2); });
test('checks inside a step', async () => {
  await test.step('a step', () => { expect(1 + 1).toBe(2); });
});
test('tries until it passes', async () => {
  let tries = 0;
  await expect(() => { tries += 1; expect(tries).toBe(2); }).toPass();
  await expect.poll(() => { tries += 1; return tries; }).toBe(5);
});
test('expects a failure', () => { expect(() => expect(1).toBe(2)).toThrow(); });
test('fails as it says', () => { test.fail(); expect(1).toBe(2); });
test('left out', () => { test.skip(); });
test('checks nothing', async () => { await later; });
test('has no matcher', () => { expect(1); });
test('awaits nothing', () => { expect(later(1)).resolves.toBe(1); });
test('polls and awaits nothing', () => { expect.poll(() => later(1)).toBe(1); });
test('swallows', () => { try { expect(1).toBe(2); } catch {} expect(1).toBe(1); });
test('catches', async () => { await expect(later(1)).resolves.toBe(2).catch(() => {}); });
test('fails', () => { expect(1).toBe(2); });
test('passes on its second try', () => { expect(test.info().retry).toBe(1); });
test('fails, then checks nothing', () => { if (test.info().retry === 0) expect(1).toBe(2); });
`;

const CONFIG = `export default {
  testDir: '.',
  retries: 1,
  reporter: [['${join(root, 'tests/support/assertion-reporter.ts')}'], ['json', { outputFile: 'report.json' }]],
};`;

let folder = '';
let exitCode: number | null = null;
let flaky = 0;
let results: ReturnType<typeof playwrightResults> = [];

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside the project, where its packages are found.
  folder = mkdtempSync(join(root, '.cache', 'sample-tests-'));
  writeFileSync(join(folder, 'sample.test.ts'), SAMPLES);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', folder, '--workers', '1'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  exitCode = status;
  if (stderr) throw new Error(stderr);
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  flaky = report.stats.flaky;
  results = playwrightResults(report);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toResult = (name: string) => results.find((result) => result.name === name);

test.each(['checks a value', 'checks inside a step', 'tries until it passes', 'expects a failure'])(
  'a browser test that %s passes and asserts',
  (name) => {
    expect(toResult(name)).toMatchObject({ result: 'passed', asserts: true });
  },
);

test.each([
  ['checks nothing', 'the test passed without an assertion'],
  ['has no matcher', 'the test passed without an assertion'],
  ['awaits nothing', 'Expect "toBe" was not awaited'],
  ['polls and awaits nothing', 'Expect "poll toBe" was not awaited'],
  ['swallows', 'Expect "toBe" failed and the test went on'],
  ['catches', 'Expect "toBe" failed and the test went on'],
])('a browser test that %s fails: %s', (name, error) => {
  expect(toResult(name)).toMatchObject({ result: 'failed', error });
});

test('a browser test that passes on its second try has passed, is flaky and keeps its first error', () => {
  const result = toResult('passes on its second try');
  expect(result).toMatchObject({ result: 'passed', flaky: true, asserts: true });
  expect(result?.error).toContain('toBe');
  expect(flaky).toBe(1);
});

test('a second try that checks nothing has failed', () => {
  expect(toResult('fails, then checks nothing')).toMatchObject({ result: 'failed' });
});

test('what failed or was left out stays so, and the run as a whole has failed', () => {
  expect(toResult('fails')?.error).toContain('toBe');
  expect(toResult('left out')).toMatchObject({ result: 'skipped' });
  expect(toResult('fails as it says')).toMatchObject({ result: 'failed' });
  expect(exitCode).toBe(1);
});
