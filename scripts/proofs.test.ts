import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationProblems, citedIn, compare, proofsIn, requirementsIn } from './proofs.mjs';
import { playwrightResults, testsThat, vitestResults } from './run-reports.mjs';
import { testsIn } from './test-names.mjs';

const names = (source: string, file = 'a.test.ts') => testsIn(file, source).tests;
const root = join(import.meta.dirname, '..');
const ids = ['PP-01', 'PP-02'];
const proven = (results: Parameters<typeof proofsIn>[1]) =>
  compare(ids, [], proofsIn(ids, results)).proven;

test('the project’s own page defines 516 requirements, each once', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8');
  const ids = requirementsIn(page).map(({ id }) => id);
  expect(ids).toHaveLength(516);
  expect(new Set(ids).size).toBe(516);
});

test('an id inside the text of a requirement does not define another', () => {
  const page = '- **PP-01** (§2) See RE-03.\n- **PP-02** (§2) More.\nAlso **PP-03**.\n';
  expect(requirementsIn(page).map(({ id }) => id)).toEqual(['PP-01', 'PP-02']);
});

test.each([
  ['opens the first tab [PP-10]', ['PP-10']],
  ['opens a tab [PP-09] [PP-10]', ['PP-09', 'PP-10']],
  ['opens a tab [PP-09][PP-10]', ['PP-09', 'PP-10']],
  ['opens a tab [PP-09, PP-10]', ['PP-09', 'PP-10']],
  ['counts to a hundred [OP-107]', ['OP-107']],
  ['opens the first tab', []],
  ['draws [x] as text', []],
])('the ids at the end of "%s" are %j', (name, ids) => {
  expect(citedIn(name)).toEqual({ ids, misplaced: [] });
});

test('an id in the middle of a name is reported as misplaced', () => {
  expect(citedIn('opens [PP-09] the tab [PP-10]')).toEqual({
    ids: ['PP-10'],
    misplaced: ['PP-09'],
  });
});

test('tests are found by every way of declaring one', () => {
  const source = `
    test('plain', () => {});
    it("double", async () => {});
    test(\`template \${x} end\`, () => {});
    test.each([1, 2])('row %s', () => {});
    it.each\`a\`('table', () => {});
    describe('suite', () => { test.concurrent('inside', () => {}); });
    test.describe('suite', () => { for (const x of y) test('joined ' + 'title', () => {}); });
  `;
  expect(names(source).map((each) => each.name)).toEqual([
    'plain',
    'double',
    'template … end',
    'row %s',
    'table',
    'inside',
    'joined title',
  ]);
});

test.each([
  ["test('nothing', () => {});", true],
  ["test('nothing', { timeout: 5 }, async () => { /* later */ });", true],
  ["test.each([1])('row %s', (row) => { const x = row; });", true],
  ["test('something', () => { expect(1).toBe(1); });", false],
  ["test('something', () => sum(1));", false],
  ["test.each(rows)('%s', check);", false],
])('whether %s calls nothing: %s', (source, empty) => {
  expect(names(source).map((each) => each.empty)).toEqual([empty]);
});

const vitestRun = (tests: object[]) =>
  vitestResults({
    testResults: [{ name: join(root, 'src/a.test.ts'), assertionResults: tests as never[] }],
  });

test.each([
  ['ran, checked something and passed', { status: 'passed', meta: { assertions: 2 } }, ['PP-01']],
  ['failed', { status: 'failed', meta: { assertions: 2 } }, []],
  ['was skipped', { status: 'skipped', meta: {} }, []],
  ['was turned off by a condition', { status: 'pending' }, []],
  ['is only planned', { status: 'todo' }, []],
  ['passed without a check', { status: 'passed', meta: { assertions: 0 } }, []],
])('a unit or server test that %s', (_, result, expected) => {
  expect(proven(vitestRun([{ title: 'opens [PP-01]', ...result }]))).toEqual(expected);
});

test('the end of a run names each failed test with the first line of its error, and each skipped one', () => {
  const failureMessages = ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at a.test.ts:3'];
  const results = vitestRun([
    { title: 'adds', status: 'failed', failureMessages },
    { title: 'subtracts', status: 'passed' },
    { title: 'divides', ancestorTitles: ['on PostgreSQL alone'], status: 'skipped' },
  ]);
  expect(testsThat('skipped', 'sqlite', results)).toEqual([
    'sqlite: src/a.test.ts: on PostgreSQL alone › divides',
  ]);
  expect(testsThat('failed', 'sqlite', results)).toEqual([
    'sqlite: src/a.test.ts: adds\n    AssertionError: 1 is not 2',
  ]);
  expect(testsThat('failed', 'browser', browserRun('passed', 'timedOut'))).toEqual([
    'browser: tests/process/a.test.ts:4: opens [PP-02]\n    timedOut of try 1',
  ]);
});

