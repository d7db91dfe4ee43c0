import { expect, test } from 'vitest';
import { parse } from '../test-names.mjs';
import { countPrivateWords, privateWordProblems } from './private-words.mjs';

const count = (source: string) =>
  Object.fromEntries(countPrivateWords(parse('one.ts', source).program));

test('counts types, functions, parameters, variables and bindings', () => {
  expect(count('function wish(outcome: string) {} interface OwnPart {}')).toEqual({
    wish: 1,
    outcome: 1,
    own: 1,
  });
  expect(count('const { asked: [wanted], ...facts } = x; const MOST_ROWS = 1;')).toEqual({
    wanted: 1,
    facts: 1,
    most: 1,
  });
});

test('keys, properties and strings do not count', () => {
  expect(count("const x = { answer: 'answer' }; x.answer = y.own;")).toEqual({});
});

test('more than allowed fails, and so does an allowance that is too large', () => {
  expect(privateWordProblems(new Map([['wish', 2]]), { wish: 1 })).toHaveLength(1);
  expect(privateWordProblems(new Map(), { wish: 1 })).toHaveLength(1);
  expect(privateWordProblems(new Map([['wish', 1]]), { wish: 1 })).toEqual([]);
});
