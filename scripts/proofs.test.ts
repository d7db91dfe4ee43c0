import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedIn, match, requirementsIn } from './proofs.mjs';
import { testsIn } from './test-names.mjs';

const names = (source: string, file = 'a.test.ts') => testsIn(file, source).tests;
const counted = (source: string) =>
  names(source)
    .filter((each) => each.counts)
    .map((each) => each.name);

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

test('an id in the middle of a name is told as misplaced', () => {
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
  expect(counted(source)).toEqual([
    'plain',
    'double',
    'template … end',
    'row %s',
    'table',
    'inside',
    'joined title',
  ]);
});

test('tests that do not run prove nothing', () => {
  const off = ['skip', 'todo', 'fixme', 'fails'];
  const source = [
    ...off.map((word) => `test.${word}('alone', () => {});`),
    ...off.map((word) => `describe.${word}('suite', () => { it('inside', () => {}); });`),
    `test.describe.skip('suite', () => { test('inside', () => {}); });`,
  ].join('\n');
  expect(names(source)).toHaveLength(9);
  expect(counted(source)).toEqual([]);
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

test('a test that cites an unknown requirement is a problem', () => {
  const proof = { file: 'a.test.ts', name: 'does it [PP-01] [ZZ-99]' };
  const { proofs, problems } = match(['PP-01', 'PP-02'], [proof]);
  expect(proofs.get('PP-01')).toEqual([proof]);
  expect(proofs.get('PP-02')).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('ZZ-99')]);
});