test('a test that passed on its second try is named as flaky with the error of the first', () => {
  const flaky = browserRun('passed', 'failed', 'passed');
  expect(testsThat('flaky', 'browser', flaky)).toEqual([
    'browser: tests/process/a.test.ts:4: opens [PP-02]\n    failed of try 1',
  ]);
  expect(testsThat('failed', 'browser', flaky)).toEqual([]);
  expect(testsThat('flaky', 'browser', browserRun('passed', 'failed', 'failed'))).toEqual([]);
  expect(testsThat('flaky', 'browser', browserRun('passed', 'passed'))).toEqual([]);
});

const browserRun = (expectedStatus: string, ...statuses: string[]) =>
  assertingRun('2', expectedStatus, ...statuses);
const assertingRun = (assertions: string | null, expectedStatus: string, ...statuses: string[]) =>
  playwrightResults({
    config: { rootDir: join(root, 'tests/browser') },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                ...{ title: 'opens [PP-02]', file: '../process/a.test.ts', line: 4 },
                tests: [
                  {
                    expectedStatus,
                    annotations: [{ type: 'assertions', description: assertions ?? '' }],
                    results: statuses.map((status, index) => ({
                      status,
                      ...(status !== 'passed' && {
                        error: { message: `${status} of try ${index + 1}` },
                      }),
                    })),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

test.each([
  ['ran and passed', browserRun('passed', 'passed'), ['PP-02']],
  ['failed', browserRun('passed', 'failed'), []],
  ['timed out', browserRun('passed', 'timedOut'), []],
  ['was skipped', browserRun('skipped', 'skipped'), []],
  ['did not run', browserRun('passed'), []],
  ['failed as expected', browserRun('failed', 'failed'), []],
  ['passed without a check', assertingRun('0', 'passed', 'passed'), []],
  ['passed uncounted', assertingRun(null, 'passed', 'passed'), []],
  ['passed on its second try', browserRun('passed', 'failed', 'passed'), ['PP-02']],
  ['failed twice', browserRun('passed', 'failed', 'timedOut'), []],
  ['failed and was skipped then', browserRun('passed', 'failed', 'skipped'), []],
])('a browser test that %s', (_, results, expected) => {
  expect(results[0]).toMatchObject({ file: 'tests/process/a.test.ts', line: 4 });
  expect(proven(results)).toEqual(expected);
});

test('what one test proves and another refutes is not proven', () => {
  const good = { title: 'opens [PP-01] [PP-02]', status: 'passed', meta: { assertions: 1 } };
  const bad = { ...good, title: 'shuts [PP-02]', status: 'failed' };
  expect(proven(vitestRun([good]))).toEqual(ids);
  expect(proven(vitestRun([good, bad]))).toEqual(['PP-01']);
});

test('a requirement that was proven and is no more is lost; an open one is not', () => {
  const results = vitestRun([
    { title: 'opens [PP-01]', status: 'passed', meta: { assertions: 1 } },
  ]);
  const proofs = proofsIn(ids, results);
  expect(compare(ids, [], proofs)).toEqual({ proven: ['PP-01'], lost: ['PP-02'], gained: [] });
  expect(compare(ids, ids, proofs)).toEqual({
    proven: ['PP-01'],
    lost: [],
    gained: ['PP-01'],
  });
});

test('text, comments and calls of other names are no tests', () => {
  const source = `
    // test('in a comment', () => {});
    const text = "test('in a string', () => {})";
    /x/.test('subject');
    test.step('a step', () => {});
    test.use({ name: 'x' });
    contest('no', () => {});
  `;
  expect(names(source)).toEqual([]);
});

test('markup in a test file is understood', () => {
  expect(names(`test('draws', () => { draw(<b>it</b>); });`, 'a.test.tsx')).toHaveLength(1);
});

test('a test that cites an unknown requirement, or one before its end, is a problem', () => {
  const at = (name: string) => citationProblems(ids, [{ file: 'a.test.ts', name }]);
  expect(at('does it [PP-01] [ZZ-99]')).toEqual([expect.stringContaining('ZZ-99')]);
  expect(at('does [PP-01] it')).toEqual([expect.stringContaining('before its end')]);
  expect(at('does it [PP-01]')).toEqual([]);
});
