import { expect, test } from 'vitest';
import { decisionProblems } from './decision-rules.mjs';

const decision = (name: string, change: (source: string) => string = (source) => source) => ({
  name,
  source: change(
    `# ${name.slice(0, 3)}: Carts\n\n- Date: 2026-01-31\n- Status: accepted\n\nBecause.\n`,
  ),
});
const index = (...rows: string[]) => ({ name: 'README.md', source: rows.join('\n') });
const row = (name: string, stands = 'accepted') =>
  `| [${name.slice(0, 3)}](${name}) | Carts | 2026-01-31 | ${stands} |`;

test('numbered, dated and indexed decisions are fine', () => {
  const names = ['001-a.md', '002-b.md'];
  const files = [...names.map((name) => decision(name)), index(...names.map((name) => row(name)))];
  expect(decisionProblems(files)).toEqual([]);
});

test('a superseded decision names one that exists', () => {
  const superseded = (by: string) =>
    decision('001-a.md', (source) => source.replace('accepted', `superseded by ${by}`));
  const rows = (by: string) => index(row('001-a.md', `superseded by ${by}`), row('002-b.md'));
  expect(decisionProblems([superseded('002'), decision('002-b.md'), rows('002')])).toEqual([]);
  expect(decisionProblems([superseded('009'), decision('002-b.md'), rows('009')])).toEqual([
    'docs/decisions/001-a.md: there is no 009',
  ]);
});

test.each([
  ['a gap', ['001-a.md', '003-c.md'], 'its number should be 002'],
  ['a double', ['001-a.md', '001-b.md'], 'its number should be 002'],
  ['a wrong name', ['1-a.md'], 'its number should be 001'],
])('%s is refused', (_, names, problem) => {
  const files = [...names.map((name) => decision(name)), index(...names.map((name) => row(name)))];
  expect(decisionProblems(files).join('\n')).toContain(problem);
});

test.each([
  ['no date', /- Date.*\n/, 'Date'],
  ['a day that is none', /2026-01-31/, 'Date'],
  ['no status', /- Status.*\n/, 'Status'],
  ['another status', /accepted/, 'Status'],
  ['no title', /# 001.*\n/, 'first line'],
])('%s is refused', (_, pattern, problem) => {
  const files = [
    decision('001-a.md', (source) => source.replace(pattern, '')),
    index(row('001-a.md')),
  ];
  expect(decisionProblems(files).join('\n')).toContain(problem);
});

test('a decision that the index lacks is refused', () => {
  expect(decisionProblems([decision('001-a.md'), index()]).join('\n')).toContain('README.md lacks');
});
