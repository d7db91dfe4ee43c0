import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from './mutant-sample.mjs';
import { fitsOnce, type Mutation, mutated } from './mutation.mjs';
import { citedIn, requirementsIn } from './proofs.mjs';
import { testsIn } from './test-names.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const table: Mutation[] = JSON.parse(read('scripts/mutants.json'));
const ids = requirementsIn(read('docs/requirements.md')).map(({ id }) => id);

const example: Mutation = {
  requirement: 'PP-01',
  file: 'a.ts',
  text: 'a < b',
  replacement: 'a <= b',
  project: 'unit',
  tests: ['a.test.ts'],
};

test('a mutation changes one place, and one that is gone or ambiguous is refused', () => {
  expect(mutated(example, 'if (a < b) c();')).toBe('if (a <= b) c();');
  expect(fitsOnce(example, 'if (a < b) c();')).toBe(true);
  expect(fitsOnce(example, 'if (b > a) c();')).toBe(false);
  expect(fitsOnce(example, 'a < b && a < b')).toBe(false);
  expect(fitsOnce({ ...example, replacement: example.text }, 'a < b')).toBe(false);
});

test.each(table)('$requirement still fits $file', (mutation) => {
  expect(ids).toContain(mutation.requirement);
  expect(fitsOnce(mutation, read(mutation.file))).toBe(true);
});

test.each(table)('$requirement is cited by one of its tests', ({ requirement, tests }) => {
  const cited = tests.flatMap((file) => {
    expect(existsSync(join(root, file))).toBe(true);
    return testsIn(file, read(file)).tests.flatMap(({ name }) => citedIn(name).ids);
  });
  // Some names are made from a table of ids.
  const named =
    cited.includes(requirement) || tests.some((file) => read(file).includes(requirement));
  expect(named).toBe(true);
});

test('a sample repeats itself by its seed and takes nothing twice', () => {
  const picked = sample(ids, 60, 7);
  expect(sample(ids, 60, 7)).toEqual(picked);
  expect(new Set(picked).size).toBe(60);
  expect(sample(ids, 60, 8)).not.toEqual(picked);
  expect(sample(['a', 'b'], 5, 1).sort()).toEqual(['a', 'b']);
});
